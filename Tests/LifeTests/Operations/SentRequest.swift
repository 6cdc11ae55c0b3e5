import Foundation
import Marquee
import MarqueeNet
import MarqueeSandbox

/// A request as a client sent it, without the server, and with names in place of the secrets that the server issued.
struct SentRequest: Equatable, CustomStringConvertible {
    let operation: String
    let line: String
    let headers: [String: String]
    let body: String?
    let isIdempotent: Bool

    var description: String { "\(line) \(body ?? "") \(headers.sorted { $0.key < $1.key }) \(isIdempotent ? "" : "once") of \(operation)" }

    /// The request that the client must send for a case.
    init(of row: OperationCase) {
        operation = row.operation
        line = row.operation.prefix { $0 != " " } + " " + row.address
        // Version 4 knows a person by the token, and signs in and out with that of the program.
        let isOfUser = row.sender == .accountOfVersion4 && operation.contains(" /4/") && !operation.contains("/auth/")
        var headers = ["Accept": "application/json", "Authorization": "Bearer " + (isOfUser ? "{userToken}" : Sandbox.accessToken)]
        if row.body != nil { headers["Content-Type"] = "application/json;charset=utf-8" }
        self.headers = headers
        body = row.body
        isIdempotent = Operations.all.first { $0.route.description == row.operation }?.isIdempotent == true
    }

    init(_ request: TransportRequest, server: String, secrets: [String: String]) {
        func named(_ text: String) -> String {
            secrets.reduce(text.hasPrefix(server) ? String(text.dropFirst(server.count)) : text) { $0.replacing($1.key, with: $1.value) }
        }
        operation = request.operation ?? ""
        line = request.method.rawValue + " " + named(request.url)
        headers = Dictionary(request.headers.fields.map { ($0.name, named($0.value)) }) { $0 + ", " + $1 }
        body = request.body.map { named(String(decoding: $0, as: UTF8.self)) }
        isIdempotent = request.isIdempotent
    }
}

extension RecordingTransport {
    /// All requests, in order.
    func sent(to sandbox: Sandbox) -> [SentRequest] {
        let (exchanges, secrets) = (exchanges, issued)
        return exchanges.map { SentRequest($0.request, server: sandbox.baseURL.absoluteString, secrets: secrets) }
    }

    /// The secrets in the answers, and their names in addresses.
    private var issued: [String: String] {
        let names = [
            "session_id": "{session}", "guest_session_id": "{guest}", "access_token": "{userToken}", "account_id": "{objectID}",
            "request_token": "{requestToken}",
        ]
        return exchanges.reduce(into: [:]) { secrets, exchange in
            guard let members = try? JSONSerialization.jsonObject(with: exchange.body) as? [String: Any] else { return }
            for (key, name) in names { if let secret = members[key] as? String { secrets[secret] = name } }
        }
    }
}
