// Command adapter speaks Assay's adapter protocol 1 on standard input and output: one JSON value per line. It logs to
// standard error.
package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"os"
	"runtime/debug"
	"unicode/utf8"
)

// A subsystem returns the output for an input and the readings that are asked for, or a Rejection.
type subsystem struct {
	name string
	run  func(input any, readings map[string]any) (any, error)
}

var subsystems = []subsystem{
	{"scholar.hindex", hIndex},
	// The next subsystem goes here: a function in a separate file, and a line in this table. `assay list` shows
	// all subsystems, and `assay explain scholar.similarity` shows the rules and shapes of that subsystem.
	// {"scholar.similarity", similarity},
}

// readings has the options that the adapter implements for each reading; the first one applies unless a
// run asks for another one.
var readings = map[string][]string{
	// "scholar.similarity.threshold": {"inclusive", "strict"},
}

func hello() object {
	names := []string{}
	for _, subsystem := range subsystems {
		names = append(names, subsystem.name)
	}
	return object{
		"op":         "hello",
		"protocol":   1,
		"name":       "my-adapter",
		"language":   "go",
		"version":    "0.1",
		"subsystems": names,
		"readings":   readings,
	}
}

// answer returns the reply to a run.
func answer(id any, request object) (reply object) {
	name, _ := request["subsystem"].(string)
	defer func() {
		if failure := recover(); failure != nil { // whatever failed, the adapter goes on with the next request
			log.Printf("%s failed: %v\n%s", name, failure, debug.Stack())
			reply = failed(id, failure)
		}
	}()
	for _, subsystem := range subsystems {
		if subsystem.name != name {
			continue
		}
		asked, _ := request["readings"].(object)
		output, err := subsystem.run(request["input"], asked)
		var rejection Rejection
		switch {
		case errors.As(err, &rejection):
			return object{"id": id, "error": object{"code": string(rejection)}}
		case err != nil:
			log.Printf("%s failed: %v", name, err)
			return failed(id, err)
		}
		return object{"id": id, "output": output}
	}
	return object{"id": id, "skip": "not implemented: " + name}
}

func failed(id, failure any) object {
	return object{"id": id, "error": object{"code": "adapter.failed", "message": fmt.Sprint(failure)}}
}

// respond returns the reply to a request, or nil if the request has no id.
func respond(request object) object {
	if request["op"] == "hello" {
		return hello()
	}
	id, ok := request["id"]
	if !ok {
		log.Print("a request without an id cannot be answered")
		return nil
	}
	if request["op"] != "run" {
		return object{"id": id, "skip": fmt.Sprintf("there is no op %v", request["op"])}
	}
	return answer(id, request)
}

// parse returns the request on a line.
func parse(line []byte) (object, error) {
	if !utf8.Valid(line) {
		return nil, errors.New("it is not UTF-8")
	}
	decoder := json.NewDecoder(bytes.NewReader(line))
	decoder.UseNumber() // a float64 would round
	var request object
	if err := decoder.Decode(&request); err != nil {
		return nil, err
	}
	if _, err := decoder.Token(); err != io.EOF {
		return nil, errors.New("something follows the value")
	}
	return request, nil
}

func main() {
	log.SetFlags(0)
	input := bufio.NewReader(os.Stdin)
	output := json.NewEncoder(os.Stdout) // unbuffered: the harness waits for each reply
	output.SetEscapeHTML(false)
	for {
		line, end := input.ReadBytes('\n')
		if len(bytes.TrimSpace(line)) > 0 {
			request, err := parse(line)
			if err != nil {
				log.Printf("a line is not a request: %v", err)
			} else if request["op"] == "bye" {
				return
			} else if reply := respond(request); reply != nil {
				if err := output.Encode(reply); err != nil {
					log.Fatal(err)
				}
			}
		}
		if end != nil {
			return
		}
	}
}
