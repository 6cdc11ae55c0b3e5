import Foundation
import MarqueeDomain
import Testing

@testable import MarqueeData

/// The rules of a mark as tables: a rule, the slot before it, and the slot after it. ``MarkSlot/text`` explains the words.
///
/// Every rule is applied at version 9.
struct MarkSlotTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let rule: String
        let before: String
        let after: String
        var testDescription: String { "\(rule): \(before) => \(after)" }
    }

    /// The rows of a table; a row without a rule has that of the row above it.
    private static func rows(_ table: String) -> [Row] {
        var rule = ""
        return table.split(separator: "\n").map { line in
            let parts = line.components(separatedBy: " => ")
            let left = parts[0].components(separatedBy: ": ")
            if left.count == 2 { rule = left[0].trimmed }
            return Row(rule: rule, before: (left.last ?? "").trimmed, after: parts.last?.trimmed ?? "")
        }
    }

    private func check(_ row: Row) throws {
        var slot = try MarkSlot(text: row.before)
        #expect(slot.text == row.before, "The text is not in the usual form.")
        let isSeen = try slot.apply(row.rule)
        let after = row.after.replacing(" (seen)", with: "")
        #expect(slot.text == after)
        #expect(try slot == MarkSlot(text: after, isOnWholeShelf: slot.isOnWholeShelf))
        #expect(isSeen == row.after.hasSuffix("(seen)"))
    }

    @Test(
        arguments: rows(
            """
            set on:  ? | -                                  => ? | on #9
                     off 1 | -                              => off 1 | on #9 over off
                     (off) | -                              => (off) | on #9 over off
                     on 1 place 1 | -                       => on 1 place 1 | -
                     ? | on #5                              => ? | on #9 r2
                     ? | off #5                             => ? | on #9 r2
                     ? | off #5 r4 sent tried 2 later       => ? | on #9 r5 sent
                     ? | off #5 sent leased a               => ? | on #9 r2 sent leased a
                     off 1 | off #5 over on sent rejected   => off 1 | on #9 r2 over on sent
                     on 1 place 1 | off #5 over on          => on 1 place 1 | -
                     on 1 place 1 | off #5 over on rejected => on 1 place 1 | -
                     on 1 place 1 | off #5 over on sent     => on 1 place 1 | on #9 r2 over on sent
            set off: ? | -                                  => ? | off #9
                     off 1 | -                              => off 1 | -
                     (off) | -                              => (off) | -
                     on 1 place 1 | -                       => on 1 place 1 | off #9 over on
                     (off) | on #5 over off                 => (off) | -
                     (off) | on #5 over off sent            => (off) | off #9 r2 over off sent
            toggle:  ? | -                                  => ? | on #9
                     (off) | -                              => (off) | on #9 over off
                     off 1 | -                              => off 1 | on #9 over off
                     on 1 place 1 | -                       => on 1 place 1 | off #9 over on
                     ? | on #5                              => ? | off #9 r2
                     ? | off #5                             => ? | on #9 r2
                     off 1 | on #5 over off                 => off 1 | -
                     off 1 | on #5 over off sent leased a   => off 1 | off #9 r2 over off sent leased a
                     off 1 | on #5 over off sent rejected   => off 1 | on #9 r2 over off sent
                     on 1 place 1 | on #5 sent rejected     => on 1 place 1 | off #9 r2 sent
            """))
    func `a change of a person becomes an entry that waits, unless the server certainly has the value`(_ row: Row) throws { try check(row) }

    @Test(
        arguments: rows(
            """
            retry:   ? | -                                  => ? | -
                     ? | on #5                              => ? | on #5
                     ? | on #5 sent tried 2 later           => ? | on #5 sent tried 2 later
                     ? | on #5 sent leased a                => ? | on #5 sent leased a
                     ? | on #5 sent tried 2 rejected        => ? | on #5 sent
            discard: ? | -                                  => ? | -
                     ? | on #5                              => ? | -
                     ? | on #5 sent                         => ? | -
                     off 1 | on #5 over off                 => off 1 | -
                     off 1 | on #5 over off sent            => off 1 | off #9 r2 over off made 5 sent
                     (off) | on #5 over off sent tried 2 later => (off) | off #9 r2 over off made 5 sent
                     off 1 | on #5 over off sent leased a   => off 1 | off #9 r2 over off made 5 sent leased a
                     off 1 | off #5 r2 over off sent        => off 1 | off #5 r2 over off sent
                     off 1 | on #5 over off sent rejected   => off 1 | -
            """))
    func `a rejected change is retried, and a discarded one that may have arrived sends the server's value`(_ row: Row) throws {
        try check(row)
    }

    @Test(
        arguments: rows(
            """
            acknowledge on #5 leased a:  ? | on #5 sent leased a   => on 9 place 9 arrived answers 5 | -
                                         off 1 | on #5 over off sent leased a => on 9 place 9 arrived answers 5 | -
                                         on 1 place 1.2 | on #5 sent leased a => on 9 place 1.2 answers 5 | -
                                         ? | on #5 sent tried 1 later => on 9 place 9 arrived answers 5 | -
                                         ? | on #5 sent rejected   => on 9 place 9 arrived answers 5 | -
                                         ? | -                     => on 9 place 9 arrived answers 5 | -
                                         ? | on #5 sent leased b   => on 9 place 9 arrived answers 5 | on #5 over on sent leased b
                                         ? | off #8 r2 sent leased a tried 1 => on 9 place 9 arrived answers 5 | off #8 r2 over on
                                         ? | off #8 r2 sent        => on 9 place 9 arrived answers 5 | off #8 r2 over on sent
                                         ? | off #8 r2 sent leased b => on 9 place 9 arrived answers 5 | off #8 r2 over on sent leased b
                                         ? | off #8                => on 9 place 9 arrived answers 5 | off #8 over on
                                         off 7 answers 6 | -       => off 7 answers 6 | -
                                         off 7 answers 6 | off #8 over off sent leased b => off 7 answers 6 | off #8 over off sent leased b
                                         off 7 answers 5 | -       => on 9 place 9 arrived answers 5 | -
                                         off 7 answers 10 | -      => on 9 place 9 arrived answers 5 | -
            acknowledge off #5 leased a: on 1 place 1.2 | off #5 over on sent leased a => off 9 answers 5 | -
                                         on 1 place 1 | on #8 r2 over on sent leased a => off 9 answers 5 | on #8 r2 over off
            supersede on #5 leased a:    ? | on #5 sent leased a   => off 9 answers 5 | -
                                         on 1 place 1 arrived | on #5 sent leased a => off 9 answers 5 | -
                                         ? | on #8 r2 sent leased a => off 9 answers 5 | on #8 r2 over off
                                         ? | on #5 sent leased b   => off 9 answers 5 | on #5 over off sent leased b
                                         ? | -                     => off 9 answers 5 | -
                                         on 7 place 7 answers 6 | - => on 7 place 7 answers 6 | -
            supersede off #5 leased a:   ? | off #5 sent leased a  => on 9 place 9 answers 5 | -
            """))
    func `an answer with the server's value is known from then on, unless a newer entry was answered`(_ row: Row) throws { try check(row) }

    @Test(
        arguments: rows(
            """
            reject on #5 leased a:  ? | on #5 sent leased a              => ? | on #5 sent rejected
                                    off 1 | on #5 over off sent leased a => off 1 | on #5 over off sent rejected
                                    ? | on #5 sent tried 1 later         => ? | on #5 sent tried 1 rejected
                                    ? | off #8 r2 sent leased a          => ? | off #8 r2 sent
                                    ? | off #8 r2 sent later             => ? | off #8 r2 sent later
                                    ? | on #5 sent leased b              => ? | on #5 sent leased b
                                    ? | on #8                            => ? | on #8
                                    ? | -                                => ? | -
            fail on #5 leased a:    ? | on #5 sent leased a              => ? | on #5 sent tried 1 later
                                    ? | on #5 sent leased a tried 3 later => ? | on #5 sent tried 4 later
                                    ? | off #8 r2 sent leased a          => ? | off #8 r2 sent
                                    ? | on #5 sent leased b              => ? | on #5 sent leased b
                                    ? | on #5 sent                       => ? | on #5 sent
                                    ? | -                                => ? | -
            release on #5 leased a: ? | on #5 sent leased a              => ? | on #5 sent
                                    ? | on #5 sent leased a tried 3 later => ? | on #5 sent tried 3 later
                                    ? | off #8 r2 sent leased a          => ? | off #8 r2 sent
                                    ? | on #5 sent leased b              => ? | on #5 sent leased b
                                    ? | on #5 sent                       => ? | on #5 sent
            unsent on #5 leased a:  off 1 | on #5 over off sent first leased a => off 1 | on #5 over off tried 1 later
                                    off 1 | on #5 over off sent leased a => off 1 | on #5 over off sent tried 1 later
                                    off 1 | on #8 r2 over off sent first leased a => off 1 | on #8 r2 over off
                                    off 1 | off #8 r2 over off sent first leased a => off 1 | -
                                    off 1 | on #5 over off sent first leased b => off 1 | on #5 over off sent first leased b
            """))
    func `without the server's value, only the entry changes, and only for the client that has its lease`(_ row: Row) throws {
        try check(row)
    }

    @Test(
        arguments: rows(
            """
            learn on since 4:       ? | -                           => on 9 place 9 | - (seen)
                                    (off) | -                       => on 9 place 9 | - (seen)
                                    off 4 | -                       => on 9 place 9 | - (seen)
                                    off 5 | -                       => off 5 | -
                                    off 10 | -                      => on 9 place 9 | - (seen)
                                    on 1 place 1.2 arrived | -      => on 9 place 1.2 arrived | -
                                    ? | off #5                      => on 9 place 9 | off #5
                                    off 4 answers 3 | on #5 over off sent leased a => on 9 place 9 answers 3 | on #5 over off sent leased a
                                    ? | off #5 rejected             => on 9 place 9 | off #5 rejected (seen)
            learn off since 4:      ? | -                           => off 9 | -
                                    on 4 place 1.2 arrived | -      => off 9 | - (seen)
                                    on 5 place 5 | -                => on 5 place 5 | -
                                    on 4 place 1 | on #5            => off 9 | on #5
            learn on since 4 as 3:  ? | -                           => on 9 place 4.3 | - (seen)
                                    on 1 place 1.2 arrived | -      => on 9 place 4.3 arrived | -
                                    on 5 place 5 | -                => on 5 place 5 | -
            learn off since 4 as 3: on 4 place 1.2 | -              => off 9 | - (seen)
            """))
    func `the server's own word is known from then on, unless something newer is known`(_ row: Row) throws { try check(row) }
}

extension MarkSlot {
    /// Applies a rule at version 9. Returns whether the person sees another mark, where the rule says so.
    fileprivate mutating func apply(_ rule: String) throws -> Bool {
        let words = rule.split(separator: " ").map(String.init)
        let rest = Array(words.dropFirst())
        let version = 9
        switch words[0] {
        case "set": record(.set(try MarkValue(word: rest.first)), as: version, at: .now)
        case "toggle": record(.toggle(.favorite), as: version, at: .now)
        case "retry": retry()
        case "discard": discard(as: version)
        case "acknowledge": acknowledge(try StoredOutboxEntry(words: rest).entry, as: version, at: .now)
        case "supersede":
            let sent = try StoredOutboxEntry(words: rest).entry
            supersede(sent, to: .favorite(!sent.value.isSet), as: version)
        case "reject": reject(try StoredOutboxEntry(words: rest).entry, because: .rejection)
        case "fail": release(try StoredOutboxEntry(words: rest).entry, until: .later)
        case "unsent": release(try StoredOutboxEntry(words: rest).entry, until: .later, isUnsent: true)
        case "release": release(try StoredOutboxEntry(words: rest).entry, until: nil)
        case "learn":
            return learn(try MarkValue(word: rest[0]), since: Int(rest[2]) ?? 0, as: version, rank: rest.count > 4 ? Int(rest[4]) : nil)
        default: throw BadText(text: rule)
        }
        return false
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
