// This target has no code; its dependencies are the modules that `make docs` documents.
