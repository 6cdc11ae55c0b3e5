import Foundation

/// The costs of a program of nine lines that imports Marquee: its build, and its size.
enum Building {
    static func benchmarks(of checkout: String = FileManager.default.currentDirectoryPath) throws -> [Benchmark] {
        let consumer = try Consumer(
            of: ".package(name: \"Marquee\", path: \"\(checkout)\")", ".product(name: \"Marquee\", package: \"Marquee\")", program)
        // A library that many programs build, as the measure of the machine.
        let other = try Consumer(
            of: ".package(url: \"https://github.com/groue/GRDB.swift\", from: \"7.10.0\")",
            ".product(name: \"GRDB\", package: \"GRDB.swift\")", otherProgram)
        let options = ["-c", "release", "-Xlinker", "-s"]
        // In turns, so that what slows the machine down for a while slows both.
        let rounds = try (0..<2).map { _ in (ours: try consumer.build(options), theirs: try other.build(options)) }
        let time = Pair(
            ours: rounds.map(\.ours.processorSeconds).median, theirs: rounds.map(\.theirs.processorSeconds).median)
        let release = rounds[0].ours
        let isStatic = try consumer.build(options + ["--static-swift-stdlib"])
        let small = try consumer.build(["-c", "release"] + smallFlags)
        let debug = try consumer.build([])
        return [
            Benchmark(
                name: "build-processor", work: "nine lines with `import Marquee`, clean release build: processor time",
                against: "three lines with `import GRDB`", goal: .atMost(2), unit: "s"
            ) { time },
            row("memory", "clean release build: memory of its largest process", release.peakBytes / 1e9, "GB", .figureAtMost(1)),
            row("size", "release program, stripped", release.programBytes / 1e6, "MB", .figureAtMost(7.7)),
            row("static-size", "release program, static and stripped", isStatic.programBytes / 1e6, "MB", .figureAtMost(23)),
            row("small-size", "release program, with the flags for a small one", small.programBytes / 1e6, "MB", nil),
            row("debug", "clean debug build: time", debug.seconds, "s", nil),
            row("debug-processor", "clean debug build: processor time", debug.processorSeconds, "s", nil),
        ]
    }

    private static let program = """
        import Marquee

        @main
        struct Consumer {
            static func main() async throws {
                let details = try await MarqueeClient().movies.details(550)
                print(details.value.title, details.value.releaseDate?.year ?? 0)
            }
        }
        """

    private static let otherProgram = """
        import GRDB

        @main
        struct Consumer {
            static func main() throws { print(try DatabaseQueue().read { try Int.fetchOne($0, sql: "SELECT 1") } ?? 0) }
        }
        """

    /// The flags that Docs/Embedding.md recommends.
    private static let smallFlags = [
        "-Xlinker", "-s", "-Xswiftc", "-Osize", "-Xswiftc", "-Xfrontend", "-Xswiftc", "-function-sections", "-Xswiftc", "-use-ld=lld",
        "-Xlinker", "--icf=all",
    ]

    private static func row(_ name: String, _ work: String, _ figure: Double, _ unit: String, _ goal: Goal?) -> Benchmark {
        Benchmark(name: "build-\(name)", work: "nine lines with `import Marquee`, \(work)", against: "–", goal: goal, unit: unit) {
            Pair(ours: figure, theirs: .nan)
        }
    }
}

/// A package of a program with one dependency, in a folder of its own.
private struct Consumer {
    private let folder: Folder

    init(of dependency: String, _ product: String, _ program: String) throws {
        folder = try Folder()
        try FileManager.default.createDirectory(atPath: folder.path + "/Sources", withIntermediateDirectories: true)
        try program.write(toFile: folder.path + "/Sources/Consumer.swift", atomically: true, encoding: .utf8)
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "Consumer",
                platforms: [.macOS(.v15)],
                dependencies: [\(dependency)],
                targets: [.executableTarget(name: "Consumer", dependencies: [\(product)], path: "Sources")]
            )
            """
        try manifest.write(toFile: folder.path + "/Package.swift", atomically: true, encoding: .utf8)
    }

    struct Build {
        var seconds: Double
        /// Of all processes together, in user mode and in the system.
        var processorSeconds: Double
        /// Of the process that took most.
        var peakBytes: Double
        var programBytes: Double
    }

    /// Builds the program from nothing.
    func build(_ options: [String]) throws -> Build {
        print("build: swift build \(options.joined(separator: " "))")
        fflush(nil)
        let scratch = folder.path + "/.build"
        try? FileManager.default.removeItem(atPath: scratch)
        // Dependencies are fetched before the clock starts.
        _ = try run(["swift", "package", "--package-path", folder.path, "resolve"])
        let start = Stopwatch.now
        let usage = try run(["swift", "build", "--package-path", folder.path] + options)
        let seconds = Stopwatch.now - start
        let program = scratch + (options.contains("release") ? "/release" : "/debug") + "/Consumer"
        let bytes = try FileManager.default.attributesOfItem(atPath: URL(filePath: program).resolvingSymlinksInPath().path)[.size] as? Int
        return Build(
            seconds: seconds, processorSeconds: usage.ru_utime.seconds + usage.ru_stime.seconds,
            peakBytes: Double(usage.ru_maxrss) * 1_024, programBytes: Double(bytes ?? 0))
    }

    /// Runs a program and waits for it: its usage includes that of every process that it waited for.
    private func run(_ arguments: [String]) throws -> rusage {
        var process = pid_t()
        let copies = arguments.map { strdup($0) }
        defer { copies.forEach { free($0) } }
        guard posix_spawnp(&process, arguments[0], nil, nil, copies + [nil], environ) == 0 else {
            throw BenchmarkError("\(arguments[0]) does not start")
        }
        var (status, usage) = (Int32(), rusage())
        guard wait4(process, &status, 0, &usage) == process, status == 0 else {
            throw BenchmarkError("\(arguments.joined(separator: " ")) fails")
        }
        return usage
    }
}

extension timeval {
    fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
