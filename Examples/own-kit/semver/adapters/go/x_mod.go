//go:build x_mod

// golang.org/x/mod/semver, whose versions begin with v: apt-get install golang-golang-x-mod-dev.
package main

import "golang.org/x/mod/semver"

func main() {
	serve("x-mod-semver",
		func(text string) bool { return semver.IsValid("v" + text) },
		func(first, other string) int { return semver.Compare("v"+first, "v"+other) })
}
