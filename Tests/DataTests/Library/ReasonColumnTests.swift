import MarqueeDomain
import Testing

@testable import MarqueeData

struct ReasonColumnTests {
    typealias Reason = MarqueeError.Reason

    @Test(arguments: [
        (Reason("store.full"), "store.full"), (Reason("store.damaged", ["code": "11"]), #"store.damaged {"code":"11"}"#),
        (Reason("answer.fieldNull", ["field": #"a/"b" {}"#]), #"answer.fieldNull {"field":"a/\"b\" {}"}"#),
        (Reason("redis.full", "Redis is full."), "redis.full"), (Reason("store.full", "Redis is full."), "store.full null"),
        (Reason("store.engine", "Redis failed."), "store.engine"), (Reason("a key null", "Odd."), "a key null"), (Reason("", ""), ""),
        (
            Reason(stored: "store.melted", text: "At 9 degrees.", values: ["unit": "C", "degrees": "9"]),
            #"store.melted {"degrees":"9","unit":"C"}"#
        ),
    ])
    func `A reason is the same after it was stored`(_ reason: Reason, _ column: String) {
        #expect(reason.keyColumn == column)
        let stored = Reason(keyColumn: column, text: reason.text)
        #expect(stored == reason && stored.text == reason.text)
    }

    @Test func `The columns of an older version hold a key and a sentence with the values`() {
        let damaged = Reason(keyColumn: "store.damaged", text: "The local store is damaged (SQLite code 11).")
        #expect(damaged == Reason("store.damaged", ["code": "11"]))
        #expect(Reason(keyColumn: "mine.own", text: "My own.") == Reason("mine.own", "My own."))
    }
}
