import MarqueeData

/// A clock whose time a test turns.
package struct TestClock: Clock {
    package struct Instant: InstantProtocol {
        let offset: Duration

        package func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        package func duration(to other: Instant) -> Duration { other.offset - offset }
        package static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
    }

    private let time: ManualTime

    package init(_ time: ManualTime) { self.time = time }

    package var now: Instant { Instant(offset: time.now) }
    package var minimumResolution: Duration { .nanoseconds(1) }

    package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try await time.source.sleep(deadline.offset - time.now)
    }
}
