import Foundation

/// Measures Marquee against the alternatives of a user.
///
/// `MarqueeBenchmarks [--rounds N] [--raw FILE] [--document FILE] [NAME…]`: a name is the beginning of a row's name.
@main
enum MarqueeBenchmarks {
    static func main() async throws {
        switch CommandLine.arguments.dropFirst().first {
        case "serve": PageServer.serve()
        case "grow": try await Growth.grow()
        default: try await measure(try Options(CommandLine.arguments.dropFirst()))
        }
    }

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
        /// Whether any row that begins so is wanted, so that nothing is prepared in vain.
        func wants(any beginnings: [String]) -> Bool {
            names.isEmpty || beginnings.contains { beginning in names.contains { $0.hasPrefix(beginning) || beginning.hasPrefix($0) } }
        }
    }

    private static func measure(_ options: Options) async throws {
        let server = try ServerProcess()
        defer { server.stop() }
        var benchmarks: [Benchmark] = []
        if options.wants(any: ["http", "cpu", "chain"]) { benchmarks += try Transports.benchmarks(server) }
        if options.wants(any: ["tls"]) { benchmarks += try TLSConnections.benchmarks() }
        if options.wants(any: ["decode"]) { benchmarks += try Decoding.benchmarks() }
        if options.wants(any: ["cached-memory", "cached-sqlite", "cached-filled", "cached-signed-in", "store"]) {
            benchmarks += try await Caching.benchmarks()
        }
        if options.wants(any: ["caller"]) { benchmarks += try await Callers.benchmarks() }
        if options.wants(any: ["image"]) { benchmarks += try await Pictures.benchmarks() }
        if options.wants(any: ["marks"]) { benchmarks += Marking.benchmarks() }
        if options.wants(any: ["suggest"]) { benchmarks += try await Suggesting.benchmarks(titles: 100_000) }
        if options.wants(any: ["cached-scale", "memory"]) { benchmarks += try await Growth.benchmarks() }
        if options.wants(any: ["cold-start"]) { benchmarks += try await ColdStart.benchmarks() }
        // Only if they are named: a store with 20 million marks takes minutes to fill.
        if options.names.contains(where: { $0.hasPrefix("people") }) { benchmarks += try await PeopleGrowth.benchmarks() }
        // Only if they are named: they need a server.
        if options.names.contains(where: { $0.hasPrefix("postgresql") }) { benchmarks += try Throughput.benchmarks() }
        // Only if they are named: an import by a script takes minutes.
        if options.names.contains(where: { $0.hasPrefix("catalog") && !$0.hasPrefix("catalog-typing") }) {
            benchmarks += try await Cataloging.benchmarks()
        }
        if options.names.contains(where: { $0.hasPrefix("catalog-typing") }) { benchmarks += try await Typing.benchmarks() }
        if options.wants(any: ["build"]) { benchmarks += try Building.benchmarks() }
        if options.wants(any: ["keystroke"]) { benchmarks += try await Keystrokes.benchmarks() }
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
