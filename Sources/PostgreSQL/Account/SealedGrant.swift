import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The result of a sign-in, with its secrets as they are to be stored.
struct SealedGrant: Sendable {
    private let grant: UserGrant
    private let session: Data
    private let userToken: Data?

    /// Texts from the server have no length limit of their own.
    private static let longestUsername = 256

    init(_ grant: UserGrant, sealing: SecretSealing) async throws(MarqueeError) {
        self.grant = grant
        do {
            session = try await sealing.seal(grant.authorization.session)
            if let token = grant.authorization.userToken { userToken = try await sealing.seal(token) } else { userToken = nil }
        } catch {
            throw MarqueeError(PostgreSQLFailure.unsealed)
        }
    }

    /// TMDb's number of the account; nil for guests, of whom every one is new.
    var accountID: Int? { grant.authorization.kind == .account ? grant.authorization.accountID : nil }

    /// The values of kind, account, object, user name, session, token and end.
    var values: [Parameter] {
        let username = String(String.UnicodeScalarView(grant.username.unicodeScalars.prefix(Self.longestUsername)))
        return [
            .text(grant.authorization.kind.rawValue), Parameter(accountID), Parameter(grant.authorization.objectID), .text(username),
            .bytes(session), Parameter(userToken), Parameter(grant.expiresAt?.milliseconds),
        ]
    }
}
