/// A page of metrics in the text format of Prometheus, version 0.0.4.
struct PrometheusText {
    /// The kind of a metric.
    enum Kind: String {
        case counter, gauge, histogram
    }

    private(set) var text = ""

    /// Writes the header of a metric. Its samples follow.
    mutating func begin(_ name: String, _ kind: Kind, _ help: String) {
        text += "# HELP \(name) \(Self.escaped(help, quotes: false))\n# TYPE \(name) \(kind.rawValue)\n"
    }

    /// Adds one sample.
    mutating func add(_ name: String, _ labels: KeyValuePairs<String, String>, _ value: String) {
        add(name, labels.map { ($0, $1) }, value)
    }

    private mutating func add(_ name: String, _ labels: [(String, String)], _ value: String) {
        let pairs = labels.map { "\($0)=\"\(Self.escaped($1, quotes: true))\"" }.joined(separator: ",")
        text += name + (pairs.isEmpty ? "" : "{\(pairs)}") + " \(value)\n"
    }

    /// Adds a metric with one sample.
    mutating func add(_ name: String, _ kind: Kind, _ help: String, _ value: Int) {
        begin(name, kind, help)
        add(name, [:], String(value))
    }

    /// Adds the samples of a histogram. Each bucket counts all durations up to its bound.
    mutating func add(_ name: String, _ label: (name: String, value: String)?, _ histogram: MarqueeClient.Histogram) {
        var sum = 0
        let bounds = histogram.upperBounds.map { Self.seconds($0) } + ["+Inf"]
        let labels = label.map { [($0.name, $0.value)] } ?? []
        for (bound, count) in zip(bounds, histogram.counts) {
            sum += count
            add(name + "_bucket", labels + [("le", bound)], String(sum))
        }
        add(name + "_sum", labels, Self.seconds(histogram.total))
        add(name + "_count", labels, String(sum))
    }

    private static func seconds(_ duration: Duration) -> String { String(duration / .seconds(1)) }

    private static func escaped(_ text: String, quotes: Bool) -> String {
        var escaped = ""
        for character in text.unicodeScalars {
            switch character {
            case "\\": escaped += "\\\\"
            case "\n": escaped += "\\n"
            case "\"" where quotes: escaped += "\\\""
            default: escaped.unicodeScalars.append(character)
            }
        }
        return escaped
    }
}
