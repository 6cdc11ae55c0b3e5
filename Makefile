# `make demo` and `make test` do everything that a fresh machine with a Swift toolchain needs.

# Neither an index for editors nor debug information, which take time to compile. All commands have the same flags, because others would
# compile everything anew.
BUILD_FLAGS := $(shell cat Scripts/flags)
SWIFT_FLAGS ?=
FLAGS = $(BUILD_FLAGS) $(SWIFT_FLAGS)
# So many tests of an example at once: with more than a thousand open files, Foundation cannot start another program.
TEST_FLAGS := --experimental-maximum-parallelization-width 24
SECONDS ?= 60
# The build of the torture program in `make test`. A debug build is there already; a release build also has the optimizer's work in it.
TORTURE ?= debug
# The suites of the site, in parts that run beside each other. A browser and its test wait for each other most of the time.
# Each suite is in one part, whatever its name, but for that of the floods.
# The longest are first, so that none is alone at the end.
CINEMA_PARTS := 'Chromium[PQ]' 'ChromiumA' 'ChromiumL' 'Chromium[ST]' 'ChromiumR' 'Chromium[MN]' 'ChromiumO' 'Chromium[B-K]' \
	'Chromium[^A-T]' '(?!HostileScenario)[^A-G]' '(?!Chromium|HostileScenario)[A-G]'
CINEMA_WIDTH ?= 4
# The gate draws the same numbers every time; other seeds are tried by hand.
SEED ?= 1
EXAMPLES := Quickstart Composition Service
# Libraries: their tests are run.
TESTED_EXAMPLES := Adapters Models
# Compiled and not run: they serve until they are ended.
BUILT_EXAMPLES := ServerNames
# Each example has a build folder of its own, so that none throws away what another with other dependencies has built. From nothing, one
# folder for all is quicker, as Marquee is built once: EXAMPLES_BUILD=.build, which is that of Marquee itself.
EXAMPLES_BUILD ?=
example_build = $(or $(EXAMPLES_BUILD),.build/examples/$(1))
# Of the runs by hand, whose program is a release build.
CINEMA_RUN := --disable-xctest --enable-swift-testing --package-path Examples/Cinema --scratch-path .build/examples/Cinema
CINEMA_TESTS = $(call example_build,Cinema)/debug/CinemaPackageTests.xctest
# What is remembered of a build may be that of another example.
EXAMPLE_FLAGS := --disable-build-manifest-caching $(FLAGS)
SOURCES := Package.swift Sources Programs Tests Examples Benchmarks/Package.swift Benchmarks/Sources Fuzz/Package.swift Fuzz/Sources

.PHONY: demo test volume build setup examples docs bench build-fuzz fuzz tsan asan lint format cinema test-cinema cinema-load cinema-hostile fleet clean

demo: setup
	swift build $(FLAGS) --product marquee
	Scripts/leftovers .build/debug/marquee tour

test: setup
	Scripts/setup-nginx
	Scripts/setup-fleet
	Scripts/setup-icalendar
	Scripts/setup-mcp
	Scripts/setup-postgresql
	swift build --build-tests $(FLAGS)
	Scripts/leftovers Scripts/lanes
	MARQUEE_COUNTS_OBJECTS=1 .build/debug/MarqueePackageTests.xctest --testing-library swift-testing --filter '^DataTests\.HeldReadTests'
	$(if $(filter release,$(TORTURE)),swift build -c release $(FLAGS) --product MarqueeTorture)
	Scripts/leftovers .build/$(TORTURE)/MarqueeTorture --quick --jobs 2 --seed $(SEED)
	Scripts/leftovers .build/$(TORTURE)/MarqueeTorture --quick --jobs 2 --seed $(SEED) --store postgres

# All inputs of the checks of which the suite has a part: every character, every order of events.
volume: setup
	Scripts/setup-nginx
	Scripts/setup-postgresql
	swift build --build-tests $(FLAGS)
	MARQUEE_TEST_VOLUME=all MARQUEE_TEST_SECONDS=600 Scripts/leftovers Scripts/lanes

build: setup
	swift build --build-tests $(FLAGS)

examples: setup
	@set -e; for example in $(EXAMPLES); do \
		echo "== $$example"; \
		swift run $(EXAMPLE_FLAGS) --package-path Examples/$$example --scratch-path $(call example_build,$$example) $$example; \
	done; \
	swift run $(EXAMPLE_FLAGS) --package-path Examples/Quickstart --scratch-path $(call example_build,Quickstart) Names; \
	for example in $(TESTED_EXAMPLES); do \
		echo "== $$example"; \
		Scripts/test --package-path Examples/$$example --scratch-path $(call example_build,$$example) $(EXAMPLE_FLAGS) $(TEST_FLAGS); \
	done; \
	for example in $(BUILT_EXAMPLES); do \
		echo "== $$example"; \
		swift build $(EXAMPLE_FLAGS) --package-path Examples/$$example --scratch-path $(call example_build,$$example); \
	done

# A movie site on a sandbox of its own, until it is ended. The first time, its dependencies are built for some minutes.
cinema: setup
	swift run --package-path Examples/Cinema --scratch-path .build/examples/Cinema Cinema

test-cinema: setup
	Scripts/setup-chromium
	Scripts/setup-postgresql
	Scripts/setup-fleet
	swift build --build-tests --package-path Examples/Cinema --scratch-path $(call example_build,Cinema) $(EXAMPLE_FLAGS)
	MARQUEE_TEST_REST=HostileScenario MARQUEE_TEST_WIDTH=$(CINEMA_WIDTH) MARQUEE_TEST_SECONDS=300 Scripts/leftovers Scripts/lanes $(CINEMA_TESTS) CinemaTests $(CINEMA_PARTS)
	@# Floods beside other tests would only show that the machine is busy.
	MARQUEE_TEST_REST=. MARQUEE_TEST_SECONDS=300 Scripts/leftovers Scripts/lanes $(CINEMA_TESTS) CinemaTests HostileScenario

# The site under load for a minute, a third of it without TMDb, and 100,000 hostile requests; the figures are printed.
cinema-load: setup
	swift build -c release --product Cinema --package-path Examples/Cinema --scratch-path .build/examples/Cinema
	CINEMA_SECONDS=60 CINEMA_REQUESTS=100000 CINEMA_PROGRAM=$(CURDIR)/.build/examples/Cinema/release/Cinema \
		swift test $(CINEMA_RUN) --filter 'LoadTests|IsolationTests'

# An honest visitor alone and beside each attack, for so many seconds each; the figures and the goals that they miss are printed.
cinema-hostile: setup
	swift build -c release --product Cinema --package-path Examples/Cinema --scratch-path .build/examples/Cinema
	CINEMA_HOSTILE=$(SECONDS) CINEMA_PROGRAM=$(CURDIR)/.build/examples/Cinema/release/Cinema \
		swift test $(CINEMA_RUN) --filter HostileScenarioTests

# Three sites behind a balancer, on PostgreSQL and behind one cache, for a minute in which each part fails once; the figures are printed.
fleet: setup
	Scripts/setup-nginx
	Scripts/setup-postgresql
	Scripts/setup-fleet
	swift build -c release --product Cinema --package-path Examples/Cinema --scratch-path .build/examples/Cinema
	CINEMA_FLEET=60 CINEMA_PROGRAM=$(CURDIR)/.build/examples/Cinema/release/Cinema \
		swift test $(CINEMA_RUN) --filter 'FleetTests|UpgradeTests'

docs: setup
	SWIFT_FLAGS="$(FLAGS)" Scripts/docs

# Without ROWS, everything is measured and written down.
bench: setup
	Scripts/setup-nginx
	Scripts/setup-postgresql
	Scripts/setup-tantivy
	swift build -c release --product marquee
	swift build -c release --package-path Benchmarks
	Scripts/leftovers Benchmarks/.build/release/MarqueeBenchmarks $(if $(ROWS),$(ROWS),--document Docs/Performance.md --raw Benchmarks/Results.json)

# The fuzz targets, only compiled: in a debug build, which opens internal declarations, and without the sanitizers that they run with. The import
# check would take the module of the decoder, which they build a second time, for the target of the same name in the other package.
build-fuzz: setup
	swift build --package-path Fuzz --scratch-path $(call example_build,Fuzz) \
		$(filter-out --explicit-target-dependency-import-check error,$(EXAMPLE_FLAGS))

# Each fuzz target for so many seconds: make fuzz SECONDS=600
fuzz: setup
	Scripts/fuzz $(SECONDS)

tsan: setup
	Scripts/setup-nginx
	Scripts/setup-postgresql
	Scripts/sanitize thread

asan: setup
	Scripts/setup-nginx
	Scripts/setup-postgresql
	Scripts/sanitize address

lint:
	swift format lint --strict --recursive $(SOURCES)

format:
	swift format --in-place --recursive $(SOURCES)

setup:
	@Scripts/setup

clean:
	rm -rf .build
