import Marquee
import MarqueeSandbox
import TestKit
import Testing

/// Whether the server takes the program's credential.
@Suite(.timeLimit(.minutes(5)))
struct CredentialValidationTests {
    @Test func `a credential is valid, refused, or cannot be asked about`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            try await client.account.validateCredential()
            let other = try await fixture.client { $0.credential = try .apiKey("0123456789abcdef0123456789abcdef") }
            let error = await failure { try await other.account.validateCredential() }
            #expect(error?.code == .unauthorized && error?.tmdbCode == 7)
            let none = try await fixture.client { $0.credential = nil }
            let missing = await failure { try await none.movies.details(550) }
            #expect(missing?.code == .unauthorized && missing?.reason.key == "credential.missing" && missing?.tmdbCode == 7)
            fixture.sandbox.behave(.offline)
            #expect(await failure { try await client.account.validateCredential() }?.code == .offline)
        }
    }
}
