import Foundation

/// The table for people, and the raw figures for programs.
struct Report {
    let results: [BenchmarkResult]
    let rounds: Int

    var markdown: String {
        let rows = results.map { result in
            let benchmark = result.benchmark
            let theirs = result.theirs.isFinite ? "\(result.theirs.shown) \(benchmark.unit)" : "–"
            let ratio = result.ratio.isFinite ? "\(result.ratio.shown)×" : "–"
            let spread = result.pairs.count > 1 && result.ratio.isFinite ? result.spread : "–"
            let processor = result.processorRatio.map { "\($0.shown)×" } ?? "–"
            return "| \(benchmark.work) | \(benchmark.against) | \(result.ours.shown) \(benchmark.unit) | \(theirs) | \(ratio) | "
                + "\(spread) | \(processor) | \(benchmark.goal?.text(unit: benchmark.unit) ?? "–") | \(result.verdict ?? "–") |"
        }
        return """
            | what | against | Marquee | the other | ratio | of all rounds | processor time | goal | |
            |---|---|---|---|---|---|---|---|---|
            \(rows.joined(separator: "\n"))
            """
    }

    func raw() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        encoder.keyEncodingStrategy = .convertToSnakeCase
        encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "none")
        return try encoder.encode(
            Raw(
                rounds: rounds,
                rows: results.map {
                    .init(
                        name: $0.benchmark.name, work: $0.benchmark.work, against: $0.benchmark.against, unit: $0.benchmark.unit,
                        pairs: $0.pairs)
                }))
    }

    private struct Raw: Encodable {
        struct Row: Encodable {
            let name: String
            let work: String
            let against: String
            let unit: String
            let pairs: [Pair]
        }

        let rounds: Int
        let rows: [Row]
    }

    /// Puts the table between two marks of a document, and leaves the rest of it as it is.
    func write(into document: String) throws {
        let (begin, end) = ("<!-- table -->", "<!-- end of table -->")
        let text = try String(contentsOfFile: document, encoding: .utf8)
        guard let start = text.range(of: begin), let stop = text.range(of: end) else {
            throw BenchmarkError("the document has no place for the table")
        }
        let new = text[..<start.upperBound] + "\n" + markdown + "\n" + text[stop.lowerBound...]
        try String(new).write(toFile: document, atomically: true, encoding: .utf8)
    }
}
