import Synchronization

/// The rows of a list. A row that cannot be read is left out and counted, and the others are kept.
package struct Rows<Row: Decodable & Sendable>: Decodable, Sendable {
    package let values: [Row]

    package init(from decoder: any Decoder) throws {
        var rows = try decoder.unkeyedContainer()
        var values: [Row] = []
        values.reserveCapacity(rows.count ?? 0)
        while !rows.isAtEnd {
            let row = try rows.superDecoder()
            do {
                values.append(try Row(from: row))
            } catch {
                DecodingReport.of(decoder)?.drop()
            }
        }
        self.values = values
    }
}

/// A part that may be broken without harm to the whole; it is counted then.
struct Attempt<Part: Decodable & Sendable>: Decodable, Sendable {
    let value: Part?

    init(from decoder: any Decoder) throws {
        do {
            value = try Part(from: decoder)
        } catch {
            value = nil
            DecodingReport.of(decoder)?.drop()
        }
    }
}

/// Counts what one decoding left out.
final class DecodingReport: Sendable {
    private let count = Mutex(0)

    var dropped: Int { count.withLock { $0 } }

    func drop() { count.withLock { $0 += 1 } }

    static func of(_ decoder: any Decoder) -> DecodingReport? {
        CodingUserInfoKey.report.flatMap { decoder.userInfo[$0] as? DecodingReport }
    }
}

extension CodingUserInfoKey {
    static let report = CodingUserInfoKey(rawValue: "marquee.decodingReport")
}
