import CPostgreSQL
import MarqueeData

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Connects to the server, and finds out why it failed. It blocks, for at most the connection's time limit for each host.
struct ConnectionAttempt {
    let settings: ConnectionSettings

    /// - Throws: The failure, with the class of what the server said.
    func connected() throws(PostgreSQLFailure) -> OpaquePointer {
        guard let pointer = passed(PQconnectStartParams) else { throw .unreachable }
        // Otherwise, messages have no SQLSTATE.
        PQsetErrorVerbosity(pointer, PQERRORS_VERBOSE)
        if !hasSeveralHosts(pointer) { return try completed(pointer, poll: PQconnectPoll) }
        PQfinish(pointer)
        return try connectedToOne()
    }

    /// Only libpq itself goes on to the next host when one does not answer.
    private func connectedToOne() throws(PostgreSQLFailure) -> OpaquePointer {
        guard let pointer = passed(PQconnectdbParams) else { throw .unreachable }
        if PQstatus(pointer) == CONNECTION_OK { return pointer }
        // Where a server said no, it is asked once more for the SQLSTATE.
        let hasServerSpoken = message(of: pointer).contains(":  ")
        PQsetErrorVerbosity(pointer, PQERRORS_VERBOSE)
        guard hasServerSpoken, PQresetStart(pointer) == 1 else {
            let failure = PostgreSQLFailure(connecting: message(of: pointer))
            PQfinish(pointer)
            throw failure
        }
        return try completed(pointer, poll: PQresetPoll)
    }

    /// Waits until the connection is made, or has failed.
    private func completed(
        _ pointer: OpaquePointer, poll next: (OpaquePointer?) -> PostgresPollingStatusType
    ) throws(PostgreSQLFailure) -> OpaquePointer {
        let deadline = limit(pointer).map { ContinuousClock.now + $0 }
        var (state, failure) = (PGRES_POLLING_WRITING, PostgreSQLFailure.unreachable)
        while PQstatus(pointer) != CONNECTION_BAD {
            guard wait(for: state, on: pointer, until: deadline) else { break }
            state = next(pointer)
            if state == PGRES_POLLING_OK { return pointer }
            if state == PGRES_POLLING_FAILED { break }
        }
        if PQstatus(pointer) == CONNECTION_BAD { failure = PostgreSQLFailure(connecting: message(of: pointer)) }
        PQfinish(pointer)
        throw failure
    }

    /// Waits for the socket. Returns false at the deadline.
    private func wait(for state: PostgresPollingStatusType, on pointer: OpaquePointer, until deadline: ContinuousClock.Instant?) -> Bool {
        let events = Int16(state == PGRES_POLLING_READING ? POLLIN : POLLOUT)
        var descriptor = pollfd(fd: PQsocket(pointer), events: events, revents: 0)
        while true {
            let rest = deadline.map { Int32(clamping: max(0, (ContinuousClock.now.duration(to: $0)).milliseconds + 1)) } ?? -1
            let count = poll(&descriptor, 1, rest)
            if count != -1 || errno != EINTR { return count > 0 }
        }
    }

    /// The time limit of one host; nil if it has none.
    private func limit(_ pointer: OpaquePointer) -> Duration? {
        guard let seconds = option("connect_timeout", of: pointer).flatMap({ Int($0) }), seconds > 0 else { return nil }
        return .seconds(max(2, seconds))
    }

    private func hasSeveralHosts(_ pointer: OpaquePointer) -> Bool {
        ["host", "hostaddr"].contains { option($0, of: pointer)?.contains(",") == true }
    }

    private func message(of pointer: OpaquePointer) -> String { String(cString: PQerrorMessage(pointer)) }

    /// A value of the connection, also one from the environment or a service file.
    private func option(_ name: String, of pointer: OpaquePointer) -> String? {
        let options = PQconninfo(pointer)
        defer { PQconninfoFree(options) }
        guard var option = options else { return nil }
        while let keyword = option.pointee.keyword {
            if String(cString: keyword) == name { return option.pointee.val.map { String(cString: $0) } }
            option += 1
        }
        return nil
    }

    /// Passes the words to a function of libpq.
    private func passed(
        _ connect: (UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<UnsafePointer<CChar>?>?, Int32) -> OpaquePointer?
    ) -> OpaquePointer? {
        let words = settings.words
        let (names, values) = (words.map { Array($0.0.utf8CString) }, words.map { Array($0.1.utf8CString) })
        return withPointers(names) { names in withPointers(values) { connect(names, $0, 1) } }
    }
}

/// Passes texts on as C takes them, with nil behind the last one.
private func withPointers<Answer>(_ texts: [[CChar]], _ body: ([UnsafePointer<CChar>?]) -> Answer) -> Answer {
    func next(_ index: Int, _ pointers: [UnsafePointer<CChar>?]) -> Answer {
        guard index < texts.count else { return body(pointers + [nil]) }
        return texts[index].withUnsafeBufferPointer { next(index + 1, pointers + [$0.baseAddress]) }
    }
    return next(0, [])
}
