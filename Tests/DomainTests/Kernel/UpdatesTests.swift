import MarqueeDomain
import Testing

struct UpdatesTests {
    private let gone = MarqueeError(.offline, .init("test", "Gone."))

    private func collect(_ read: Read<Int>) async throws(MarqueeError) -> [Fetched<Int>] {
        var all: [Fetched<Int>] = []
        for try await fetched in read.updates() { all.append(fetched) }
        return all
    }

    @Test func `the kept value comes first and then the server's`() async throws {
        let read = Read<Int> { (policy) async throws(MarqueeError) in
            policy == .offline ? Fetched(1, origin: .store, isStale: true) : Fetched(2, origin: .server)
        }
        #expect(try await collect(read).map(\.value) == [1, 2])
    }

    @Test func `without a kept value only the server's comes`() async throws {
        let read = Read<Int> { (policy) async throws(MarqueeError) in
            if policy == .offline { throw gone }
            return Fetched(2, origin: .server)
        }
        #expect(try await collect(read).map(\.value) == [2])
    }

    @Test func `a failed refresh is told with the kept value`() async throws {
        let read = Read<Int> { (policy) async throws(MarqueeError) in
            Fetched(1, origin: .store, isStale: true, refreshError: policy == .offline ? nil : gone)
        }
        #expect(try await collect(read).map(\.refreshError) == [nil, gone])
    }

    @Test func `with nothing kept and no server the error is thrown`() async {
        await #expect(throws: gone) { try await collect(.failing(gone)) }
    }
}
