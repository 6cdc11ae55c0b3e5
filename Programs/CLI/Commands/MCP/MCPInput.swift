import Foundation
import Synchronization

/// A line of the client.
enum MCPInput: Sendable, Equatable {
    case line([UInt8])
    /// A line of more than a megabyte, which is not kept.
    case tooLong
}

/// Reads lines of bytes, one when it is asked for one, on a thread of its own.
final class MCPReader: Sendable {
    /// A longer line is left out.
    static let mostBytes = 1 << 20

    private let queue = DispatchQueue(label: "marquee.mcp.input")
    /// Used on the queue.
    private let lines: Mutex<Lines>
    private let isEnded = Atomic(false)

    init(_ descriptor: Int32) { lines = Mutex(Lines(descriptor: descriptor)) }

    /// The next line that is not empty; nil when no more comes, after ``end()``, and when the task is cancelled.
    func next() async -> MCPInput? {
        let answer = FirstAnswer()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                answer.wait(continuation)
                if isEnded.load(ordering: .acquiring) { return answer.give(nil) }
                queue.async { answer.give(self.lines.withLock { $0.next() }) }
            }
        } onCancel: {
            // The thread goes on to wait for input, until the process ends.
            answer.give(nil)
        }
    }

    /// Nothing more is read, because no one takes the answers.
    func end() { isEnded.store(true, ordering: .releasing) }

    private struct Lines {
        let descriptor: Int32
        private var bytes: [UInt8] = []
        private var start = 0
        private var isTooLong = false
        private var hasEnded = false

        init(descriptor: Int32) { self.descriptor = descriptor }

        mutating func next() -> MCPInput? {
            while true {
                if let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
                    let line = bytes[start..<end]
                    start = end + 1
                    if isTooLong || line.count > MCPReader.mostBytes {
                        isTooLong = false
                        return .tooLong
                    }
                    if line.contains(where: { !Self.blanks.contains($0) }) { return .line(Array(line)) }
                    continue
                }
                if hasEnded {
                    // The last line needs no end.
                    let line = bytes[start...]
                    defer { (bytes, start) = ([], 0) }
                    return line.isEmpty ? nil : isTooLong ? .tooLong : .line(Array(line))
                }
                // Of a line that is too long, only its end is looked for.
                if isTooLong || bytes.count - start > MCPReader.mostBytes { (isTooLong, bytes, start) = (true, [], 0) }
                readMore()
            }
        }

        private static let blanks: Set<UInt8> = [0x20, 0x09, 0x0D]

        private mutating func readMore() {
            bytes.removeFirst(start)
            start = 0
            var piece = [UInt8](repeating: 0, count: 64 << 10)
            let count = Foundation.read(descriptor, &piece, piece.count)
            if count < 0, errno == EINTR { return }
            if count <= 0 { hasEnded = true } else { bytes += piece[..<count] }
        }
    }

    /// A continuation that goes on with the first of two answers.
    private final class FirstAnswer: Sendable {
        private enum State {
            case nothing, waiting(CheckedContinuation<MCPInput?, Never>), given(MCPInput?), done
        }

        private let state = Mutex(State.nothing)

        func wait(_ continuation: CheckedContinuation<MCPInput?, Never>) {
            let early: MCPInput?? = state.withLock { state in
                guard case .given(let input) = state else {
                    state = .waiting(continuation)
                    return nil
                }
                state = .done
                return .some(input)
            }
            if let early { continuation.resume(returning: early) }
        }

        func give(_ input: MCPInput?) {
            let waiting: CheckedContinuation<MCPInput?, Never>? = state.withLock { state in
                switch state {
                case .nothing: state = .given(input)
                case .waiting(let continuation):
                    state = .done
                    return continuation
                case .given, .done: break
                }
                return nil
            }
            waiting?.resume(returning: input)
        }
    }
}
