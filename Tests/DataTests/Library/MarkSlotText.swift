import Foundation
import MarqueeDomain

@testable import MarqueeData

/// Slots of marks as text, so that tables of rules can be read: the server's value, a bar, and the outbox entry.
///
/// The server's value:
/// - `?`: unknown.
/// - `(off)`: nothing is stored, but the shelf was read completely, so the item is known not to be on it.
/// - `on 3 place 2.1 arrived answers 5`: on the shelf, learned at version 3, at the place of version 2 with rank 1. It was sent from here,
///   and the answered entry had position 5.
///
/// The entry:
/// - `-`: none.
/// - `off #5 r2 over on made 4`: position 5, revision 2, over the server's value `on`, changed at second 4 (else at that of its position).
/// - `sent`: the server may have received it. `first`: nothing was sent before its lease. `leased a`: client a has its lease. `tried 1`: it
///   failed once. `later`: it waits for its time.
///   `rejected`: the server rejected it.
extension MarkSlot {
    static let tenant = 7

    init(text: String, isOnWholeShelf: Bool = false) throws {
        let sides = text.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
        guard sides.count == 2, let server = sides[0].first, let key = MarkKey(.favorite, on: .movie(550)) else {
            throw BadText(text: text)
        }
        self.init(
            tenant: Self.tenant, key: key, isOnWholeShelf: server == "(off)" || isOnWholeShelf,
            known: ["?", "(off)"].contains(server) ? nil : try KnownMark(words: sides[0]),
            waiting: sides[1] == ["-"] ? nil : try StoredOutboxEntry(words: sides[1]))
    }

    /// The text of the slot.
    var text: String { "\(known?.text ?? (isOnWholeShelf ? "(off)" : "?")) | \(waiting?.text ?? "-")" }
}

/// A text that is not one of a slot.
struct BadText: Error { let text: String }

extension KnownMark {
    fileprivate init(words: [String]) throws {
        var words = Words(words)
        self.init(value: try MarkValue(word: words.next()), learned: try words.number())
        while let word = words.next() {
            switch word {
            case "place":
                let parts = try (words.next() ?? "").split(separator: ".").map { try Words.number($0) }
                (place, rank) = (parts.first ?? 0, parts.count > 1 ? parts[1] : 0)
            case "arrived": arrivedAt = .now
            case "answers": position = try words.number()
            default: throw BadText(text: word)
            }
        }
    }

    fileprivate var text: String {
        var text = "\(value.word) \(learned)"
        if place != 0 { text += " place \(place)" + (rank == 0 ? "" : ".\(rank)") }
        if let arrivedAt { text += arrivedAt == .now ? " arrived" : " arrived at \(arrivedAt)" }
        if position != 0 { text += " answers \(position)" }
        return text
    }
}

extension StoredOutboxEntry {
    init(words: [String]) throws {
        var words = Words(words)
        let value = try MarkValue(word: words.next())
        let position = try words.number()
        var entry = OutboxEntry(
            tenant: MarkSlot.tenant, item: .movie(550), value: value, position: position, changedAt: .at(position))
        var (wasSent, isFirstLease) = (false, false)
        while let word = words.next() {
            switch word {
            case "over": entry.before = try MarkValue(word: words.next())
            case "made": entry.changedAt = .at(try words.number())
            case "sent": wasSent = true
            case "first": isFirstLease = true
            case "leased": entry.lease = .init(owner: words.next() ?? "", until: .later)
            case "tried": entry.attempts = try words.number()
            case "later": entry.notBefore = .later
            case "rejected": entry.rejection = .rejection
            default: entry.revision = try Words.number(word.dropFirst())
            }
        }
        self.init(entry, wasSent: wasSent)
        self.isFirstLease = isFirstLease
    }

    fileprivate var text: String {
        var text = "\(entry.value.word) #\(entry.position)"
        if entry.revision != 1 { text += " r\(entry.revision)" }
        if let before = entry.before { text += " over \(before.word)" }
        if entry.changedAt != .at(entry.position) { text += " made \(Int(entry.changedAt.timeIntervalSince(.at(0))))" }
        if wasSent { text += " sent" + (isFirstLease ? " first" : "") }
        if let lease = entry.lease { text += " leased \(lease.owner)" }
        if entry.attempts != 0 { text += " tried \(entry.attempts)" }
        if entry.notBefore != nil { text += " later" }
        if entry.rejection != nil { text += " rejected" }
        return text
    }
}

extension MarkValue {
    init(word: String?) throws {
        guard let word, ["on", "off"].contains(word) else { throw BadText(text: word ?? "") }
        self = .favorite(word == "on")
    }

    fileprivate var word: String { isSet ? "on" : "off" }
}

extension Date {
    static func at(_ seconds: Int) -> Date { Date(timeIntervalSince1970: 1_000_000 + Double(seconds)) }
    /// When the rules of a table are applied.
    static let now = at(9)
    static let later = at(60)
}

extension MarqueeError {
    static let rejection = MarqueeError(.refused, .init("test", "It is so in this test."))
}

/// Reads words one after the other.
private struct Words {
    private var rest: ArraySlice<String>

    init(_ words: [String]) { rest = words[...] }

    mutating func next() -> String? { rest.popFirst() }

    mutating func number() throws -> Int { try Self.number((next() ?? "").drop { $0 == "#" }) }

    static func number(_ text: Substring) throws -> Int {
        guard let number = Int(text) else { throw BadText(text: String(text)) }
        return number
    }
}
