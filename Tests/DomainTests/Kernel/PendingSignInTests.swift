import Foundation
import MarqueeDomain
import Testing

struct PendingSignInTests {
    @Test(arguments: [nil, Date(timeIntervalSince1970: 1_790_000_000)])
    func `a pending sign-in is the same after it was encoded, and prints no secret`(_ expiresAt: Date?) throws {
        let pending = PendingSignIn(
            version: .v4, requestToken: Secret("token"),
            approvalAddress: Secret("https://www.themoviedb.org/auth/access?request_token=token"), expiresAt: expiresAt)
        let encoded = try JSONEncoder().encode(pending)
        #expect(try JSONDecoder().decode(PendingSignIn.self, from: encoded) == pending)
        #expect(!"\(pending)".contains("token=token"))
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(PendingSignIn.self, from: Data(#"{"version":4}"#.utf8)) }
    }
}
