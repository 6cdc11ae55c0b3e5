# `make demo` and `make test` do everything that a fresh machine with a Swift toolchain needs.

SWIFT_FLAGS ?=
SECONDS ?= 60
EXAMPLES := Quickstart Composition

.PHONY: demo test build setup examples fuzz tsan asan lint format clean

demo: setup
	swift run $(SWIFT_FLAGS) marquee tour

test: setup
	swift test $(SWIFT_FLAGS)

build: setup
	swift build --build-tests $(SWIFT_FLAGS)

examples: setup
	@set -e; for example in $(EXAMPLES); do \
		echo "== $$example"; \
		swift run --package-path Examples/$$example --scratch-path .build/examples/$$example; \
	done

# Each fuzz target for so many seconds: make fuzz SECONDS=600
fuzz: setup
	Scripts/fuzz $(SECONDS)

tsan: setup
	Scripts/sanitize thread

asan: setup
	Scripts/sanitize address

lint:
	swift format lint --strict --recursive Package.swift Sources Tests Examples Fuzz

format:
	swift format --in-place --recursive Package.swift Sources Tests Examples Fuzz

setup:
	@Scripts/setup

clean:
	rm -rf .build
