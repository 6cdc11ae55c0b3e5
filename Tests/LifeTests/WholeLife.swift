import Marquee
import MarqueeSandbox
import TestKit
import Testing

extension ClientFixture {
    /// Takes one read through its life: from the server, from memory, from the store of a later client without a server, fresh and stale.
    ///
    /// - Returns: The server's value, for the test to look into.
    func wholeLife<Value: Equatable>(
        at location: SourceLocation = #_sourceLocation, editing edit: (inout MarqueeClient.Configuration) throws -> Void = { _ in },
        of read: (MarqueeClient) -> Read<Value>
    ) async throws -> Value {
        let first = try await client(edit)
        let served = try await read(first)()
        #expect(served.origin == .server && !served.isStale && served.age == .zero && served.droppedRows == 0, sourceLocation: location)
        let again = try await read(first)()
        #expect(again.origin == .memory && again.value == served.value, sourceLocation: location)
        #expect(sandbox.counters.requests == 1, sourceLocation: location)

        sandbox.behave(.offline)
        clock.advance(by: .seconds(30))
        let cached = try await read(client(edit))()
        #expect(cached.origin == .store && cached.value == served.value, sourceLocation: location)
        #expect(!cached.isStale && cached.age == .seconds(30) && cached.refreshError == nil, sourceLocation: location)

        clock.advance(by: .seconds(8 * 24 * 3600))
        let stale = try await read(client(edit))()
        #expect(stale.origin == .store && stale.value == served.value, sourceLocation: location)
        #expect(stale.isStale && stale.refreshError?.code == .offline, sourceLocation: location)
        let untried = try await read(client(edit))(policy: .offline)
        #expect(untried.isStale && untried.refreshError == nil && untried.value == served.value, sourceLocation: location)

        sandbox.behave(.normal)
        let renewed = try await read(client(edit))()
        #expect(renewed.origin == .server && !renewed.isStale && renewed.value == served.value, sourceLocation: location)
        #expect(sandbox.counters.requests == 2 && sandbox.counters.notModified == 1, sourceLocation: location)
        return served.value
    }

    /// Expects that the updates of a read bring the cached value and then the server's, or the reason why there is none.
    func cachedThenServed<Value: Equatable>(at location: SourceLocation = #_sourceLocation, of read: (MarqueeClient) -> Read<Value>)
        async throws
    {
        func updates(_ client: MarqueeClient) async throws -> [Fetched<Value>] {
            var all: [Fetched<Value>] = []
            for try await update in read(client).updates() { all.append(update) }
            return all
        }
        let first = try await client()
        let served = try await updates(first)
        #expect(served.map(\.origin) == [.server], sourceLocation: location)
        #expect(try await updates(first).map(\.origin) == [.memory, .server], sourceLocation: location)
        #expect(try await updates(client()).map(\.origin) == [.store, .server], sourceLocation: location)
        sandbox.behave(.offline)
        let cached = try await updates(client())
        #expect(
            cached.count == 2 && cached.allSatisfy { $0.origin != .server && $0.value == served.first?.value }, sourceLocation: location)
        #expect(cached.map(\.refreshError?.code) == [nil, .offline], sourceLocation: location)
    }

    /// Expects that a client which has cached nothing cannot answer without a server, under any policy.
    func nothingCached<Value>(at location: SourceLocation = #_sourceLocation, of read: (MarqueeClient) -> Read<Value>) async throws {
        sandbox.behave(.offline)
        let client = try await client { $0.storage = .folder(folder.path("empty")) }
        for policy in [ReadPolicy.cached, .fresh, .freshElseCached, .offline] {
            await #expect(sourceLocation: location) {
                try await read(client)(policy: policy)
            } throws: {
                code($0) == .offline
            }
        }
    }
}
