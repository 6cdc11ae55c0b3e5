import Foundation
import MarqueeDomain
import MarqueeNet
import TestKit

/// A server that signs people in, with other answers for some operations.
struct AccountScene {
    let transport: StubTransport
    let account: TMDBAccount

    init(
        _ answers: [String: (status: Int, body: String)] = [:], server: Server = .tmdb,
        credential: Credential? = try? .accessToken(Marker.token)
    ) {
        transport = StubTransport { (request) throws(TransportError) in
            let (status, body) = answers[request.operation ?? ""] ?? (200, Self.usual[request.operation ?? ""] ?? "{}")
            guard status > 0 else { throw TransportError(.lost, "") }
            return TransportResponse(status: status, body: Data(body.utf8))
        }
        account = TMDBAccount(TMDB(server: server, credential: credential, transport: transport))
    }

    /// The requests, in order.
    var sent: [String] { transport.requests.map { $0.operation ?? "" } }

    /// The bodies that were sent, in order.
    var bodies: [String] { transport.requests.compactMap { $0.body.map { String(decoding: $0, as: UTF8.self) } } }

    static let newToken = "GET /3/authentication/token/new"
    static let login = "POST /3/authentication/token/validate_with_login"
    static let newSession = "POST /3/authentication/session/new"
    static let convert = "POST /3/authentication/session/convert/4"
    static let deleteSession = "DELETE /3/authentication/session"
    static let newGuest = "GET /3/authentication/guest_session/new"
    static let newUserRequest = "POST /4/auth/request_token"
    static let newUserToken = "POST /4/auth/access_token"
    static let deleteUserToken = "DELETE /4/auth/access_token"
    static let currentAccount = "GET /3/account"
    static let account = "GET /3/account/{account_id}"

    private static let usual = [
        newToken: #"{"success":true,"expires_at":"2016-08-26 17:04:39 UTC","request_token":"\#(Marker.requestToken)"}"#,
        login: #"{"success":true,"expires_at":"2018-07-24 04:10:26 UTC","request_token":"\#(Marker.requestToken)"}"#,
        newSession: #"{"success":true,"session_id":"\#(Marker.session)"}"#,
        convert: #"{"success":true,"session_id":"\#(Marker.session)"}"#,
        deleteSession: #"{"success":true}"#,
        newGuest: #"{"success":true,"guest_session_id":"\#(Marker.guest)","expires_at":"2016-08-27 16:26:40 UTC"}"#,
        newUserRequest:
            #"{"success":true,"status_code":1,"status_message":"Success.","request_token":"\#(Marker.userToken)"}"#,
        newUserToken: """
        {"success":true,"status_code":1,"status_message":"Success.","access_token":"\(Marker.userToken)","account_id":"\(Marker.objectID)"}
        """,
        deleteUserToken: #"{"success":true,"status_code":13,"status_message":"Gone."}"#,
        currentAccount: person, account: person,
    ]

    static let person = """
        {"avatar":{"gravatar":{"hash":"c9e9fc152ee756a900db85757c29815d"},"tmdb":{"avatar_path":"/xy44UvpbTgzs9kWmp4C3fEaCl5h.png"}},
         "id":548,"iso_639_1":"en","iso_3166_1":"CA","name":"Travis Bell","include_adult":true,"username":"travisbell"}
        """
}
