package import MarqueeData

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A line of an exported store: an object with one name, whose value has a row's columns by their names.
///
/// The first line is `{"marquee":{"format":"store","version":1}}`, the last one `{"end":{"account":2,"mark":40,…}}` with the number of rows.
struct StoreLine: Equatable {
    /// The name of the table, or of the first or the last line.
    let name: String
    let values: [String: ColumnValue]

    static let (first, last) = ("marquee", "end")
    /// The version of the form of the lines.
    static let version: Int64 = 1
    static let header = StoreLine(name: first, values: ["format": .text("store"), "version": .integer(version)])

    init(name: String, values: [String: ColumnValue]) { (self.name, self.values) = (name, values) }

    /// The line with the numbers of rows.
    init(end counts: [String: Int]) { self.init(name: Self.last, values: counts.mapValues { .integer(Int64($0)) }) }

    /// Reads a line; nil if it has another form.
    init?(_ text: String) {
        guard let object = try? JSONDecoder().decode([String: [String: ColumnValue]].self, from: Data(text.utf8)), object.count == 1,
            let (name, values) = object.first
        else { return nil }
        self.init(name: name, values: values)
    }

    /// The line without its end.
    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Texts and whole numbers can always be encoded.
        return (try? encoder.encode([name: values])).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}

extension ColumnValue: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let number = try? container.decode(Int64.self) {
            self = .integer(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .integer(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        }
    }
}
