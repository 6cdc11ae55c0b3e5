import Testing

/// A page in Prometheus's text format, read by its rules; a page that breaks one cannot be read.
struct MetricsPage {
    struct Sample: Equatable {
        var name: String
        var labels: [String: String] = [:]
        var value: Double
    }

    struct Broken: Error {
        var line: Substring
    }

    private(set) var types: [String: String] = [:]
    private(set) var samples: [Sample] = []

    init(_ text: String) throws {
        guard text.hasSuffix("\n") else { throw Broken(line: "no end of the last line") }
        var helps: Set<Substring> = []
        for line in text.dropLast().split(separator: "\n", omittingEmptySubsequences: false) {
            if let help = line.wholeMatch(of: /# HELP ([a-zA-Z_:][a-zA-Z0-9_:]*) (?:[^\\]|\\\\|\\n)*/) {
                guard helps.insert(help.1).inserted else { throw Broken(line: line) }
            } else if let type = line.wholeMatch(of: /# TYPE ([a-zA-Z_:][a-zA-Z0-9_:]*) (counter|gauge|histogram)/) {
                guard types.updateValue(String(type.2), forKey: String(type.1)) == nil else { throw Broken(line: line) }
            } else {
                let sample = try Self.sample(line)
                let family = [sample.name] + ["_bucket", "_sum", "_count"].map { sample.name.replacing($0, with: "") }
                // A sample belongs to the metric that was named last, and is there once.
                guard family.contains(where: { types[$0] != nil }),
                    !samples.contains(where: { $0.name == sample.name && $0.labels == sample.labels })
                else { throw Broken(line: line) }
                samples.append(sample)
            }
        }
    }

    func value(_ name: String, _ labels: [String: String] = [:]) -> Double? {
        samples.first { $0.name == name && $0.labels == labels }?.value
    }

    private static func sample(_ line: Substring) throws -> Sample {
        guard let match = line.wholeMatch(of: /([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (\S+)/), let value = Double(match.3) else {
            throw Broken(line: line)
        }
        var labels: [String: String] = [:]
        var rest = match.2 ?? ""
        while !rest.isEmpty {
            guard let pair = rest.prefixMatch(of: /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\]|\\\\|\\"|\\n)*)"(?:,|$)/) else {
                throw Broken(line: line)
            }
            labels[String(pair.1)] = unescaped(pair.2)
            rest = rest[pair.range.upperBound...]
        }
        return Sample(name: String(match.1), labels: labels, value: value)
    }

    private static func unescaped(_ text: Substring) -> String {
        var plain = ""
        var isEscaped = false
        for character in text {
            if !isEscaped, character == "\\" {
                isEscaped = true
                continue
            }
            plain.append(isEscaped && character == "n" ? "\n" : character)
            isEscaped = false
        }
        return plain
    }
}
