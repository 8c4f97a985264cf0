// The protocol for the adapters in Go; an adapter gives it a function that compares two strings if both are versions.
package main

import (
	"bufio"
	"encoding/json"
	"os"
)

type output struct {
	Valid bool   `json:"valid"`
	Order string `json:"order,omitempty"`
}

func serve(name string, isValid func(string) bool, compare func(first, other string) int) {
	lines, replies := bufio.NewReader(os.Stdin), json.NewEncoder(os.Stdout)
	for {
		line, end := lines.ReadBytes('\n')
		if end != nil {
			return
		}
		var message struct {
			Op, Subsystem string
			ID            int
			Input         struct{ Version, Other *string }
		}
		if json.Unmarshal(line, &message) != nil {
			continue
		}
		if message.Op == "bye" {
			return
		}
		if message.Op == "hello" {
			replies.Encode(map[string]any{
				"op": "hello", "protocol": 1, "name": name, "subsystems": []string{"semver.version"}})
			continue
		}
		if message.Subsystem != "semver.version" || message.Input.Version == nil {
			replies.Encode(map[string]any{"id": message.ID, "skip": "unknown"})
			continue
		}
		first, other, answer := message.Input.Version, message.Input.Other, output{}
		answer.Valid = isValid(*first) && (other == nil || isValid(*other))
		if answer.Valid && other != nil {
			answer.Order = []string{"lower", "equal", "higher"}[compare(*first, *other)+1]
		}
		replies.Encode(map[string]any{"id": message.ID, "output": answer})
	}
}
