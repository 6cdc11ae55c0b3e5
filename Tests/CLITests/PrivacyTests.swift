import Foundation
import TestKit
import Testing

@testable import MarqueeCLI

/// Passwords, sessions and tokens are on no screen, in no JSON and in no talk; the address to approve at is the one exception.
@Suite(.timeLimit(.minutes(5)))
struct PrivacyTests {
    private static let password = Marker("popcornMARKERword0004", parts: ["MARKERword0004"])
    private static let requestToken = Marker("MARKERrequest0005abcdef0123456789abcdef01", parts: ["MARKERrequest0005"])
    private static let session = Marker("MARKERsession0006abcdef0123456789abcdef01", parts: ["MARKERsession0006"])
    private static let userToken = Marker(
        "eyMARKERhead0007.eyMARKERbody0008.MARKERtail0009", parts: ["MARKERhead0007", "MARKERbody0008", "MARKERtail0009"])
    private static let all = [password, requestToken, session, userToken, Marker.accessToken]

    /// A TMDb that hands out those secrets, and then fails in a given way.
    private func server(failing status: Int? = nil) throws -> LoopbackServer {
        try LoopbackServer.answering { request, peer in
            switch request.target.prefix(while: { $0 != "?" }) {
            case "/3/authentication/token/new", "/3/authentication/token/validate_with_login", "/4/auth/request_token":
                peer.reply(#"{"success": true, "request_token": "\#(Self.requestToken.text)"}"#)
            case "/4/auth/access_token":
                peer.reply(#"{"success": true, "access_token": "\#(Self.userToken.text)", "account_id": "4bc889XXXXa3c0z92001001e"}"#)
            case "/3/authentication/session/new", "/3/authentication/session/convert/4":
                peer.reply(#"{"success": true, "session_id": "\#(Self.session.text)"}"#)
            case "/3/authentication/guest_session/new":
                peer.reply(#"{"success": true, "guest_session_id": "\#(Self.session.text)"}"#)
            case "/3/account", "/3/account/1": peer.reply(#"{"id": 1, "username": "person"}"#)
            case let path where status != nil && !path.contains("authentication"):
                // Some servers repeat the request.
                peer.reply(status ?? 500, #"{"success": false, "status_code": 3, "status_message": "\#(Self.session.text)"}"#)
            default:
                peer.reply(#"{"success": true, "status_code": 1, "id": 1, "page": 1, "total_pages": 1, "total_results": 0, "results": []}"#)
            }
        }
    }

    private func check(_ text: String, _ line: String, but allowed: Marker? = nil) {
        for marker in Self.all where marker.text != allowed?.text { #expect(!marker.isIn(text), "\(line): \(text)") }
    }

    @Test(arguments: [nil, 401, 500] as [Int?])
    func `no screen, no JSON and no talk holds a secret`(_ status: Int?) async throws {
        let server = try server(failing: status)
        let shell = try Shell(["TMDB_BASE_URL": server.url(""), "TMDB_ACCESS_TOKEN": Marker.accessToken.text], time: .unwatched)
        for option in ["", " --json --verbose"] {
            let ways = ["login person", "login --web", "login --web --v4", "login --guest", "login person"]
            for line in ways {
                let login = await shell.run(line + option, typing: [Self.password.text])
                #expect(login.status == .success, "\(login)")
                let address = login.err.split(separator: "\n").filter { $0.contains("://") }
                #expect(address.count == (line.contains("--web") ? 1 : 0) && address.allSatisfy { Self.requestToken.isIn(String($0)) })
                let rest = login.err.split(separator: "\n").filter { !$0.contains("://") }.joined(separator: "\n")
                check(login.out + rest, line)
            }
            for line in EveryCommand.signedIn where !line.hasPrefix("log") {
                let outcome = await shell.run(line + option)
                check(outcome.out + outcome.err, line + option)
            }
            check(await shell.run("doctor" + option).out, "doctor")
        }
        #expect(try Self.password.search(folder: shell.folder.path).traces.isEmpty)
        #expect(try Self.requestToken.search(folder: shell.folder.path).traces.isEmpty)
        let kept = try Self.session.search(folder: shell.folder.path)
        #expect(!kept.traces.isEmpty && kept.traces.allSatisfy { $0.contains("user.sqlite") }, "\(kept)")
        #expect(server.record.requests.count > 30)
    }
}
