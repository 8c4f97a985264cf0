//go:build masterminds

// github.com/Masterminds/semver, by its strict function: apt-get install golang-github-masterminds-semver-dev.
package main

import "github.com/Masterminds/semver"

func read(text string) *semver.Version { version, _ := semver.StrictNewVersion(text); return version }

func main() {
	serve("masterminds-semver",
		func(text string) bool { return read(text) != nil },
		func(first, other string) int { return read(first).Compare(read(other)) })
}
