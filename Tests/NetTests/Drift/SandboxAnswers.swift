import Foundation
@testable import MarqueeNet
import MarqueeSandbox
import TestKit

/// Answers of a sandbox to requests with its credential.
struct SandboxAnswers {
    let sandbox: Sandbox
    private let transport = CurlTransport(.init(usesEnvironmentProxies: false))

    static func with(_ work: (SandboxAnswers) async throws -> Void) async throws {
        let sandbox = try await Sandbox.start(Sandbox.Options(pageSize: 5))
        let outcome: Result<Void, any Error>
        do { outcome = .success(try await work(SandboxAnswers(sandbox: sandbox))) } catch { outcome = .failure(error) }
        await sandbox.stop()
        try outcome.get()
    }

    private init(sandbox: Sandbox) { self.sandbox = sandbox }

    func answer(
        _ method: TransportMethod = .get, _ path: String, _ body: String? = nil, bearer: String = Sandbox.accessToken
    ) async throws -> TransportResponse {
        var headers: TransportHeaders = ["Accept": "application/json", "Authorization": "Bearer " + bearer]
        if body != nil { headers["Content-Type"] = "application/json" }
        let base = "http://127.0.0.1:\(sandbox.port)"
        return try await transport.send(
            TransportRequest(method, base + path, headers: headers, body: body.map { Data($0.utf8) }, limits: .patient))
    }

    func object(
        _ method: TransportMethod = .get, _ path: String, _ body: String? = nil, bearer: String = Sandbox.accessToken
    ) async throws -> [String: Any] {
        let answer = try await answer(method, path, body, bearer: bearer)
        return try JSONSerialization.jsonObject(with: answer.body) as? [String: Any] ?? [:]
    }
}
