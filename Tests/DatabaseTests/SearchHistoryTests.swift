import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

@Suite(.timeLimit(.minutes(5)))
struct SearchHistoryTests {
    private func history(_ location: StoreLocation = .memory) async throws -> (any SearchHistoryDAO, Stores) {
        let stores = try await SQLiteStores.open(location)
        return (try #require(stores.history), stores)
    }

    private func moment(_ second: Int) -> Date { Date(timeIntervalSince1970: 1_790_000_000 + Double(second)) }

    private func texts(_ history: any SearchHistoryDAO, beginning: String = "", limit: Int = 1_000) async throws -> [String] {
        try await history.searches(beginning: beginning, limit: limit).map(\.text)
    }

    @Test func `the newest come first, each text once`() async throws {
        let (history, stores) = try await history()
        for (second, text) in ["alien", "Amélie", "heat", "ALIEN", "amelie"].enumerated() {
            try await history.record(text, at: moment(second))
        }
        #expect(try await texts(history) == ["amelie", "ALIEN", "heat"])
        #expect(try await history.searches(beginning: "", limit: 1).first?.searchedAt == moment(4))
        await stores.close()
    }

    @Test func `a clock that was turned back does not change the order`() async throws {
        let (history, stores) = try await history()
        try await history.record("first", at: moment(100))
        try await history.record("second", at: moment(-100))
        #expect(try await texts(history) == ["second", "first"])
        await stores.close()
    }

    @Test func `searches are found by their beginning, whatever their case and diacritics`() async throws {
        let (history, stores) = try await history()
        for text in ["Été", "etude", "heat", "100%", "a_b"] { try await history.record(text, at: moment(0)) }
        #expect(try await texts(history, beginning: "ET") == ["etude", "Été"])
        #expect(try await texts(history, beginning: "%").isEmpty)
        #expect(try await texts(history, beginning: "a%").isEmpty)
        await stores.close()
    }

    @Test func `one goes, and then all`() async throws {
        let (history, stores) = try await history()
        for text in ["a", "b", "c"] { try await history.record(text, at: moment(0)) }
        try await history.remove("B")
        try await history.remove("never searched for")
        #expect(try await texts(history) == ["c", "a"])
        try await history.removeAll()
        #expect(try await texts(history).isEmpty)
        await stores.close()
    }

    @Test func `a hundred are kept`() async throws {
        let (history, stores) = try await history()
        for number in 1...130 { try await history.record("search \(number)", at: moment(number)) }
        #expect(try await texts(history) == (31...130).reversed().map { "search \($0)" })
        #expect(try await texts(history, limit: 2) == ["search 130", "search 129"])
        await stores.close()
    }

    @Test func `they outlive the program, and a store that may only be read refuses more`() async throws {
        let folder = try TemporaryFolder()
        let (history, stores) = try await history(.folder(folder.path))
        try await history.record("kept", at: moment(0))
        await stores.close()
        let (kept, readOnly) = try await self.history(.readOnly(folder.path))
        #expect(try await texts(kept) == ["kept"])
        await #expect { try await kept.record("more", at: moment(1)) } throws: { ($0 as? MarqueeError)?.code == .storage }
        await readOnly.close()
    }
}
