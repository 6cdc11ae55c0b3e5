import CCurl
import Foundation

/// The thread that alone talks to libcurl: it takes requests from the mailbox, drives them, and answers them.
final class CurlLoop {
    private let configuration: CurlTransport.Configuration
    private let mailbox: CurlMailbox
    private let multi: UnsafeMutableRawPointer
    private let clock = ContinuousClock()
    private let traffic: CurlTraffic
    private var queue: CurlQueue<TransportCall>
    private var spareHandles: [UnsafeMutableRawPointer] = []

    /// Starts the thread; when that cannot be done the mailbox ends at once.
    static func start(_ configuration: CurlTransport.Configuration, _ mailbox: CurlMailbox) {
        guard CurlProcess.isReady else { return mailbox.end() }
        CurlProcess.enter(mailbox.waker)
        // Handed to the thread, which takes the reference over.
        let brief = Unmanaged.passRetained(Brief(configuration, mailbox))
        let code = marquee_start_thread(
            { brief in
                brief.map { Unmanaged<Brief>.fromOpaque($0).takeRetainedValue().run() }
                return nil
            }, brief.toOpaque())
        if code != 0 {
            brief.release()
            CurlProcess.withdraw(mailbox.waker)
            mailbox.end()
        }
    }

    /// What the thread is born with.
    private final class Brief {
        private let configuration: CurlTransport.Configuration
        private let mailbox: CurlMailbox

        init(_ configuration: CurlTransport.Configuration, _ mailbox: CurlMailbox) {
            self.configuration = configuration
            self.mailbox = mailbox
        }

        func run() {
            marquee_name_thread("marquee-curl")
            if let multi = curl_multi_init() { CurlLoop(configuration, mailbox, multi).run() }
            CurlProcess.leave(mailbox.waker)
            mailbox.end()
        }
    }

    private init(_ configuration: CurlTransport.Configuration, _ mailbox: CurlMailbox, _ multi: UnsafeMutableRawPointer) {
        self.configuration = configuration
        self.mailbox = mailbox
        self.multi = multi
        traffic = CurlTraffic(limit: configuration.bytesInFlight)
        queue = CurlQueue(slots: configuration.connectionsPerHost)
        // The queue lets no more requests through than this, so libcurl never lets one wait; it makes room for a new connection
        // by closing an idle one.
        let connections = max(1, configuration.connectionsPerHost)
        _ = marquee_curl_multi_set_long(multi, CURLMOPT_MAX_HOST_CONNECTIONS, connections)
        _ = marquee_curl_multi_set_long(multi, CURLMOPT_MAXCONNECTS, connections * 4)
        mailbox.waker.attach(multi)
    }

    private func run() {
        while true {
            CurlProcess.parkIfExiting(mailbox.waker)
            let batch = mailbox.collect()
            if batch.isClosing { return close(batch.arrivals) }
            for call in batch.arrivals { admit(call) }
            for call in batch.cancelled { cancel(call) }
            var running: Int32 = 0
            guard curl_multi_perform(multi, &running) == CURLM_OK else {
                stumble()
                continue
            }
            finish()
            expire()
            guard curl_multi_poll(multi, nil, 0, waitLimit(), nil) == CURLM_OK else {
                stumble()
                continue
            }
        }
    }

    private func admit(_ call: TransportCall) {
        guard !call.isAnswered, queue.enter(call, call.lane) else { return }
        if !start(call) { vacate(call.lane) }
    }

    private func cancel(_ call: TransportCall) {
        if let transfer = traffic.transfer(of: call) {
            end(transfer, .failure(TransportError(.cancelled, "the task was cancelled")))
        } else {
            queue.forget(call.lane) { $0.isAnswered }
        }
    }

    /// Sends what has a slot; false when it could not be sent and the slot is free again.
    private func start(_ call: TransportCall) -> Bool {
        guard !call.isAnswered else { return false }
        guard let easy = spareHandles.popLast() ?? curl_easy_init() else {
            call.answer(.failure(TransportError(CURLE_FAILED_INIT)))
            return false
        }
        let transfer = CurlTransfer(call, easy, traffic, now: clock.now)
        let refusal = transfer.prepare(configuration)
        guard refusal == CURLE_OK, curl_multi_add_handle(multi, easy) == CURLM_OK else {
            call.answer(.failure(TransportError(refusal == CURLE_OK ? CURLE_FAILED_INIT : refusal)))
            recycle(easy)
            return false
        }
        traffic.add(transfer)
        return true
    }

    /// Hands a free slot to the first in line that can use it.
    private func vacate(_ lane: String) {
        while let next = queue.leave(lane) {
            if start(next) { return }
        }
    }

    /// Answers what libcurl is done with.
    private func finish() {
        var left: Int32 = 0
        while let message = curl_multi_info_read(multi, &left) {
            var owner: UnsafeMutableRawPointer?
            var code = CURLE_OK
            guard marquee_curl_done(message, &owner, &code) != 0, let transfer = CurlTransfer.from(owner) else { continue }
            end(transfer, transfer.outcome(code))
        }
    }

    /// Ends what is past a deadline or has been failed on the way.
    private func expire() {
        let now = clock.now
        for transfer in Array(traffic.all) {
            transfer.expire(at: now)
            if let failure = transfer.failure { end(transfer, .failure(failure)) }
        }
    }

    /// How long nothing need be done, in milliseconds, if nothing happens.
    private func waitLimit() -> Int32 {
        guard let nearest = traffic.all.lazy.map(\.deadline).min() else { return 3_600_000 }
        return Int32(clamping: (nearest - clock.now).wholeMilliseconds)
    }

    /// The caller is answered first; the handle is let go of afterwards.
    private func end(_ transfer: CurlTransfer, _ outcome: TransportCall.Outcome) {
        release(transfer, outcome)
        vacate(transfer.call.lane)
    }

    private func release(_ transfer: CurlTransfer, _ outcome: TransportCall.Outcome) {
        transfer.call.answer(outcome)
        _ = curl_multi_remove_handle(multi, transfer.easy)
        traffic.remove(transfer)
        recycle(transfer.easy)
    }

    private func recycle(_ easy: UnsafeMutableRawPointer) {
        guard spareHandles.count < 64 else { return curl_easy_cleanup(easy) }
        curl_easy_reset(easy)
        spareHandles.append(easy)
    }

    /// libcurl itself failed, for want of memory or descriptors: nothing in flight can be trusted, what comes later may do better.
    private func stumble() {
        for transfer in Array(traffic.all) { end(transfer, .failure(TransportError(.lost, "libcurl could not go on"))) }
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
