import Foundation
import Synchronization

/// A folder that goes when it is let go of.
final class Folder: Sendable {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "/marquee-benchmarks-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// Numbers that are given out once.
final class Counter: Sendable {
    private let next: Mutex<Int>

    init(from first: Int) { next = Mutex(first) }

    func take(_ count: Int) -> Int {
        next.withLock { next in
            defer { next += count }
            return next
        }
    }
}
