import Foundation

/// Measures Marquee against the alternatives of a user.
///
/// `MarqueeBenchmarks [--rounds N] [--raw FILE] [--document FILE] [NAME…]`: a name is the beginning of a row's name.
@main
enum MarqueeBenchmarks {
    static func main() async {
        do {
            switch CommandLine.arguments.dropFirst().first {
            case "serve": PageServer.serve()
            case "grow": try await Growth.grow()
            default: try await measure(try Options(CommandLine.arguments.dropFirst()))
            }
        } catch {
            FileHandle.standardError.write(Data("MarqueeBenchmarks: \(error)\n".utf8))
            exit(1)
        }
    }

    /// Rows that are prepared together.
    private struct Group {
        /// The beginnings of their names.
        let beginnings: [String]
        /// Whether they are measured only if an option names them.
        var isNamedOnly = false
        let prepare: @Sendable (ServerProcess) async throws -> [Benchmark]
    }

    private static let groups = [
        Group(beginnings: ["http", "cpu", "chain"]) { try Transports.benchmarks($0) },
        Group(beginnings: ["tls"]) { _ in try TLSConnections.benchmarks() },
        Group(beginnings: ["decode"]) { _ in try Decoding.benchmarks() },
        Group(beginnings: ["cached-memory", "cached-held", "cached-sqlite", "cached-filled", "cached-signed-in", "store"]) { _ in
            try await Caching.benchmarks()
        },
        Group(beginnings: ["caller"]) { _ in try await Callers.benchmarks() },
        Group(beginnings: ["image"]) { _ in try await Pictures.benchmarks() },
        Group(beginnings: ["marks"]) { _ in Marking.benchmarks() },
        Group(beginnings: ["suggest"]) { _ in try await Suggesting.benchmarks(titles: 100_000) },
        Group(beginnings: ["cached-scale", "memory"]) { _ in try await Growth.benchmarks() },
        Group(beginnings: ["cold-start"]) { _ in try await ColdStart.benchmarks() },
        // A store with 20 million marks takes minutes to fill.
        Group(beginnings: ["people"], isNamedOnly: true) { _ in try await PeopleGrowth.benchmarks() },
        // A server is needed.
        Group(beginnings: ["postgresql"], isNamedOnly: true) { _ in try Throughput.benchmarks() },
        // An import by a script takes minutes.
        Group(beginnings: ["catalog"], isNamedOnly: true) { _ in try await Cataloging.benchmarks() },
        Group(beginnings: ["catalog-typing"], isNamedOnly: true) { _ in try await Typing.benchmarks() },
        Group(beginnings: ["build"]) { _ in try Building.benchmarks() },
        Group(beginnings: ["keystroke"]) { _ in try await Keystrokes.benchmarks() },
    ]

    private struct Options {
        var rounds = 7
        var raw: String?
        var document: String?
        var names: [String] = []

        init(_ arguments: some Sequence<String>) throws {
            var rest = Array(arguments)[...]
            func value() throws -> String {
                guard let value = rest.popFirst() else { throw BenchmarkError("an option wants a value") }
                return value
            }
            while let argument = rest.popFirst() {
                switch argument {
                case "--rounds":
                    guard let number = Int(try value()), number > 0 else { throw BenchmarkError("--rounds wants a number from 1") }
                    rounds = number
                case "--raw": raw = try value()
                case "--document": document = try value()
                default: names.append(argument)
                }
            }
        }

        func wants(_ name: String) -> Bool { names.isEmpty || names.contains { name.hasPrefix($0) } }
    }

    /// The groups whose rows may begin with a name, so that nothing is prepared in vain: `catalog-typing` is not of the group `catalog`.
    private static func groups(for name: String) -> [Group] {
        let longest = groups.flatMap(\.beginnings).filter(name.hasPrefix).max { $0.count < $1.count }
        return groups.filter { group in
            group.beginnings.contains { beginning in longest.map { beginning == $0 } ?? beginning.hasPrefix(name) }
        }
    }

    private static func groups(for names: [String]) throws -> [Group] {
        if names.isEmpty { return groups.filter { !$0.isNamedOnly } }
        for name in names where groups(for: name).isEmpty {
            throw BenchmarkError("no row begins with “\(name)”; rows begin with \(groups.flatMap(\.beginnings).joined(separator: ", "))")
        }
        let wanted = Set(names.flatMap { groups(for: $0).flatMap(\.beginnings) })
        return groups.filter { !wanted.isDisjoint(with: $0.beginnings) }
    }

    private static func measure(_ options: Options) async throws {
        let groups = try groups(for: options.names)
        let server = try ServerProcess()
        defer { server.stop() }
        var benchmarks: [Benchmark] = []
        for group in groups { benchmarks += try await group.prepare(server) }
        let wanted = benchmarks.filter { options.wants($0.name) }
        for name in options.names where !wanted.contains(where: { $0.name.hasPrefix(name) }) {
            throw BenchmarkError("no row begins with “\(name)”, or its other side is not installed")
        }
        var results: [BenchmarkResult] = []
        for benchmark in wanted { results.append(try await result(of: benchmark, rounds: options.rounds)) }
        // Beside other rows, a disturbance may have been theirs.
        for index in results.indices where results[index].isUndecided {
            results[index] = try await result(of: results[index].benchmark, rounds: options.rounds * 2, isRepeated: true)
        }
        let report = Report(results: results, rounds: options.rounds)
        print("\n" + report.markdown)
        if let document = options.document { try report.write(into: document) }
        if let raw = options.raw { try report.raw().write(to: URL(fileURLWithPath: raw)) }
    }

    private static func result(of benchmark: Benchmark, rounds: Int, isRepeated: Bool = false) async throws -> BenchmarkResult {
        var pairs: [Pair] = []
        for _ in 0..<(benchmark.isMeasuredOnce ? 1 : max(rounds, benchmark.leastRounds)) { pairs.append(try await benchmark.round()) }
        let result = BenchmarkResult(benchmark: benchmark, pairs: pairs, isRepeated: isRepeated)
        print(
            "\(benchmark.name): \(result.ours.shown) against \(result.theirs.shown) \(benchmark.unit), \(result.ratio.shown)×"
                + (pairs.count > 1 ? " (\(result.spread) in \(pairs.count) rounds)" : "")
                + (result.processorRatio.map { ", processor time \($0.shown)×" } ?? "") + (result.verdict.map { ", " + $0 } ?? ""))
        if let note = benchmark.note() { print("    " + note) }
        fflush(nil)
        return result
    }
}
