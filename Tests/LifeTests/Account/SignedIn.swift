import Marquee
import MarqueeSandbox
import TestKit
import Testing

extension ClientFixture {
    /// A new client with an account that has signed in with a user name and a password.
    @discardableResult
    func signedIn(
        _ username: String = "viewer", password: String = "popcorn", _ edit: (inout MarqueeClient.Configuration) throws -> Void = { _ in }
    ) async throws -> MarqueeClient {
        let client = try await client(edit)
        _ = try await client.account.signIn(username: username, password: Secret(password))
        return client
    }
}

extension Sandbox.Account {
    static let second = Sandbox.Account(username: "second", password: "nachos", id: 77)
}
