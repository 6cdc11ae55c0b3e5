import MarqueeData
import MarqueeDomain
import MarqueeNet
import TestKit
import Testing

struct CredentialValidationTests {
    @Test(arguments: [#"{"success":true}"#, #"{"success":true,"status_code":1,"status_message":"Success."}"#])
    func `a credential that the server takes is valid`(_ body: String) async throws {
        let scene = WireScene(body: body)
        try await TMDBAccount(scene.tmdb).validateCredential()
        #expect(scene.transport.requests.map(\.url) == ["https://api.themoviedb.org/3/authentication"])
        // An answer from a cache would say nothing about the credential.
        try await TMDBAccount(scene.tmdb).validateCredential()
        #expect(scene.transport.requests.count == 2)
    }

    @Test(
        arguments: [
            (401, #"{"success":false,"status_code":7,"status_message":"x"}"#, MarqueeError.Code.unauthorized, 7),
            (401, #"{"success":false,"status_code":10}"#, .unauthorized, 10),
            (200, #"{"success":false,"status_code":7}"#, .unauthorized, 7),
            (200, "{}", .unreadable, nil), (200, "<html>", .unreadable, nil),
        ] as [(Int, String, MarqueeError.Code, Int?)])
    func `one that it refuses is not`(_ status: Int, _ body: String, _ code: MarqueeError.Code, _ tmdbCode: Int?) async {
        let account = TMDBAccount(WireScene(status: status, body: body).tmdb)
        let error = await failure(ofAsync: { () async throws(MarqueeError) in try await account.validateCredential() })
        #expect(error?.code == code && error?.tmdbCode == tmdbCode && error?.operation == "GET /3/authentication")
    }
}
