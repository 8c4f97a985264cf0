// Encodes the string in each line, in hexadecimal UTF-8, as a segment of a path by net/url.
package main

import (
	"bufio"
	"encoding/hex"
	"fmt"
	"net/url"
	"os"
)

func main() {
	for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
		text, _ := hex.DecodeString(lines.Text())
		fmt.Println(url.PathEscape(string(text)))
	}
}
