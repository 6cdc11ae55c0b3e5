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

    private func texts(
        _ history: any SearchHistoryDAO, beginning: String = "", of tenant: Int? = nil, limit: Int = 1_000
    ) async throws -> [String] {
        try await history.searches(beginning: beginning, of: tenant, limit: limit).map(\.text)
    }

    @Test func `the newest come first, each text once`() async throws {
        let (history, stores) = try await history()
        for (second, text) in ["alien", "Amélie", "heat", "ALIEN", "amelie"].enumerated() {
            _ = try await history.record(text, of: nil, at: moment(second))
        }
        #expect(try await texts(history) == ["amelie", "ALIEN", "heat"])
        #expect(try await history.searches(beginning: "", of: nil, limit: 1).first?.searchedAt == moment(4))
        await stores.close()
    }

    @Test func `a clock that was turned back does not change the order`() async throws {
        let (history, stores) = try await history()
        _ = try await history.record("first", of: nil, at: moment(100))
        _ = try await history.record("second", of: nil, at: moment(-100))
        #expect(try await texts(history) == ["second", "first"])
        await stores.close()
    }

    @Test func `searches are found by their beginning, whatever their case and diacritics`() async throws {
        let (history, stores) = try await history()
        for text in ["Été", "etude", "heat", "100%", "a_b"] { _ = try await history.record(text, of: nil, at: moment(0)) }
        #expect(try await texts(history, beginning: "ET") == ["etude", "Été"])
        #expect(try await texts(history, beginning: "%").isEmpty)
        #expect(try await texts(history, beginning: "a%").isEmpty)
        await stores.close()
    }

    @Test func `one goes, and then all`() async throws {
        let (history, stores) = try await history()
        for text in ["a", "b", "c"] { _ = try await history.record(text, of: nil, at: moment(0)) }
        try await history.remove("B", of: nil)
        try await history.remove("never searched for", of: nil)
        #expect(try await texts(history) == ["c", "a"])
        try await history.removeAll(of: nil)
        #expect(try await texts(history).isEmpty)
        await stores.close()
    }

    @Test func `a hundred are kept`() async throws {
        let (history, stores) = try await history()
        for number in 1...130 { _ = try await history.record("search \(number)", of: nil, at: moment(number)) }
        #expect(try await texts(history) == (31...130).reversed().map { "search \($0)" })
        #expect(try await texts(history, limit: 2) == ["search 130", "search 129"])
        await stores.close()
    }

    @Test func `nobody's and every account's are their own, a hundred of each`() async throws {
        let (history, stores) = try await history()
        let library = try OpenLibrary(stores)
        let (ada, ben) = (try await library.signIn(1), try await library.signIn(2))
        let all: [Int?] = [nil, ada, ben]
        for tenant in all { #expect(try await history.record("Same", of: tenant, at: moment(0))) }
        for number in 1...100 { _ = try await history.record("Ada's \(number)", of: ada, at: moment(number)) }
        #expect(try await texts(history, of: ada) == (1...100).reversed().map { "Ada's \($0)" })
        for tenant in [nil, ben] { #expect(try await texts(history, of: tenant) == ["Same"]) }
        #expect(try await texts(history, beginning: "ada", of: ben).isEmpty)
        try await history.remove("same", of: nil)
        #expect(try await texts(history).isEmpty)
        #expect(try await texts(history, of: ben) == ["Same"])
        try await history.removeAll(of: ada)
        #expect(try await texts(history, of: ada).isEmpty)
        #expect(try await texts(history, of: ben) == ["Same"])
        await stores.close()
    }

    @Test func `of an account that is wiped or was never here, nothing is kept`() async throws {
        let (history, stores) = try await history()
        let library = try OpenLibrary(stores)
        let tenant = try await library.signIn(1)
        #expect(try await history.record("kept", of: tenant, at: moment(0)))
        try await library.sessions.wipe(tenant)
        for gone in [tenant, 12_345] {
            #expect(try await !history.record("late", of: gone, at: moment(1)))
            #expect(try await texts(history, of: gone).isEmpty)
        }
        await stores.close()
    }

    @Test func `they outlive the program, and a store that may only be read refuses more`() async throws {
        let folder = try TemporaryFolder()
        let (history, stores) = try await history(.folder(folder.path))
        _ = try await history.record("kept", of: nil, at: moment(0))
        await stores.close()
        let (kept, readOnly) = try await self.history(.readOnly(folder.path))
        #expect(try await texts(kept) == ["kept"])
        await #expect { _ = try await kept.record("more", of: nil, at: moment(1)) } throws: { ($0 as? MarqueeError)?.code == .storage }
        await readOnly.close()
    }
}
