import Foundation
import Marquee
import Synchronization

/// Seconds that pass when a test says so.
final class PassingTime: Sendable {
    private let seconds = Atomic(0)

    var clock: WallClock { WallClock { Date() + Double(self.seconds.load(ordering: .relaxed)) } }

    func pass(_ more: Int) { seconds.add(more, ordering: .relaxed) }
}
