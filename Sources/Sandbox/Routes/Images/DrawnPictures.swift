import Synchronization

/// The pictures that the sandboxes of a process have drawn. Each test starts a sandbox of its own, and they ask for the same pictures: in a debug
/// build, drawing takes longer than everything else that a sandbox does.
final class DrawnPictures: Sendable {
    static let shared = DrawnPictures(limit: 32 << 20)

    /// All that a picture is drawn from.
    struct Key: Hashable {
        let width: Int
        let height: Int
        let subject: DrawingSubject
        let isJPEG: Bool
    }

    private struct State {
        var pictures: [Key: [UInt8]] = [:]
        var size = 0
    }

    private let limit: Int
    private let state = Mutex(State())

    /// - Parameter limit: The bytes of pictures at which all are forgotten.
    init(limit: Int) { self.limit = limit }

    /// The picture of a key; nil if it cannot be drawn. Two calls at the same time may both draw it.
    func picture(_ key: Key, _ draw: () -> [UInt8]?) -> [UInt8]? {
        if let known = state.withLock({ $0.pictures[key] }) { return known }
        guard let drawn = draw() else { return nil }
        state.withLock { state in
            if state.size + drawn.count > limit { state = State() }
            if state.pictures.updateValue(drawn, forKey: key) == nil { state.size += drawn.count }
        }
        return drawn
    }
}
