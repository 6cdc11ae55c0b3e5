import Dispatch
import Foundation
import MarqueeData
import MarqueeNet
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The requests of a session that are in flight, and the delegate of the session.
///
/// The code that removes a call from the table delivers its answer, and is the only one that ends its task: the task is cancelled, or
/// continued without following a redirect, or finished. So no task is both cancelled and continued, which would stop the process on Linux,
/// and callbacks for a call that is no longer in the table are ignored.
final class URLSessionCalls: NSObject, URLSessionDataDelegate, Sendable {
    private struct UnderWay {
        let call: TransportCall
        var task: URLSessionDataTask?
        var body = Data()
        var hasHead = false

        var remainingBytes: Int { call.request.limits.bodyBytes - body.count }
    }

    private struct Table {
        var underWay: [Int: UnderWay] = [:]
        /// Tickets by the identifiers of their tasks.
        var tickets: [Int: Int] = [:]
        var lastTicket = 0
        var isClosed = false

        mutating func take(_ ticket: Int?) -> UnderWay? {
            guard let ticket, let underWay = underWay.removeValue(forKey: ticket) else { return nil }
            if let task = underWay.task { tickets[task.taskIdentifier] = nil }
            return underWay
        }
    }

    private let table = Mutex(Table())
    private let time: TimeSource
    // Foundation blocks its callers while a server keeps it busy, so it is called on this queue and never by a caller or a callback.
    private let queue = DispatchQueue(label: "marquee-urlsession")

    init(time: TimeSource) { self.time = time }

    /// Stores a call and returns its ticket; nil if the table is closed.
    func enter(_ call: TransportCall) -> Int? {
        table.withLock { table in
            guard !table.isClosed else { return nil }
            table.lastTicket += 1
            table.underWay[table.lastTicket] = UnderWay(call: call)
            return table.lastTicket
        }
    }

    /// Sends the request of a call and waits for the answer.
    func answer(to call: TransportCall, _ ticket: Int, _ request: URLRequest, in session: URLSession) async -> TransportCall.Outcome {
        await withTaskCancellationHandler {
            let watch = Task { await expire(ticket, call.request.limits) }
            defer { watch.cancel() }
            return await withCheckedContinuation { caller in
                if call.wait(caller) { queue.async { self.start(ticket, request, in: session) } }
            }
        } onCancel: {
            abort(ticket, .cancelled)
        }
    }

    /// Runs on the queue, as does the end of the session: a task created after that end would stop the process.
    private func start(_ ticket: Int, _ request: URLRequest, in session: URLSession) {
        guard table.withLock({ $0.underWay[ticket] != nil }) else { return }
        let task = session.dataTask(with: request)
        let isWanted = table.withLock { table in
            guard table.underWay[ticket] != nil else { return false }
            table.underWay[ticket]?.task = task
            table.tickets[task.taskIdentifier] = ticket
            return true
        }
        if isWanted { task.resume() } else { task.cancel() }
    }

    /// Ends every call, accepts no more, and closes the session.
    func close(_ session: URLSession) {
        let left: [UnderWay]? = table.withLock { table in
            guard !table.isClosed else { return nil }
            defer { table = Table(isClosed: true) }
            return Array(table.underWay.values)
        }
        guard let left else { return }
        for underWay in left { abort(underWay, .closed) }
        // Not by cancelling: to cancel a task that was continued would stop the process on Linux.
        queue.async { session.finishTasksAndInvalidate() }
    }

    /// Waits until all tasks are cancelled; for a limited time, because a server can keep Foundation busy.
    func settle() async {
        let (ends, end) = AsyncStream.makeStream(of: Never.self)
        queue.async { end.finish() }
        let watch = Task {
            try? await time.sleep(.seconds(1))
            end.finish()
        }
        for await _ in ends {}
        watch.cancel()
    }

    private func expire(_ ticket: Int, _ limits: TransportLimits) async {
        let first = min(limits.firstByte, limits.total)
        guard (try? await time.sleep(first)) != nil else { return }
        if limits.firstByte < limits.total {
            let hasHead = table.withLock { $0.underWay[ticket]?.hasHead }
            guard hasHead != false else { return abort(ticket, TransportError(.timeout, "the first byte took too long")) }
            guard (try? await time.sleep(limits.total - first)) != nil else { return }
        }
        abort(ticket, TransportError(.timeout, "the answer took too long"))
    }

    private func take(_ task: URLSessionTask) -> UnderWay? {
        table.withLock { $0.take($0.tickets[task.taskIdentifier]) }
    }

    private func abort(_ ticket: Int?, _ reason: TransportError) {
        if let underWay = table.withLock({ $0.take(ticket) }) { abort(underWay, reason) }
    }

    private func abort(_ underWay: UnderWay, _ reason: TransportError) {
        underWay.call.answer(.failure(reason))
        if let task = underWay.task { queue.async { task.cancel() } }
    }

    // MARK: Events of the session

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        let (ticket, limit) = table.withLock { table -> (Int?, Int?) in
            guard let ticket = table.tickets[dataTask.taskIdentifier] else { return (nil, nil) }
            table.underWay[ticket]?.hasHead = true
            return (ticket, table.underWay[ticket]?.call.request.limits.headerBytes)
        }
        if let limit, TransportHeaders(of: response).wireBytes > limit {
            abort(ticket, TransportError(.tooLarge, "the header section is larger than the limit"))
        }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let (ticket, fits) = table.withLock { table -> (Int?, Bool) in
            // Never a copy of the entry: it would make the body be copied each time bytes are added.
            guard let ticket = table.tickets[dataTask.taskIdentifier], let remainingBytes = table.underWay[ticket]?.remainingBytes
            else { return (nil, true) }
            guard data.count <= remainingBytes else { return (ticket, false) }
            table.underWay[ticket]?.body.append(data)
            return (ticket, true)
        }
        if !fits { abort(ticket, TransportError(.tooLarge, "the body is larger than the limit")) }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        guard let underWay = take(task) else { return }
        underWay.call.answer(Self.outcome(response, Data()))
        completionHandler(nil)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard let response = challenge.failureResponse as? HTTPURLResponse else { return completionHandler(.performDefaultHandling, nil) }
        #if canImport(FoundationNetworking)
            // The whole answer has arrived at this point, and a refusal would end the task without it.
            guard let underWay = take(task) else { return }
            underWay.call.answer(Self.outcome(response, underWay.body))
        #endif
        completionHandler(.rejectProtectionSpace, nil)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let underWay = take(task) else { return }
        if let error {
            underWay.call.answer(.failure(TransportError(error)))
        } else {
            underWay.call.answer(Self.outcome(task.response, underWay.body))
        }
    }

    private static func outcome(_ response: URLResponse?, _ body: Data) -> TransportCall.Outcome {
        guard let status = (response as? HTTPURLResponse)?.statusCode, 200..<600 ~= status else {
            return .failure(TransportError(.malformed, "the status does not fit the request"))
        }
        return .success(TransportResponse(status: status, headers: TransportHeaders(of: response), body: body))
    }
}

extension TransportHeaders {
    /// Sorted by name, because `URLSession` does not preserve their order.
    fileprivate init(of response: URLResponse?) {
        let fields = (response as? HTTPURLResponse)?.allHeaderFields ?? [:]
        self.init(fields.map { Field("\($0.key)", "\($0.value)") }.sorted { $0.name < $1.name })
    }

    /// Their approximate size on the wire.
    fileprivate var wireBytes: Int { fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 } }
}
