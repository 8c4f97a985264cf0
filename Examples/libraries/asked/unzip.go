// Go's archive/zip: each entry is read to its end, which is when its checksum is compared.
package main

import (
	"archive/zip"
	"io"
	"os"
	"path/filepath"
)

func must(err error) {
	if err != nil {
		os.Stderr.WriteString(err.Error() + "\n")
		os.Exit(1)
	}
}

func main() {
	archive, err := zip.OpenReader(os.Args[1])
	must(err)
	for _, file := range archive.File {
		if file.FileInfo().IsDir() {
			must(os.MkdirAll(file.Name, 0o777))
			continue
		}
		must(os.MkdirAll(filepath.Dir(file.Name), 0o777))
		from, err := file.Open()
		must(err)
		to, err := os.Create(file.Name)
		must(err)
		_, err = io.Copy(to, from)
		must(err)
		must(from.Close())
		must(to.Close())
	}
}
