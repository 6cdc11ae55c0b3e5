#if canImport(Glibc)
    import Foundation
    import MarqueeDomain
    import TestKit
    import Testing

    @testable import MarqueeData

    /// Reads that are held by a program and called again. The switch by which the runtime counts is for all threads, and it expects objects where
    /// other code has texts, so `make test` runs this suite in a process of its own, one test at a time: work of another test would be spoiled.
    @Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["MARQUEE_COUNTS_OBJECTS"] != nil))
    struct HeldReadTests {
        private let server = ReaderTests.Server()

        /// The objects that a hundred answers from memory allocate.
        private func allocations(_ read: BoxedRead) -> Int? {
            // The first answer collects the items of the value.
            var answered = read.answerAtHand(.cached) == nil ? -1 : 0
            defer { #expect(answered == 100) }
            return ObjectAllocations.count {
                for _ in 0..<100 { answered += read.answerAtHand(.cached) == nil ? 0 : 1 }
            }
        }

        @Test func `the count notices an object`() throws {
            final class Thing { var next: Thing? }
            var last = Thing()
            let count = ObjectAllocations.count {
                for _ in 0..<10 {
                    let thing = Thing()
                    thing.next = last
                    last = thing
                }
            }
            if let count { #expect(count == 10) }
        }

        @Test func `a held read that memory answers allocates no object`() async throws {
            let reader = Reader(clock: ManualClock().wall)
            let read = reader.read(server.remote().boxed, of: Boxed.Kind(Int.self))
            _ = try await read.answer(.cached, in: nil)
            if let count = allocations(read) { #expect(count == 0) }
        }

        @Test func `a held read of a person whose marks are in memory allocates no object`() async throws {
            let fixture = try await LibraryFixture()
            let tenant = try await fixture.signIn()
            let reader = Reader(clock: fixture.clock.wall, marks: fixture.marksCache).reading(for: tenant)
            let remote = Remote(key: server.remote().key) { (validator) async throws(MarqueeError) in
                try await server.remote().fetch(validator)
            } adapt: { _ in
                Adapted(1, markables: [.movie(550)])
            }
            let read = reader.read(remote.boxed, of: Boxed.Kind(Int.self))
            _ = try await read.answer(.cached, in: nil)
            if let count = allocations(read) { #expect(count == 0) }
        }
    }
#endif
