import Synchronization

/// Messages of callers to the loop thread; shared by the transport and the thread.
final class CurlMailbox: Sendable {
    /// The messages since the thread last looked.
    struct Batch {
        var arrivals: [TransportCall] = []
        var cancelled: [TransportCall] = []
        var isClosing = false

        fileprivate var isEmpty: Bool { arrivals.isEmpty && cancelled.isEmpty && !isClosing }
    }

    private enum ThreadState {
        case notStarted, started, failed
    }

    private struct State {
        var batch = Batch()
        var isClosed = false
        var thread = ThreadState.notStarted
        var closers: [CheckedContinuation<Void, Never>] = []
        var counts = CurlCounts()

        var isOpen: Bool { !isClosed && !batch.isClosing }
    }

    let waker = CurlWaker()
    private let state = Mutex(State())

    /// Whether the thread is to end.
    var isClosing: Bool { state.withLock { $0.batch.isClosing } }
    /// Whether there are messages that the thread has not taken.
    var hasMessages: Bool { state.withLock { !$0.batch.isEmpty } }

    /// Whether the caller is to start a thread, because there is none.
    func mayStartThread() -> Bool {
        state.withLock { state in
            guard state.isOpen, state.thread != .started else { return false }
            state.thread = .started
            return true
        }
    }

    /// Notes that a thread could not be started: the calls that came meanwhile fail, and the next call may start one.
    func noteNoThread() {
        let (batch, isClosing) = state.withLock { state in
            state.thread = .failed
            defer { state.batch = Batch(isClosing: state.batch.isClosing) }
            return (state.batch, state.batch.isClosing)
        }
        for call in batch.arrivals { call.answer(.failure(.noThread)) }
        if isClosing { end() }
    }

    func submit(_ call: TransportCall) {
        var refusal = TransportError.closed
        let isAccepted = post { state in
            guard state.isOpen else { return false }
            guard state.thread != .failed else {
                refusal = .noThread
                return false
            }
            state.batch.arrivals.append(call)
            return true
        }
        if !isAccepted { call.answer(.failure(refusal)) }
    }

    func cancel(_ call: TransportCall) {
        _ = post { state in
            guard state.isOpen else { return false }
            state.batch.cancelled.append(call)
            return true
        }
    }

    /// Asks the thread to end; the continuation is resumed after all connections and handles are freed.
    func close(then continuation: CheckedContinuation<Void, Never>? = nil) {
        var isServed = true
        let isPending = post { state in
            guard !state.isClosed else { return false }
            if let continuation { state.closers.append(continuation) }
            state.batch.isClosing = true
            isServed = state.thread == .started
            return true
        }
        if !isPending { continuation?.resume() }
        // Without a thread, nothing else would end it.
        if !isServed { end() }
    }

    /// The thread's counts of connections.
    var counts: CurlCounts { state.withLock { $0.counts } }

    func count(_ change: (inout CurlCounts) -> Void) { state.withLock { change(&$0.counts) } }

    /// Takes the new messages; called by the thread.
    func collect() -> Batch {
        state.withLock { state in
            let batch = state.batch
            state.batch = Batch(isClosing: batch.isClosing)
            return batch
        }
    }

    /// Ends the mailbox: calls that were never collected fail, and callers that asked for the end are resumed.
    func end() {
        let (left, closers) = state.withLock { state in
            defer { state = State(isClosed: true, counts: state.counts) }
            return (state.batch.arrivals, state.closers)
        }
        for call in left { call.answer(.failure(.closed)) }
        for closer in closers { closer.resume() }
    }

    /// Changes the state, and wakes the thread only for the first message since it last looked.
    private func post(_ change: (inout State) -> Bool) -> Bool {
        let (isDone, isFirst) = state.withLock { state in
            let wasEmpty = state.batch.isEmpty
            let isDone = change(&state)
            return (isDone, wasEmpty && isDone)
        }
        if isFirst { waker.wake() }
        return isDone
    }
}

extension TransportError {
    package static let cancelled = TransportError(.cancelled, "the task was cancelled")
    package static let closed = TransportError(.closed, "the transport has been shut down")
    fileprivate static let noThread = TransportError(.connect, "the system has no thread for the transport")
}
