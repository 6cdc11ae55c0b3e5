import MarqueeCCurl

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The only thread that calls libcurl: it takes requests from the mailbox, runs them, and delivers their answers.
final class CurlLoop {
    private let configuration: CurlTransport.Configuration
    private let mailbox: CurlMailbox
    private let multi: UnsafeMutableRawPointer
    private let clock = ContinuousClock()
    private let traffic: CurlTraffic
    private var queue = CurlQueue<TransportCall>()
    /// When a waiting request may have waited for too long, at the earliest.
    private var lineEnd: ContinuousClock.Instant?
    private var spareHandles: [UnsafeMutableRawPointer] = []
    private var hosts = CurlHosts()
    private var connections: CurlConnectionLimit
    /// The largest number of connections to one host that was set in libcurl.
    private var connectionLimit = 0
    private let idleLimit: Duration
    /// Since when there is nothing to do.
    private var idleSince: ContinuousClock.Instant

    init(
        _ configuration: CurlTransport.Configuration, _ mailbox: CurlMailbox, _ multi: UnsafeMutableRawPointer, idleLimit: Duration
    ) {
        self.configuration = configuration
        self.mailbox = mailbox
        self.multi = multi
        self.idleLimit = idleLimit
        idleSince = clock.now
        traffic = CurlTraffic(limit: configuration.bytesInFlight)
        connections = CurlConnectionLimit(configuration.connectionsPerHost)
        _ = marquee_curl_multi_set_long(multi, CURLMOPT_MAXCONNECTS, configuration.connectionsPerHost * 4)
    }

    /// Runs until the transport is shut down or has been idle for a while, and then closes all connections.
    func run() {
        while true {
            CurlProcess.parkIfExiting(mailbox.waker)
            let batch = mailbox.collect()
            if batch.isClosing || isIdle && batch.arrivals.isEmpty && clock.now - idleSince >= idleLimit { return close(batch.arrivals) }
            // Cancellations come first, because they may say something about the connections that arrivals would use.
            for call in batch.cancelled { cancel(call) }
            for call in batch.arrivals { admit(call) }
            var running: Int32 = 0
            guard curl_multi_perform(multi, &running) == CURLM_OK else {
                failInFlight()
                continue
            }
            if !isIdle { idleSince = clock.now }
            finish()
            expire()
            allowConnections()
            guard curl_multi_poll(multi, nil, 0, waitLimit(), nil) == CURLM_OK else {
                failInFlight()
                continue
            }
        }
    }

    private func admit(_ call: TransportCall) {
        guard !call.isAnswered else { return }
        queue.enter(call, call.hostKey, as: call.share, for: call.caller)
        fill(call.hostKey)
        guard traffic.transfer(of: call) == nil, !call.isAnswered else { return }
        mailbox.count { $0.waits += 1 }
        lineEnd = min(lineEnd ?? call.lineEnd, call.lineEnd)
    }

    private func cancel(_ call: TransportCall) {
        call.answer(.failure(.cancelled))
        if let transfer = traffic.transfer(of: call) {
            hosts.suspect(transfer, at: clock.now)
            end(transfer, .failure(.cancelled))
        } else {
            queue.forget(call.hostKey) { $0.isAnswered }
        }
    }

    private var isIdle: Bool { queue.isIdle && traffic.all.isEmpty }

    /// How many requests to a host may be sent at once. Where each needs a connection, there are only as many as connections, so that none
    /// waits in libcurl, where its deadlines count.
    private func slots(_ hostKey: String) -> Int {
        hosts.isMultiplexed(hostKey)
            ? configuration.requestsPerHost : takeConnections(min(queue.busy(hostKey) + 1, configuration.requestsPerHost), hostKey)
    }

    /// Takes as many of the process's connections to a host as are wanted, or are left, and sets the limit of libcurl: for a new connection
    /// beyond that, it closes an idle one.
    @discardableResult
    private func takeConnections(_ wanted: Int, _ hostKey: String) -> Int {
        let count = connections.take(min(wanted, configuration.connectionsPerHost), hostKey)
        // With HTTP/2, a retry may need a second one, beside that which it is to avoid.
        let limit = min(max(count, hosts.isMultiplexed(hostKey) ? 2 : 1), configuration.connectionsPerHost)
        if limit > connectionLimit {
            connectionLimit = limit
            _ = marquee_curl_multi_set_long(multi, CURLMOPT_MAX_HOST_CONNECTIONS, limit)
        }
        return count
    }

    /// Allows one more connection where all that a host may have are in use, and transfers are silent: after a GOAWAY of HTTP/2, a
    /// connection takes no more requests, but stays until its last answer is there.
    private func allowConnections() {
        guard traffic.all.count >= connectionLimit, connectionLimit < configuration.connectionsPerHost else { return }
        for hostKey in Set(traffic.all.lazy.filter(\.isSilent).map(\.call.hostKey)) where hosts.isMultiplexed(hostKey) {
            let inUse = traffic.connections(to: hostKey)
            guard inUse >= connectionLimit else { continue }
            takeConnections(inUse + 1, hostKey)
            if connectionLimit > inUse { lookForConnections() }
        }
    }

    /// Lets libcurl look once more for connections for the transfers that wait for one: it does so for one of them whenever a handle is
    /// removed.
    private func lookForConnections() {
        guard let easy = spareHandles.popLast() ?? curl_easy_init() else { return }
        for _ in traffic.all where curl_multi_add_handle(multi, easy) == CURLM_OK { curl_multi_remove_handle(multi, easy) }
        recycle(easy)
    }

    /// Sends a request that has a slot; false if it could not be sent and the slot is free again.
    private func start(_ call: TransportCall) -> Bool {
        guard !call.isAnswered else { return false }
        guard let easy = spareHandles.popLast() ?? curl_easy_init() else {
            call.answer(.failure(TransportError(CURLE_FAILED_INIT)))
            return false
        }
        let isMultiplexed = hosts.isMultiplexed(call.hostKey)
        let transfer = CurlTransfer(call, easy, traffic, configuration, isMultiplexed: isMultiplexed, now: clock.now)
        let refusal = transfer.prepare(maximumAge: hosts.maximumAge(for: transfer, beside: traffic.all))
        if isMultiplexed {
            let others = traffic.all.count { $0.opensConnection && $0.call.hostKey == call.hostKey }
            takeConnections(1 + others + (transfer.opensConnection ? 1 : 0), call.hostKey)
        }
        guard refusal == CURLE_OK, curl_multi_add_handle(multi, easy) == CURLM_OK else {
            call.answer(.failure(TransportError(refusal == CURLE_OK ? CURLE_FAILED_INIT : refusal)))
            recycle(easy)
            return false
        }
        traffic.add(transfer)
        return true
    }

    /// Gives the free slots to the first waiting requests.
    private func fill(_ hostKey: String) {
        while let next = queue.next(hostKey, slots: slots(hostKey)) {
            if !start(next) { queue.leave(hostKey) }
        }
    }

    /// Delivers the answers of the transfers that libcurl has finished.
    private func finish() {
        var left: Int32 = 0
        while let message = curl_multi_info_read(multi, &left) {
            var owner: UnsafeMutableRawPointer?
            var code = CURLE_OK
            guard marquee_curl_done(message, &owner, &code) != 0, let transfer = CurlTransfer.from(owner) else { continue }
            if code == CURLE_OK { hosts.noteVersion(of: transfer) }
            if code == CURLE_OK, transfer.isDoubtful {
                count(transfer)
                release(transfer)
                if !start(transfer.call) { leave(transfer.call.hostKey) }
                continue
            }
            end(transfer, transfer.outcome(code))
        }
    }

    /// Ends the transfers that are past a deadline or have failed during the transfer.
    private func expire() {
        let now = clock.now
        for transfer in Array(traffic.all) {
            transfer.expire(at: now)
            guard let failure = transfer.failure else { continue }
            hosts.suspect(transfer, at: now)
            end(transfer, .failure(failure))
        }
        expireLine(at: now)
    }

    /// Ends the requests that have waited too long for a slot: a server that hangs must not hold up those behind the ones that it has.
    private func expireLine(at now: ContinuousClock.Instant) {
        guard let end = lineEnd, end <= now else { return }
        queue.remove { call in
            let isOver = call.lineEnd <= now
            if isOver { call.answer(.failure(TransportError(.timeout, "no connection became free in time"))) }
            return isOver || call.isAnswered
        }
        lineEnd = queue.waiting.lazy.map(\.lineEnd).min()
    }

    /// The time until the next deadline, in milliseconds. It is a second at most: should a wake-up ever fail, nothing is late by more.
    private func waitLimit() -> Int32 {
        var nearest = traffic.all.lazy.map(\.deadline).min() ?? idleSince.advanced(by: idleLimit)
        if let lineEnd { nearest = min(nearest, lineEnd) }
        return Int32(clamping: min((nearest - clock.now).wholeMilliseconds, 1_000))
    }

    /// Delivers the answer before it frees the handle, but after it counts: a caller with the answer finds its connection in the figures.
    private func end(_ transfer: CurlTransfer, _ outcome: TransportCall.Outcome) {
        count(transfer)
        transfer.call.answer(outcome)
        release(transfer)
        leave(transfer.call.hostKey)
    }

    private func leave(_ hostKey: String) {
        queue.leave(hostKey)
        fill(hostKey)
    }

    private func release(_ transfer: CurlTransfer) {
        _ = curl_multi_remove_handle(multi, transfer.easy)
        traffic.remove(transfer)
        recycle(transfer.easy)
    }

    private func count(_ transfer: CurlTransfer) {
        let opened = transfer.connectionsOpened
        guard opened > 0 || !transfer.isSilent else { return }
        mailbox.count { counts in
            counts.opened += opened
            if opened == 0 { counts.reused += 1 }
        }
    }

    private func recycle(_ easy: UnsafeMutableRawPointer) {
        guard CurlProcess.canReuseHandles, spareHandles.count < 64 else { return curl_easy_cleanup(easy) }
        curl_easy_reset(easy)
        spareHandles.append(easy)
    }

    /// libcurl itself failed because memory or descriptors are missing: all transfers in flight fail, later ones may succeed.
    private func failInFlight() {
        for transfer in Array(traffic.all) { end(transfer, .failure(TransportError(.lost, "libcurl could not continue"))) }
        usleep(10_000)
    }

    private func close(_ arrivals: [TransportCall]) {
        for transfer in Array(traffic.all) {
            count(transfer)
            transfer.call.answer(.failure(.closed))
            release(transfer)
        }
        for call in arrivals + queue.drain() { call.answer(.failure(.closed)) }
        for easy in spareHandles { curl_easy_cleanup(easy) }
        mailbox.waker.detach()
        curl_multi_cleanup(multi)
    }
}
