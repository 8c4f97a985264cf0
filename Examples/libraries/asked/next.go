// Prints the next run of a crontab line; each input line has a zone, the line and a moment, separated by tabs: next
// NAME.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/gorhill/cronexpr"
	"github.com/robfig/cron"
)

func main() {
	for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
		words := strings.Split(lines.Text(), "\t")
		zone, err := time.LoadLocation(words[0])
		moment, _ := strconv.ParseInt(words[2], 10, 64)
		if err != nil {
			fmt.Println(err)
			continue
		}
		now := time.Unix(moment, 0).In(zone)
		if os.Args[1] == "robfig" {
			schedule, _ := cron.ParseStandard(words[1])
			fmt.Println(schedule.Next(now).Unix())
		} else {
			fmt.Println(cronexpr.MustParse(words[1]).Next(now).Unix())
		}
	}
}
