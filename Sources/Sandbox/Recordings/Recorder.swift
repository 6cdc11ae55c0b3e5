import Dispatch
import Foundation
import Synchronization

/// Forwards requests to a server, and records requests and answers.
final class Recorder: RequestHandler {
    private let upstream: RecordingUpstream
    private let writer: RecordingWriter
    private let remover: Mutex<SecretRemover>
    private let baseURL: String

    private static let methods = ["GET", "POST", "PUT", "DELETE"]
    /// Fields of one connection, and fields without which an answer is complete.
    private static let notForwarded: Set = [
        "connection", "keep-alive", "proxy-authenticate", "proxy-authorization", "proxy-connection", "te", "trailer", "transfer-encoding",
        "upgrade", "host", "content-length", "accept-encoding", "expect", "if-none-match", "if-modified-since", "if-match",
        "if-unmodified-since", "if-range", "range",
    ]
    private static let notReturned: Set = [
        "connection", "keep-alive", "proxy-authenticate", "proxy-connection", "trailer", "transfer-encoding", "upgrade", "content-length",
        "content-encoding", "content-type", "date", "vary", "alt-svc", "strict-transport-security",
    ]

    init(_ upstream: RecordingUpstream, _ writer: RecordingWriter, baseURL: String) {
        (self.upstream, self.writer, self.baseURL) = (upstream, writer, baseURL)
        remover = Mutex(SecretRemover(knowing: upstream.secrets))
    }

    func answer(_ request: Request, unless isDropped: () -> Bool) -> Reply? {
        // A page that reaches this computer under another name must not use the credential of the user.
        guard isLocal(request.headers["host"]) else { return .failure(Refusal(status: 403, code: 3)) }
        if request.isPreflight { return .preflight }
        guard Self.methods.contains(request.method) else { return .failure(.methodNotSupported(but: Self.methods)) }
        guard let url = url(of: request) else { return .failure(.notFound) }
        guard let outcome = send(request, to: url, unless: isDropped) else { return nil }
        switch outcome {
        case .success(let answer):
            let (reply, headers) = Self.reply(answer)
            guard (200...599).contains(answer.status) else { return badGateway("The status of the server's answer is \(answer.status).") }
            return recorded(
                reply,
                SecretRemover.Exchange(
                    request: request, url: url, status: answer.status, headers: headers, body: Array(answer.body)))
        case .failure: return badGateway("The server did not answer \(request.method) \(request.shownPath).")
        }
    }

    func outcome(of request: Request, meeting fault: Sandbox.Fault, usual: Reply) -> Outcome {
        fault.outcome(of: request, usual: usual, baseURL: baseURL)
    }

    func end() { writer.close() }

    private func isLocal(_ host: String?) -> Bool {
        guard let host else { return true }
        return host.lowercased().wholeMatch(of: #/(localhost|127(\.[0-9]+){3}|\[::1\])(:[0-9]+)?/#) != nil
    }

    /// The address at the server, made anew from the decoded path and query, so that no spelling leads elsewhere.
    private func url(of request: Request) -> String? {
        let isPicture = request.segments.starts(with: ["t", "p"])
        guard isPicture ? request.segments.count > 2 && request.method == "GET" : request.isForAPI && request.segments.count > 1 else {
            return nil
        }
        guard !request.segments.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else { return nil }
        var base = (isPicture ? upstream.imageBaseURL ?? upstream.baseURL : upstream.baseURL).absoluteString
        while base.hasSuffix("/") { base.removeLast() }
        let query = request.query.map { PercentText.encoded($0.name) + "=" + PercentText.encoded($0.value) }.joined(separator: "&")
        return base + "/" + request.segments.map(PercentText.encoded).joined(separator: "/") + (query.isEmpty ? "" : "?" + query)
    }

    /// Waits for the answer on this thread, which belongs to the connection; nil if the connection was dropped meanwhile.
    private func send(
        _ request: Request, to url: String, unless isDropped: () -> Bool
    ) -> Result<RecordingUpstream.Answer, any Error>? {
        let perConnection = Set((request.headers["connection"] ?? "").lowercased().split(separator: ",").map { $0.filter { $0 != " " } })
        let forwarded = RecordingUpstream.Request(
            method: request.method, url: url,
            headers: request.headers.filter { !Self.notForwarded.contains($0.key) && !perConnection.contains($0.key) },
            body: request.body.isEmpty ? nil : Data(request.body))
        let (box, isDone) = (AnswerBox(), DispatchSemaphore(value: 0))
        let task = Task { [send = upstream.send] in
            do { box.set(.success(try await send(forwarded))) } catch { box.set(.failure(error)) }
            isDone.signal()
        }
        while isDone.wait(timeout: .now() + .milliseconds(50)) == .timedOut {
            guard isDropped() else { continue }
            task.cancel()
            return nil
        }
        return box.answer
    }

    private static func reply(_ answer: RecordingUpstream.Answer) -> (Reply, headers: [String: String]) {
        let headers = Dictionary(answer.headers.map { ($0.key.lowercased(), $0.value) }) { $0 + ", " + $1 }.filter {
            Reply.isValue($0.value)
        }
        var reply = Reply(
            status: answer.status, contentType: headers["content-type"] ?? "application/octet-stream", body: Array(answer.body))
        reply.extra = headers.sorted { $0.key < $1.key }
            .filter { !notReturned.contains($0.key) && !$0.key.hasPrefix("access-control-") }.map { "\($0.key): \($0.value)" }
        return (reply, headers)
    }

    private func recorded(_ reply: Reply, _ exchange: SecretRemover.Exchange) -> Reply {
        var reply = reply
        let name = "\(exchange.request.method) \(exchange.request.shownPath)"
        do throws(SecretRemover.Refused) {
            let line = try remover.withLock { remover throws(SecretRemover.Refused) in try remover.line(for: exchange) }
            do throws(RecordingError) {
                try writer.add(line)
            } catch {
                reply.miss = "\(name) is not recorded: the file cannot be written."
            }
        } catch {
            reply.miss = "\(name) is not recorded: \(error.reason)."
        }
        return reply
    }

    private func badGateway(_ text: String) -> Reply {
        var reply = Reply.failure(Refusal(status: 502, code: 43))
        reply.miss = text
        return reply
    }
}

/// Hands an answer from a task to a thread.
private final class AnswerBox: Sendable {
    private let state = Mutex<Result<RecordingUpstream.Answer, any Error>?>(nil)

    var answer: Result<RecordingUpstream.Answer, any Error>? { state.withLock { $0 } }

    func set(_ answer: Result<RecordingUpstream.Answer, any Error>) { state.withLock { $0 = answer } }
}
