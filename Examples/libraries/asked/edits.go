// Prints the edit distance of two strings, which are two lines of JSON: edits NAME.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"

	agext "github.com/agext/levenshtein"
	agnivade "github.com/agnivade/levenshtein"
)

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<26)
	for lines.Scan() {
		var pair []string
		json.Unmarshal(lines.Bytes(), &pair)
		if os.Args[1] == "agext" {
			fmt.Println(agext.Distance(pair[0], pair[1], nil))
		} else {
			fmt.Println(agnivade.ComputeDistance(pair[0], pair[1]))
		}
	}
}
