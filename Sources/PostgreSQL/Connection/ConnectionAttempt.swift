import MarqueeCPostgreSQL
import MarqueeData

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Connects to the server, and finds out why it failed. It blocks until the deadline at most, except for the look-up of a name.
struct ConnectionAttempt {
    let settings: ConnectionSettings
    let deadline: ContinuousClock.Instant

    /// Connects to a host that accepts writes if the settings demand one. While no host does, those that can only be read serve reads.
    ///
    /// - Returns: The connection, and whether it is such a replacement.
    /// - Throws: The failure, with the class of the server's message.
    func connected() throws(PostgreSQLFailure) -> (pointer: OpaquePointer, isReplacement: Bool) {
        do throws(PostgreSQLFailure) {
            return (try connected([]), false)
        } catch {
            guard error == .readOnly, settings.acceptsReplacements else { throw error }
            return (try connected([("target_session_attrs", "any")]), true)
        }
    }

    private func connected(_ words: [(String, String)]) throws(PostgreSQLFailure) -> OpaquePointer {
        guard let pointer = start(words) else { throw .unreachable }
        let hosts = HostList(pointer)
        if hosts.targets.count == 1 { return try completed(pointer, until: limited(pointer, to: deadline)) }
        // libpq goes on to the next host only when one refuses, and not when one says nothing.
        PQfinish(pointer)
        var failures: [PostgreSQLFailure] = []
        for (index, target) in hosts.targets.enumerated() {
            guard ContinuousClock.now < deadline, let pointer = start(words + target.words) else { continue }
            // Each of the hosts that are left has the same time.
            let share = ContinuousClock.now.duration(to: deadline) / (hosts.targets.count - index)
            do throws(PostgreSQLFailure) {
                return try completed(pointer, until: limited(pointer, to: .now + share))
            } catch {
                failures.append(error)
            }
        }
        // One that refuses is more telling than one that is away.
        throw failures.first(where: \.isRefusal) ?? failures.first { !$0.meansAway } ?? failures.first { $0 == .unanswered } ?? .unreachable
    }

    /// Begins to connect, with more words than those of the settings.
    private func start(_ words: [(String, String)] = []) -> OpaquePointer? {
        let pointer = passed(settings.words + words)
        // Otherwise, messages have no SQLSTATE.
        PQsetErrorVerbosity(pointer, PQERRORS_VERBOSE)
        return pointer
    }

    /// Waits until the connection is made, or has failed.
    private func completed(_ pointer: OpaquePointer, until deadline: ContinuousClock.Instant) throws(PostgreSQLFailure) -> OpaquePointer {
        var (state, failure) = (PGRES_POLLING_WRITING, PostgreSQLFailure.unreachable)
        while PQstatus(pointer) != CONNECTION_BAD {
            guard wait(for: state, on: pointer, until: deadline) else {
                failure = .unanswered
                break
            }
            state = PQconnectPoll(pointer)
            if state == PGRES_POLLING_OK { return pointer }
            if state == PGRES_POLLING_FAILED { break }
        }
        if PQstatus(pointer) == CONNECTION_BAD {
            // Without a password, libpq ends the connection itself, and there is no SQLSTATE.
            failure =
                PQconnectionNeedsPassword(pointer) == 1
                ? .credentials("28P01") : PostgreSQLFailure(connecting: String(cString: PQerrorMessage(pointer)))
        }
        PQfinish(pointer)
        throw failure
    }

    /// Waits for the socket. Returns false at the deadline.
    private func wait(for state: PostgresPollingStatusType, on pointer: OpaquePointer, until deadline: ContinuousClock.Instant) -> Bool {
        let events = Int16(state == PGRES_POLLING_READING ? POLLIN : POLLOUT)
        var descriptor = pollfd(fd: PQsocket(pointer), events: events, revents: 0)
        while true {
            let rest = max(.zero, ContinuousClock.now.duration(to: deadline)).milliseconds
            let count = poll(&descriptor, 1, Int32(clamping: rest > 0 ? rest + 1 : 0))
            if count != -1 || errno != EINTR { return count > 0 }
        }
    }

    /// The deadline of one host: the connection string may give it less time.
    private func limited(_ pointer: OpaquePointer, to deadline: ContinuousClock.Instant) -> ContinuousClock.Instant {
        guard let seconds = HostList.option("connect_timeout", of: pointer).flatMap({ Int($0) }), seconds > 0 else { return deadline }
        return min(deadline, .now + .seconds(min(seconds, 86_400)))
    }

    /// Passes words to libpq.
    private func passed(_ words: [(String, String)]) -> OpaquePointer? {
        let (names, values) = (words.map { Array($0.0.utf8CString) }, words.map { Array($0.1.utf8CString) })
        return withPointers(names) { names in withPointers(values) { PQconnectStartParams(names, $0, 1) } }
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
