# `make demo` and `make test` do everything that a fresh machine with a Swift toolchain needs.

SWIFT_FLAGS ?=
EXAMPLES := Quickstart Composition

.PHONY: demo test build setup examples lint format clean

demo: setup
	swift run $(SWIFT_FLAGS) marquee tour

test: setup
	swift test $(SWIFT_FLAGS)
	swift run $(SWIFT_FLAGS) marquee-torture --quick

build: setup
	swift build --build-tests $(SWIFT_FLAGS)

examples: setup
	@set -e; for example in $(EXAMPLES); do \
		echo "== $$example"; \
		swift run --package-path Examples/$$example --scratch-path .build/examples/$$example; \
	done

lint:
	swift format lint --strict --recursive Package.swift Sources Tests Examples

format:
	swift format --in-place --recursive Package.swift Sources Tests Examples

setup:
	@Scripts/setup

clean:
	rm -rf .build
