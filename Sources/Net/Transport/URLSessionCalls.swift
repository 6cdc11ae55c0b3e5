import Dispatch
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The requests that a session has under way, and the delegate that hears of them.
///
/// Whoever takes a call out of the table answers it, and alone decides what becomes of its task: it is cancelled, or told to go on without
/// following a redirect, or done. So no task is both cancelled and told to go on, which stops the process on Linux, and whatever is
/// heard of a call that is no longer there means nothing.
final class URLSessionCalls: NSObject, URLSessionDataDelegate, Sendable {
    private struct UnderWay {
        let call: TransportCall
        let task: URLSessionDataTask
        var body = Data()
        var hasHead = false

        var room: Int { call.request.limits.bodyBytes - body.count }
    }

    private struct Table {
        var underWay: [Int: UnderWay] = [:]
        var isClosed = false
    }

    private let table = Mutex(Table())
    private let time: TimeSource
    // Foundation takes locks of its own to cancel: no caller and no callback waits for them.
    private let cancelling = DispatchQueue(label: "marquee-urlsession-cancel")

    init(time: TimeSource) { self.time = time }

    /// Notes a call and makes its task; nil when the table is closed, and so the session may be.
    func enter(_ call: TransportCall, _ session: URLSession, _ request: URLRequest) -> URLSessionDataTask? {
        table.withLock { table in
            guard !table.isClosed else { return nil }
            let task = session.dataTask(with: request)
            table.underWay[task.taskIdentifier] = UnderWay(call: call, task: task)
            return task
        }
    }

    /// Starts a task and waits for the answer to its call.
    func answer(to call: TransportCall, by task: URLSessionDataTask) async -> TransportCall.Outcome {
        let number = task.taskIdentifier
        return await withTaskCancellationHandler {
            let watch = Task { await expire(number, call.request.limits) }
            defer { watch.cancel() }
            return await withCheckedContinuation { caller in
                if call.wait(caller) { task.resume() }
            }
        } onCancel: {
            abort(number, TransportError(.cancelled, "the task was cancelled"))
        }
    }

    /// Ends every call and takes no more; false when that has been done before.
    func close() -> Bool {
        let left: [UnderWay]? = table.withLock { table in
            guard !table.isClosed else { return nil }
            defer { table = Table(isClosed: true) }
            return Array(table.underWay.values)
        }
        for underWay in left ?? [] { abort(underWay, .closed) }
        return left != nil
    }

    /// Waits until every task that was to be cancelled has been.
    func settle() async {
        await withCheckedContinuation { continuation in
            cancelling.async { continuation.resume() }
        }
    }

    private func expire(_ number: Int, _ limits: HTTPLimits) async {
        let first = min(limits.firstByte, limits.total)
        guard (try? await time.sleep(first)) != nil else { return }
        if limits.firstByte < limits.total {
            let hasHead = table.withLock { $0.underWay[number]?.hasHead }
            guard hasHead != false else { return abort(number, TransportError(.timeout, "the first byte took too long")) }
            guard (try? await time.sleep(limits.total - first)) != nil else { return }
        }
        abort(number, TransportError(.timeout, "the answer took too long"))
    }

    private func take(_ task: URLSessionTask) -> UnderWay? {
        table.withLock { $0.underWay.removeValue(forKey: task.taskIdentifier) }
    }

    private func abort(_ number: Int, _ reason: TransportError) {
        if let underWay = table.withLock({ $0.underWay.removeValue(forKey: number) }) { abort(underWay, reason) }
    }

    private func abort(_ underWay: UnderWay, _ reason: TransportError) {
        underWay.call.answer(.failure(reason))
        cancelling.async { underWay.task.cancel() }
    }

    // MARK: What the session says

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        let limit = table.withLock { table in
            table.underWay[dataTask.taskIdentifier]?.hasHead = true
            return table.underWay[dataTask.taskIdentifier]?.call.request.limits.headerBytes
        }
        if let limit, HTTPHeaders(of: response).wireBytes > limit {
            abort(dataTask.taskIdentifier, TransportError(.tooLarge, "the header section is larger than the limit"))
        }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let number = dataTask.taskIdentifier
        let fits = table.withLock { table in
            // Never a copy of the entry: it would make the body be copied with every piece that is added.
            guard let room = table.underWay[number]?.room else { return true }
            guard data.count <= room else { return false }
            table.underWay[number]?.body.append(data)
            return true
        }
        if !fits { abort(number, TransportError(.tooLarge, "the body is larger than the limit")) }
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
            // The whole answer is here by now, and a refusal would end the task without it.
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
            return .failure(TransportError(.malformed, "the status is none that was asked for"))
        }
        return .success(HTTPResponse(status: status, headers: HTTPHeaders(of: response), body: body))
    }
}

extension HTTPHeaders {
    /// Sorted by name, since `URLSession` forgets their order.
    fileprivate init(of response: URLResponse?) {
        let fields = (response as? HTTPURLResponse)?.allHeaderFields ?? [:]
        self.init(fields.map { Field("\($0.key)", "\($0.value)") }.sorted { $0.name < $1.name })
    }

    /// About what they took on the wire.
    fileprivate var wireBytes: Int { fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 } }
}
