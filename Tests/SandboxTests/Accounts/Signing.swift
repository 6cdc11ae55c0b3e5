import Foundation

@testable import MarqueeSandbox

extension Sandbox {
    static let form = "Content-Type: application/x-www-form-urlencoded"
    static let json = "Content-Type: application/json;charset=utf-8"

    /// Sends a body on a connection of its own.
    func send(
        _ method: String, _ target: String, _ body: String = "", type: String = Sandbox.json, bearer: String? = Sandbox.accessToken
    ) throws -> Answer {
        try send(method, target, bytes: Array(body.utf8), type: type, bearer: bearer)
    }

    func send(
        _ method: String, _ target: String, bytes: [UInt8], type: String = Sandbox.json, bearer: String? = Sandbox.accessToken
    ) throws -> Answer {
        let client = try Client(port: port)
        try client.send(Self.write(method, target, bytes: bytes, type: type, bearer: bearer))
        return try client.answer()
    }

    static func write(
        _ method: String, _ target: String, bytes: [UInt8], type: String = Sandbox.json, bearer: String? = Sandbox.accessToken
    ) -> [UInt8] {
        let headers = [type, "Content-Length: \(bytes.count)", "Connection: close"]
        return Array(request(target, method: method, bearer: bearer, headers: headers).utf8) + bytes
    }

    /// A request token of version 3.
    func requestToken() throws -> String { try text("request_token", of: try ask("/3/authentication/token/new")) }

    /// A session of the account, by way of approval.
    func session(of username: String = "viewer") throws -> String {
        let token = try requestToken()
        guard approve(token, as: username) else { throw ClientError.unreadable }
        return try text("session_id", of: try send("POST", "/3/authentication/session/new", #"{"request_token":"\#(token)"}"#))
    }

    func guestSession() throws -> String { try text("guest_session_id", of: try ask("/3/authentication/guest_session/new")) }

    /// An access token of version 4.
    func userToken(of username: String = "viewer") throws -> String {
        let token = try text("request_token", of: try send("POST", "/4/auth/request_token"))
        guard approve(token, as: username) else { throw ClientError.unreadable }
        return try text("access_token", of: try send("POST", "/4/auth/access_token", #"{"request_token":"\#(token)"}"#))
    }

    private func text(_ name: String, of answer: Answer) throws -> String {
        guard let text = try answer.object[name] as? String else { throw ClientError.unreadable }
        return text
    }
}

extension Sandbox.Account {
    static let critic = Sandbox.Account(username: "critic", password: "matinee", id: 17, language: "de", region: "AT")
}

extension Answer {
    /// The HTTP status and TMDb's code.
    var verdict: [Int?] { get throws { [status, try code] } }

    var ids: [Int] { get throws { try rows.compactMap { $0["id"] as? Int } } }
}
