import MarqueeCPostgreSQL
import MarqueeData

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension PostgreSQLHandle {
    /// Waits for the answer to the sent statements: the first failure, else the last result.
    ///
    /// The server ends a statement that takes too long. If it does not answer until the deadline, the connection is given up.
    @discardableResult
    func answer(to sent: Int32) throws(PostgreSQLFailure) -> QueryResult {
        let begun = ContinuousClock.now
        guard sent == 1 else { throw lost() }
        try flush(since: begun)
        var last: QueryResult?
        while let next = try next(since: begun) {
            if last?.failure == nil { last = next }
        }
        guard let last else { throw lost() }
        guard let failure = last.failure else { return last }
        if failure.endsConnection { isBroken = true }
        throw failure
    }

    func next(since begun: ContinuousClock.Instant) throws(PostgreSQLFailure) -> QueryResult? {
        while PQisBusy(pointer) != 0 {
            try wait(for: Int16(POLLIN), since: begun)
            // Messages of the server from before it ended the connection are still read.
            if PQconsumeInput(pointer) != 1, PQisBusy(pointer) != 0 { throw lost() }
        }
        return PQgetResult(pointer).map(QueryResult.init)
    }

    func flush(since begun: ContinuousClock.Instant) throws(PostgreSQLFailure) {
        while true {
            switch PQflush(pointer) {
            case 0: return
            case 1:
                try wait(for: Int16(POLLIN | POLLOUT), since: begun)
                // The server may have to be heard before it reads on.
                guard PQconsumeInput(pointer) == 1 else { throw lost() }
            default: throw lost()
            }
        }
    }

    /// A server that did not answer within its time is away. After less time, its state is unknown.
    private func wait(for events: Int16, since begun: ContinuousClock.Instant) throws(PostgreSQLFailure) {
        var socket = pollfd(fd: PQsocket(pointer), events: events, revents: 0)
        guard socket.fd >= 0 else { throw lost() }
        while true {
            let now = ContinuousClock.now
            guard now < deadline else {
                _ = lost()
                throw now - begun < serverLimit ? .timedOut : .unanswered
            }
            let count = poll(&socket, 1, Int32(clamping: now.duration(to: deadline).milliseconds + 1))
            if count > 0 { return }
            if count < 0, errno != EINTR { throw lost() }
        }
    }

    func lost() -> PostgreSQLFailure {
        isBroken = true
        return .unreachable
    }
}
