import Foundation
import MarqueeDomain
import Synchronization

@testable import MarqueeData
@testable import MarqueeDatabase

private let stores = [Engine(hasFTS5: true), Engine(hasFTS5: false)].map { TitleStore(engine: $0) }

/// No query is anything but words: it never fails, finds no more than asked for, and finds the title that it was taken from.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSearch(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let text = String(decoding: UnsafeBufferPointer(start: bytes, count: min(count, 400)), as: UTF8.self)
    for store in stores {
        let failure = wait { () -> String? in
            do throws(MarqueeError) {
                try await store.check(text)
                return nil
            } catch {
                return "\(error)"
            }
        }
        if let failure { fatalError(failure) }
    }
    return 0
}

private struct TitleStore: Sendable {
    let engine: Engine
    let stores: Stores

    init(engine: Engine) {
        self.engine = engine
        let stores = wait { () -> Stores? in try? await SQLiteStores.Opening(location: .memory, engine: engine).stores() }
        guard let stores else { fatalError("The stores cannot be opened.") }
        self.stores = stores
    }

    func check(_ text: String) async throws(MarqueeError) {
        guard let titles = stores.titles else { fatalError("There is no store.") }
        try await titles.save([title(1, text), title(2, "Another one")])
        let hits = try await titles.titles(matching: TitleQuery(server: "s", language: "en-US", text: text, kind: nil, offset: 0, limit: 1))
        guard hits.titles.count <= 1, hits.total <= 2, hits.titles.count == min(1, hits.total) else { fatalError("\(hits) for one title.") }
        let suggestions = try await titles.suggestions(for: text, server: "s", language: "en-US", includesAdult: false, limit: 3)
        guard suggestions.count <= 3 else { fatalError("\(suggestions.count) suggestions for three.") }
        // Beyond ASCII, SQLite and Swift do not know the same letters.
        let words = SearchWords(text)
        let isShort = words.words.count < 20 && text.unicodeScalars.count < 300
        guard !words.words.isEmpty, isShort, !text.utf8.contains(0), text.utf8.allSatisfy({ $0 < 0x80 }) else { return }
        guard hits.total >= 1 else { fatalError("\(words.words) does not find itself.") }
    }

    private func title(_ id: Int, _ text: String) -> IndexedTitle {
        IndexedTitle(
            server: "s", reference: .movie(id), language: "en-US", title: text, originalTitle: text, overview: text, released: nil,
            popularity: 1, posterPath: nil)
    }
}

private func wait<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) -> Value {
    let done = DispatchSemaphore(value: 0)
    let result = Mutex<Value?>(nil)
    Task.detached {
        let value = await work()
        result.withLock { $0 = value }
        done.signal()
    }
    done.wait()
    guard let value = result.withLock({ $0 }) else { fatalError("The work came to no end.") }
    return value
}
