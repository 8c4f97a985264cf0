// Writes words in a notation; each line has the notation, a tab, and the words in hexadecimal UTF-8: notation NAME.
package main

import (
	"bufio"
	"encoding/hex"
	"fmt"
	"os"
	"strings"

	"github.com/huandu/xstrings"
	"github.com/iancoleman/strcase"
	stoewer "github.com/stoewer/go-strcase"
)

var notations = map[string]map[string]func(string) string{
	"iancoleman": {"camel": strcase.ToLowerCamel, "pascal": strcase.ToCamel, "kebab": strcase.ToKebab},
	"stoewer":    {"camel": stoewer.LowerCamelCase, "pascal": stoewer.UpperCamelCase, "kebab": stoewer.KebabCase},
	"xstrings":   {"pascal": xstrings.ToCamelCase, "kebab": xstrings.ToKebabCase},
}

func main() {
	for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
		words := strings.Split(lines.Text(), "\t")
		text, _ := hex.DecodeString(words[1])
		fmt.Println(notations[os.Args[1]][words[0]](string(text)))
	}
}
