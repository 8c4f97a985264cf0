// This target has no code: it names the modules that `make docs` documents.
