# make        set up what is missing, build, and hold the reference to the whole corpus
# make install [PREFIX=/usr/local] [DESTDIR=]  one binary that needs no Swift, its corpus, man pages and completions
# make install-services [PREFIX=…] [DESTDIR=]  the same, and code-runner and course-download
# make dist   the same as an archive with its checksum, in .build
# make wheel  the same as a Python wheel, in .build/wheel; make wheel-root tries it in a minimal Debian
# make bare-root [ROOT=bare|debian]  install into .build, and run that in a root folder where no Swift is
# make test   set up what is missing, and run all tests
# make demos, make test-demos  assay-demos, tables and pictures for people, in .build/release; its tests
# make services, make test-services  code-runner and course-download, in .build/release; their tests
# make test-tools  install what optional tests need (Debian's packages, PyPI), so that none is skipped
# make misbehaviours  what adapters can do to the harness, and what comes of it, as a table
# make gallery  wrong implementations, and how the corpus and the fuzzer find each, as a table
# make mistakes  the wrong implementations as the corpus tells them, written to Corpus/MISTAKES.jsonl
# make strength   breaks each law in each way, and writes which case shows it to Corpus/STRENGTH.jsonl: docs/strength.md
# make libraries [NAMES=…] [REPORTS=DIR]  real libraries held to the corpus, written to docs/libraries.md: Examples/libraries/README.md
# make dictated  the programs below Services/Tests/Dictated, which somebody has spoken, each compiled and run alone
# make book     the specifications and the corpus as pages, in .build/book: docs/book.md
# make docs [DOCS_BASE=/]  the documentation of the libraries, with a tutorial, in .build/docs
# make sanitize [SANITIZER=address|thread|undefined] [TESTS=regex]  the tests under a sanitizer, in a build of its own;
#             on Linux address alone
# make throughput  cases a second, beside other ways to hold the same adapters to the same cases
# make growth      how the time of each reference grows from 1,000 to 100,000 elements
# make fuzz-coverage [SUBSYSTEM=…] [VARIANT=…] [MISTAKE=…] [SECONDS=60]  coverage-guided fuzzing: Fuzzing/README.md
# make new SUBSYSTEM=mobility.trip [TYPE=Trip] [PREFIX=TRI]  the files of a new subsystem, with their skeletons
# make tables     the tables of the documentation, from what `assay list` prints
# make docs-check [SLOW=--slow] [PAGES='docs/ci.md …']  run every command that README and docs show, and compare what it prints
# make check-format, make test-package, make test-own-kit, make test-sqlite-store, make self-check: what .ci/run asks besides

SWIFT ?= swift
# Optimised, since the tests run millions of samples; testable, so that what is tested and what is used is one build.
# (`swift test` that builds on its own does so with other flags, and all of it would be built twice.)
# Packages share a build folder, so that each plans its own build rather than take the plan of the one before it.
# `swift test` keeps the lock of the folder while it runs tests; UNLOCKED=--ignore-lock builds all the same.
RELEASE = -c release -Xswiftc -enable-testing --disable-build-manifest-caching $(UNLOCKED)

.PHONY: strength all setup build build-tests book install install-services released dist wheel wheel-root bare-root test demos test-demos services test-services test-tools sanitize test-package test-own-kit test-sqlite-store misbehaviours gallery dictated mistakes check-workflows libraries docs docs-check throughput growth peers inverse-errors fuzz-coverage fuzz-proof check-format self-check format new tables clean

all: build
	@.build/release/assay

setup:
	@command -v $(SWIFT) >/dev/null || { echo "a Swift toolchain of 6.2 or later is needed: https://swift.org/install" >&2; exit 1; }
	@command -v python3 >/dev/null || echo "python3 is not installed: the tests of Examples/python will be skipped"

build: setup
	$(SWIFT) build $(RELEASE) --product assay

book: build
	.build/release/assay book .build/book

# The Swift runtime is linked in, so that it runs where no Swift is; hence a build of its own.
INSTALL = -c release --static-swift-stdlib --scratch-path .build/install --disable-build-manifest-caching
PREFIX ?= /usr/local
# A shell that does not expand a tilde after `=` hands it over as it is.
INSTALLED = $(DESTDIR)$(patsubst ~/%,$(HOME)/%,$(PREFIX))

install: setup
	$(SWIFT) build $(INSTALL) --product assay
	$(SWIFT) build $(INSTALL) --product generate-manual
	Scripts/install.sh .build/install/release "$(INSTALLED)"

install-services: install
	$(SWIFT) build $(INSTALL) --package-path Services --product code-runner
	$(SWIFT) build $(INSTALL) --package-path Services --product course-download
	install -s -m 755 .build/install/release/code-runner .build/install/release/course-download "$(INSTALLED)/bin"

# What a release has: libxml2 is linked in as well, since not every Linux has it.
RELEASED = .build/dist/assay

released: setup
	rm -rf $(RELEASED) && mkdir -p $(RELEASED)
	PKG_CONFIG_PATH=$$(Scripts/static_libraries.sh .build/static) $(SWIFT) build $(INSTALL) --product assay
	$(SWIFT) build $(INSTALL) --product generate-manual
	Scripts/install.sh .build/install/release $(RELEASED)

dist: released
	name=assay-$$($(RELEASED)/bin/assay --version | sed -n 's/^assay //p')-$$(uname -s | tr A-Z a-z)-$$(uname -m).tar.gz; \
	cd .build && tar -C dist -czf "$$name" assay && sha256sum "$$name" > "$$name.sha256" && cat "$$name.sha256"

wheel: released
	rm -rf .build/wheel && mkdir -p .build/wheel
	python3 Scripts/wheel.py $(RELEASED) .build/wheel

# The wheel in a minimal Debian with python3 alone, and auditwheel's opinion of it; needs root, debootstrap and PyPI.
wheel-root: wheel
	Scripts/wheel_root.sh .build/wheel/*.whl

ROOT ?= bare

bare-root: setup
	$(MAKE) install DESTDIR= PREFIX=.build/bare-root
	Scripts/bare_root.sh .build/bare-root $(ROOT)

build-tests: setup
	$(SWIFT) build --build-tests $(RELEASE)

test: build-tests
	$(SWIFT) test --skip-build $(RELEASE)

# The services share the build of the root package: the modules that both have are compiled once.
SERVICES = $(RELEASE) --package-path Services --scratch-path .build

services: setup
	$(SWIFT) build --build-tests $(SERVICES)

# The demonstrations, in the same way.
DEMOS = $(RELEASE) --package-path Demos --scratch-path .build

demos: setup
	$(SWIFT) build --build-tests $(DEMOS)

test-demos: demos
	$(SWIFT) test --skip-build $(DEMOS)

test-services: services
	$(SWIFT) test --skip-build $(SERVICES)

test-tools:
	Scripts/test-tools.sh

# The tests of performance and of browsers measure other things, and the memory of the harness is not its own under a
# sanitizer; what a sanitizer finds ends the run with an error.
# Optimised, since the tests of an unoptimised build take hours under a sanitizer.
SANITIZER ?= address
SANITIZED = $(RELEASE) --sanitize=$(SANITIZER) --scratch-path .build/sanitize-$(SANITIZER)
TESTS ?= ^(JSONTests|FilesTests|SpecsTests|ReferenceTests|HarnessTests)

# On Linux, the thread sanitizer does not see how a thread waits for a Mutex of Swift's library, so it reports races where
# there are none, even in a program that only counts in a Mutex; and Swift has no undefined sanitizer there.
sanitize: setup
	@[ "$(SANITIZER)-$$(uname)" != undefined-Linux ] || { echo "Swift has no undefined sanitizer on Linux" >&2; exit 2; }
	@[ "$(SANITIZER)-$$(uname)" != thread-Linux ] || { echo "On Linux the thread sanitizer does not know Swift's Mutex, and reports races where there are none" >&2; exit 2; }
	$(SWIFT) build --build-tests $(SANITIZED)
	ASAN_OPTIONS=detect_leaks=0 TSAN_OPTIONS=halt_on_error=1 UBSAN_OPTIONS=halt_on_error=1 \
		$(SWIFT) test --skip-build $(SANITIZED) --filter '$(TESTS)' --skip 'memory of the harness'

misbehaviours: setup
	$(SWIFT) run $(RELEASE) misbehaviours

gallery: setup
	$(SWIFT) run $(RELEASE) gallery

dictated: services
	ASSAY_DICTATED=all $(SWIFT) test --skip-build $(SERVICES) --filter DictatedProgramTests

mistakes: setup
	$(SWIFT) build $(RELEASE) --product gallery
	.build/release/gallery --list > Corpus/MISTAKES.jsonl

strength: build
	.build/release/assay strength --record --corpus Corpus
	python3 Scripts/tables.py

libraries: PYTHON ?= $(or $(wildcard .build/libraries/bin/python),python3)
libraries: build
	$(PYTHON) Examples/libraries/table.py $(if $(REPORTS),--reports '$(REPORTS)') $(NAMES)

# DocC's articles, tutorial and symbols; the plugin is a dependency of Documentation alone. A warning is an error.
DOCS_BASE ?= /

docs: setup
	$(SWIFT) package --package-path Documentation --scratch-path .build/documentation \
		--allow-writing-to-directory .build/docs generate-documentation \
		--target Specification --target Harness --target AssayTesting --enable-experimental-combined-documentation \
		--warnings-as-errors --hosting-base-path $(DOCS_BASE) --output-path .build/docs

# A page shows commands of the program, the demonstrations and, if it is slow, the services.
docs-check: build demos
	python3 Scripts/docs_check.py $(SLOW) $(PAGES)

# The examples share the build of the root package too; alone each builds what it depends on.
EXAMPLE = $(RELEASE) --package-path Examples/swift-package --scratch-path .build

test-package: setup
	$(SWIFT) build --build-tests $(EXAMPLE)
	$(SWIFT) test --skip-build $(EXAMPLE)

test-own-kit: setup
	Examples/own-kit/test.sh '$(CURDIR)/.build' $(RELEASE)

# SQLite's headers must be there: libsqlite3-dev on Debian.
test-sqlite-store: build
	Examples/sqlite-store/test.sh '$(CURDIR)/.build/release/assay' ../../.build/sqlite-store

FORMATTED = Package.swift Sources Tests Demos Services Documentation Benchmarks/Micro Benchmarks/AssayBenchmarks Benchmarks/CityYear Fuzzing Corpus/Corpus.swift Examples/swift-package Examples/own-kit Examples/sqlite-store

check-format: setup check-workflows
	$(SWIFT) format lint --strict --recursive --parallel $(FORMATTED)
	@if command -v python3 >/dev/null; then python3 Scripts/plain.py; else echo "python3 is not installed: the prose is not read"; fi

# The workflows and the container's file, by linters that PyPI has.
check-workflows:
	@if command -v actionlint >/dev/null; then actionlint .github/workflows/*.yml; else echo "actionlint is not installed: the workflows are not read"; fi
	@if command -v hadolint >/dev/null; then hadolint Containerfile; else echo "hadolint is not installed: the Containerfile is not read"; fi

format: setup
	$(SWIFT) format --in-place --recursive --parallel $(FORMATTED)

self-check: build book
	.build/release/assay corpus verify --corpus Corpus
	.build/release/assay strength --recorded --corpus Corpus
	.build/release/assay check
	@if command -v python3 >/dev/null; then python3 Scripts/tables.py --check && python3 Examples/libraries/table.py --check \
		&& python3 -m unittest discover -q -s Examples/libraries && python3 -m unittest discover -q -s Scripts; fi

new:
	@python3 Scripts/new_subsystem.py $(SUBSYSTEM) $(if $(TYPE),--type $(TYPE)) $(if $(filter-out file,$(origin PREFIX)),--prefix $(PREFIX))

tables: build
	python3 Scripts/tables.py

growth: build
	python3 Benchmarks/growth/growth.py --slowest

throughput: build
	python3 Benchmarks/throughput/throughput.py

# Fast variants beside what somebody would use instead, in turns; PyPI fills an environment in .build/peers.
peers: setup
	python3 Benchmarks/peers/peers.py

# Distances on WGS-84 beside GeographicLib's, by the kinds of pairs of its test set; geographiclib of PyPI must be there.
inverse-errors: setup
	python3 Benchmarks/peers/inverse_errors.py

fuzz-coverage: setup
	@ASSAY_SUBSYSTEM=$(SUBSYSTEM) ASSAY_VARIANT=$(VARIANT) ASSAY_MISTAKE=$(MISTAKE) SWIFT=$(SWIFT) Fuzzing/fuzz.sh run $(or $(SECONDS),60)

fuzz-proof: setup
	@SWIFT=$(SWIFT) Fuzzing/fuzz.sh prove

clean:
	$(SWIFT) package clean
