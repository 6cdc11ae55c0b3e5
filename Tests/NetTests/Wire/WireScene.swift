import Foundation
import MarqueeData
import MarqueeDomain
import MarqueeNet
import TestKit
import Testing

/// A client whose every request is answered with the same response.
struct WireScene {
    let transport: StubTransport
    let events = EventLog()
    let tmdb: TMDB

    init(
        status: Int = 200, headers: TransportHeaders = [:], body: String = "{}", server: Server = .tmdb,
        credential: Credential? = try? .accessToken(Marker.token), audience: Audience = .standard
    ) {
        let response = TransportResponse(status: status, headers: headers, body: Data(body.utf8))
        transport = StubTransport { (_) throws(TransportError) in response }
        tmdb = TMDB(
            server: server, credential: credential, audience: audience,
            transport: ObservedTransport(transport, onEvent: events.handler))
    }
}

/// Secrets that no other text in a test could contain by chance.
enum Marker {
    static let token = "bWFya2Vy.c2VjcmV0.dG9rZW4tb2Ytbm9ib2R5"
    static let key = "5ec2e75ec2e75ec2e75ec2e75ec2e75e"
    static let session = "5e5510d5e5510d5e5510d5e5510d5e5510d5e551"
    static let guest = "9e57a9e57a9e57a9e57a9e57a9e57a9e"
    static let userToken = "dXNlcg.dG9rZW4.b2Ytc29tZWJvZHk"
    static let objectID = "0b1ec70b1ec70b1ec70b1ec7"
    static let requestToken = "4e9e57ed4e9e57ed4e9e57ed4e9e57ed4e9e57ed"
    static let password = "swordf1sh-of-nobody"

    static let all = [token, key, session, guest, userToken, objectID, requestToken, password]
}

extension UserAuthorization {
    static let person = UserAuthorization(
        kind: .account, session: Secret(Marker.session), accountID: 548, userToken: Secret(Marker.userToken), objectID: Marker.objectID)
    static let guest = UserAuthorization(kind: .guest, session: Secret(Marker.guest))
}

/// The error of a call, or nil.
func failure<Value>(of call: () throws(MarqueeError) -> Value) -> MarqueeError? {
    do throws(MarqueeError) {
        _ = try call()
        return nil
    } catch {
        return error
    }
}

/// The error of an asynchronous call, or nil.
func failure<Value>(ofAsync call: () async throws(MarqueeError) -> Value) async -> MarqueeError? {
    do throws(MarqueeError) {
        _ = try await call()
        return nil
    } catch {
        return error
    }
}
