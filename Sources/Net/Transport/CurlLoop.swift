import CCurl
import Foundation

/// The only thread that calls libcurl: it takes requests from the mailbox, runs them, and delivers their answers.
final class CurlLoop {
    private let configuration: CurlTransport.Configuration
    private let mailbox: CurlMailbox
    private let multi: UnsafeMutableRawPointer
    private let clock = ContinuousClock()
    private let traffic: CurlTraffic
    private var queue: CurlQueue<TransportCall>
    private var spareHandles: [UnsafeMutableRawPointer] = []
    /// Hosts whose latest answer came with HTTP/1.1.
    private var hostsWithoutHTTP2: Set<String> = []
    private var suspicions: [String: Suspicion] = [:]

    /// That the connections of a host may be dead if they existed before a time.
    private struct Suspicion {
        let since: ContinuousClock.Instant
        let raised: ContinuousClock.Instant
    }

    /// Starts the thread; if it cannot be started, the mailbox ends at once.
    static func start(_ configuration: CurlTransport.Configuration, _ mailbox: CurlMailbox) {
        guard CurlProcess.isReady else { return mailbox.end() }
        CurlProcess.enter(mailbox.waker)
        // The thread takes over the reference.
        let arguments = Unmanaged.passRetained(StartArguments(configuration, mailbox))
        let code = marquee_start_thread(
            { arguments in
                arguments.map { Unmanaged<StartArguments>.fromOpaque($0).takeRetainedValue().run() }
                return nil
            }, arguments.toOpaque())
        if code != 0 {
            arguments.release()
            CurlProcess.withdraw(mailbox.waker)
            mailbox.end()
        }
    }

    /// The arguments of the new thread.
    private final class StartArguments {
        private let configuration: CurlTransport.Configuration
        private let mailbox: CurlMailbox

        init(_ configuration: CurlTransport.Configuration, _ mailbox: CurlMailbox) {
            self.configuration = configuration
            self.mailbox = mailbox
        }

        func run() {
            marquee_name_thread("marquee-curl")
            while !serve() {
                CurlProcess.parkIfExiting(mailbox.waker)
                let batch = mailbox.collect()
                for call in batch.arrivals {
                    call.answer(.failure(TransportError(.connect, "no file descriptors are free for the transport")))
                }
                if batch.isClosing { break }
                mailbox.waker.wait()
            }
            CurlProcess.leave(mailbox.waker)
            mailbox.end()
        }

        /// Runs the loop until the transport is shut down; false if there are no descriptors for it. Each request tries again.
        private func serve() -> Bool {
            guard let multi = curl_multi_init() else { return false }
            guard mailbox.waker.attach(multi) else {
                curl_multi_cleanup(multi)
                return false
            }
            CurlLoop(configuration, mailbox, multi).run()
            return true
        }
    }

    private init(_ configuration: CurlTransport.Configuration, _ mailbox: CurlMailbox, _ multi: UnsafeMutableRawPointer) {
        self.configuration = configuration
        self.mailbox = mailbox
        self.multi = multi
        traffic = CurlTraffic(limit: configuration.bytesInFlight)
        queue = CurlQueue()
        // For a new connection beyond this, libcurl closes an idle one.
        let connections = max(1, configuration.connectionsPerHost)
        _ = marquee_curl_multi_set_long(multi, CURLMOPT_MAX_HOST_CONNECTIONS, connections)
        _ = marquee_curl_multi_set_long(multi, CURLMOPT_MAXCONNECTS, connections * 4)
    }

    private func run() {
        while true {
            CurlProcess.parkIfExiting(mailbox.waker)
            let batch = mailbox.collect()
            if batch.isClosing { return close(batch.arrivals) }
            // Cancellations come first, because they may say something about the connections that arrivals would use.
            for call in batch.cancelled { cancel(call) }
            for call in batch.arrivals { admit(call) }
            var running: Int32 = 0
            guard curl_multi_perform(multi, &running) == CURLM_OK else {
                failInFlight()
                continue
            }
            finish()
            expire()
            guard curl_multi_poll(multi, nil, 0, waitLimit(), nil) == CURLM_OK else {
                failInFlight()
                continue
            }
        }
    }

    private func admit(_ call: TransportCall) {
        guard !call.isAnswered, queue.enter(call, call.hostKey, slots: slots(call.hostKey)) else { return }
        if !start(call) { vacate(call.hostKey) }
    }

    private func cancel(_ call: TransportCall) {
        call.answer(.failure(.cancelled))
        if let transfer = traffic.transfer(of: call) {
            suspect(transfer)
            end(transfer, .failure(.cancelled))
        } else {
            queue.forget(call.hostKey) { $0.isAnswered }
        }
    }

    /// How many requests to a host may be sent at once. Where each needs a connection, there are only as many as connections, so that none
    /// waits in libcurl, where its deadlines count.
    private func slots(_ hostKey: String) -> Int {
        let isMultiplexed = hostKey.hasPrefix("https:") && !hostsWithoutHTTP2.contains(hostKey)
        return isMultiplexed ? configuration.requestsPerHost : min(configuration.connectionsPerHost, configuration.requestsPerHost)
    }

    /// Sends a request that has a slot; false if it could not be sent and the slot is free again.
    private func start(_ call: TransportCall) -> Bool {
        guard !call.isAnswered else { return false }
        guard let easy = spareHandles.popLast() ?? curl_easy_init() else {
            call.answer(.failure(TransportError(CURLE_FAILED_INIT)))
            return false
        }
        let transfer = CurlTransfer(call, easy, traffic, now: clock.now)
        let refusal = transfer.prepare(configuration, maximumAge: maximumAge(call.hostKey, at: transfer.started))
        guard refusal == CURLE_OK, curl_multi_add_handle(multi, easy) == CURLM_OK else {
            call.answer(.failure(TransportError(refusal == CURLE_OK ? CURLE_FAILED_INIT : refusal)))
            recycle(easy)
            return false
        }
        traffic.add(transfer)
        return true
    }

    /// Gives a free slot to the first waiting request that can use it.
    private func vacate(_ hostKey: String) {
        while let next = queue.leave(hostKey, slots: slots(hostKey)) {
            if start(next) { return }
        }
    }

    /// Delivers the answers of the transfers that libcurl has finished.
    private func finish() {
        var left: Int32 = 0
        while let message = curl_multi_info_read(multi, &left) {
            var owner: UnsafeMutableRawPointer?
            var code = CURLE_OK
            guard marquee_curl_done(message, &owner, &code) != 0, let transfer = CurlTransfer.from(owner) else { continue }
            if code == CURLE_OK { noteVersion(of: transfer) }
            end(transfer, transfer.outcome(code))
        }
    }

    private func noteVersion(of transfer: CurlTransfer) {
        var version = 0
        guard marquee_curl_get_long(transfer.easy, CURLINFO_HTTP_VERSION, &version) == CURLE_OK else { return }
        if version < Int(CURL_HTTP_VERSION_2_0) {
            hostsWithoutHTTP2.insert(transfer.call.hostKey)
        } else {
            hostsWithoutHTTP2.remove(transfer.call.hostKey)
        }
    }

    /// Ends the transfers that are past a deadline or have failed during the transfer.
    private func expire() {
        let now = clock.now
        for transfer in Array(traffic.all) {
            transfer.expire(at: now)
            guard let failure = transfer.failure else { continue }
            suspect(transfer)
            end(transfer, .failure(failure))
        }
    }

    /// The greatest age of a connection that a new transfer may use; nil for any.
    private func maximumAge(_ hostKey: String, at now: ContinuousClock.Instant) -> Duration? {
        guard let suspicion = suspicions[hostKey] else { return nil }
        // By then, each of those connections was either used again or closed, because it was idle for too long.
        guard now - suspicion.raised < .seconds(300) else {
            suspicions[hostKey] = nil
            return nil
        }
        // libcurl closes old connections only while nobody uses them; a transfer that is still silent may wait on one.
        let isOneInUse = traffic.all.contains { $0.isSilent && $0.started <= suspicion.raised && $0.call.hostKey == hostKey }
        return isOneInUse ? .zero : now - suspicion.since
    }

    /// Lets no other request use the connection of a transfer that heard nothing, nor any connection that is older than the transfer: what
    /// made one of them mute, such as a changed network, did so to all. With HTTP/2, libcurl would end only the stream and use the dead
    /// connection for ever.
    private func suspect(_ transfer: CurlTransfer) {
        let now = clock.now
        guard let since = transfer.suspicion(at: now) else { return }
        _ = marquee_curl_set_long(transfer.easy, CURLOPT_FORBID_REUSE, 1)
        let earlier = suspicions[transfer.call.hostKey]?.since ?? since
        suspicions[transfer.call.hostKey] = Suspicion(since: max(earlier, since), raised: now)
    }

    /// The time until the next deadline, in milliseconds.
    private func waitLimit() -> Int32 {
        let longest = mailbox.waker.hasFailed ? 1_000 : 3_600_000
        guard let nearest = traffic.all.lazy.map(\.deadline).min() else { return Int32(longest) }
        return Int32(clamping: min((nearest - clock.now).wholeMilliseconds, longest))
    }

    /// Delivers the answer first, then frees the handle.
    private func end(_ transfer: CurlTransfer, _ outcome: TransportCall.Outcome) {
        release(transfer, outcome)
        vacate(transfer.call.hostKey)
    }

    private func release(_ transfer: CurlTransfer, _ outcome: TransportCall.Outcome) {
        transfer.call.answer(outcome)
        _ = curl_multi_remove_handle(multi, transfer.easy)
        traffic.remove(transfer)
        recycle(transfer.easy)
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
        for transfer in Array(traffic.all) { release(transfer, .failure(.closed)) }
        for call in arrivals + queue.drain() { call.answer(.failure(.closed)) }
        for easy in spareHandles { curl_easy_cleanup(easy) }
        mailbox.waker.detach()
        curl_multi_cleanup(multi)
    }
}
