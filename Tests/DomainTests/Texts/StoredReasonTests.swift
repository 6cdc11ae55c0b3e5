import Foundation
import TestKit
import Testing

@testable import MarqueeDomain

/// Reasons that are stored or sent, and read by another version or in another language.
struct StoredReasonTests {
    typealias Reason = MarqueeError.Reason

    @Test func `Every reason of an older version is shown in every language`() {
        let others = TextLanguage.allCases.filter { $0 != .english }
        for (key, text) in OlderReasons.all {
            let reason = Reason(stored: key, text: text)
            #expect(others.allSatisfy { reason.text(in: $0) != reason.text && reason.text(in: $0) != text }, "\(key): \(text)")
            #expect(!reason.text.contains("{") && reason == Reason(reason.key, reason.values), "\(key): \(text)")
        }
    }

    @Test func `The values of an older version's sentence are kept`() {
        #expect(Reason(stored: "store.damaged", text: "The local store is damaged (SQLite code 11).").values == ["code": "11"])
        let missing = Reason(stored: "answer.shape", text: "In the answer, results.0.id is missing.")
        #expect(missing == Reason("answer.fieldMissing", ["field": "results.0.id"]))
        let script = Reason(stored: "audience.language", text: "A language is written like fr or fr-FR. Write zh-TW here.")
        #expect(script == Reason("audience.otherLanguage", ["language": "zh-TW"]))
        #expect(Reason(stored: "audience.language", text: "A language is written like fr or fr-FR.") == Reason("audience.language"))
    }

    @Test func `A key without values is shown in every language, however its English sentence was worded`() {
        #expect(Reason(stored: "store.full", text: "Worded by another version.") == Reason("store.full"))
        let engine = Reason(stored: "store.engine", text: "Worded otherwise (7).", values: ["code": "7"])
        #expect(engine == Reason("store.engine", ["code": "7"]))
    }

    @Test func `A reason of a newer version is shown by its English sentence`() throws {
        let unknown = Reason(stored: "store.melted", text: "The disk melted at 900 degrees.", values: ["degrees": "900"])
        let changed = Reason(stored: "store.engine", text: "The engine E1 failed.", values: ["engine": "E1"])
        for reason in [unknown, changed] {
            #expect(TextLanguage.allCases.allSatisfy { reason.text(in: $0) == reason.text } && !reason.values.isEmpty)
            #expect(try Self.sent(reason) == reason)
        }
        #expect(unknown.text == "The disk melted at 900 degrees." && changed.text == "The engine E1 failed.")
    }

    @Test func `A sent reason is the same to the receiver`() throws {
        for reason in [
            Reason("store.full"), Reason("store.engine", ["code": "14"]), Reason("redis.full", "Redis is full."),
            Reason("store.full", "Redis is full."), Reason("store.engine", "Redis failed."), Reason("store.full", ""),
        ] {
            #expect(try Self.sent(reason) == reason)
        }
    }

    @Test func `An older version reads key and English sentence of a sent reason`() throws {
        struct Older: Decodable, Equatable {
            let key: String
            let text: String
        }
        let sent = try JSONEncoder().encode(Reason("store.engine", ["code": "14"]))
        let text = "The local store failed (SQLite code 14)."
        #expect(try JSONDecoder().decode(Older.self, from: sent) == Older(key: "store.engine", text: text))
        let older = Data(#"{"key": "store.engine", "text": "The local store failed (SQLite code 14)."}"#.utf8)
        #expect(try JSONDecoder().decode(Reason.self, from: older) == Reason("store.engine", ["code": "14"]))
    }

    private static func sent(_ reason: Reason) throws -> Reason {
        try JSONDecoder().decode(Reason.self, from: JSONEncoder().encode(reason))
    }
}
