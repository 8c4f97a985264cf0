//go:build blang

// github.com/blang/semver/v4: apt-get install golang-github-blang-semver-dev.
package main

import "github.com/blang/semver/v4"

func main() {
	serve("blang-semver",
		func(text string) bool { _, err := semver.Parse(text); return err == nil },
		func(first, other string) int { return semver.MustParse(first).Compare(semver.MustParse(other)) })
}
