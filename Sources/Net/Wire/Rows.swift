import Synchronization

/// The rows of a list. A row that cannot be read is left out and counted, and the others are kept.
package struct Rows<Row: Decodable & Sendable>: Decodable, Sendable {
    package let values: [Row]

    package init(from decoder: any Decoder) throws {
        values = try [Attempt<Row>](from: decoder).compactMap(\.value)
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
            CodingUserInfoKey.ledger.flatMap { decoder.userInfo[$0] as? Ledger }?.drop()
        }
    }
}

/// Counts what one decoding left out.
final class Ledger: Sendable {
    private let count = Mutex(0)

    var dropped: Int { count.withLock { $0 } }

    func drop() { count.withLock { $0 += 1 } }
}

extension CodingUserInfoKey {
    static let ledger = CodingUserInfoKey(rawValue: "marquee.ledger")
}
