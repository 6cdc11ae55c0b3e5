#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// How a user approves a sign-in in a browser.
public struct ApprovalRequest: Sendable, Hashable {
    /// The version of TMDb's API. A session of version 4 can do everything that one of version 3 can, and read recommendations.
    public enum Version: Int, Sendable, Hashable, Codable {
        /// Version 3.
        case v3 = 3
        /// Version 4, which needs an API Read Access Token as the program's credential.
        case v4 = 4
    }

    /// The version.
    public var version: Version
    /// The address that the browser opens afterwards: an absolute URL, also with a scheme of the program. nil means that the browser stays
    /// on TMDb's page.
    public var redirectTo: URL?

    public init(_ version: Version = .v3, redirectTo: URL? = nil) {
        self.version = version
        self.redirectTo = redirectTo
    }
}

/// A sign-in that waits for the user's approval. Printing it shows no secret.
///
/// A service that completes the sign-in in another request stores it until then. The encoded form has the request token: with the token, anyone
/// can complete the sign-in after the user has approved it. So encrypt the encoded form in a cookie, and accept it only from the browser that
/// began the sign-in.
public struct PendingSignIn: Sendable, Hashable {
    /// The version of the API.
    public let version: ApprovalRequest.Version
    /// TMDb's request token.
    public let requestToken: Secret
    /// The URL to open in a browser. It contains the token.
    public let approvalAddress: Secret
    /// When the token expires, at TMDb after one hour; nil if the server did not say it.
    public let expiresAt: Date?

    /// Creates a pending sign-in, for a service that completes it in another process than the one that began it.
    public init(version: ApprovalRequest.Version, requestToken: Secret, approvalAddress: Secret, expiresAt: Date? = nil) {
        self.version = version
        self.requestToken = requestToken
        self.approvalAddress = approvalAddress
        self.expiresAt = expiresAt
    }
}

/// Begins a sign-in that the user approves in a browser, so the program does not handle the password.
///
/// It fetches a request token. Show its ``PendingSignIn/approvalAddress``, then call ``AccountUseCases/completeSignIn``.
///
/// See <https://developer.themoviedb.org/docs/authentication-user> and <https://developer.themoviedb.org/v4/docs/authentication-user>.
public struct BeginSignIn: Executable {
    private let accounts: any AccountRepository

    public init(accounts: any AccountRepository) { self.accounts = accounts }

    public func execute(_ request: ApprovalRequest) async throws(MarqueeError) -> PendingSignIn {
        if let address = request.redirectTo, !Self.isRedirect(address.absoluteString) {
            throw MarqueeError(.invalidInput, .init("signIn.redirect"))
        }
        return try await accounts.beginSignIn(request)
    }

    /// Begins a sign-in of one of TMDb's two versions; the browser goes to an address of the program's own afterwards, if there is one.
    public func callAsFunction(
        _ version: ApprovalRequest.Version = .v3, redirectTo: URL? = nil
    ) async throws(MarqueeError) -> PendingSignIn {
        try await execute(ApprovalRequest(version, redirectTo: redirectTo))
    }

    /// Schemes that a browser executes instead of opening are refused.
    private static func isRedirect(_ address: String) -> Bool {
        guard let colon = address.firstIndex(of: ":"), address.utf8.count <= 2_048 else { return false }
        let scheme = address[..<colon].lowercased()
        guard let first = scheme.utf8.first, (0x61...0x7A).contains(first), !["javascript", "data", "file", "vbscript"].contains(scheme),
            scheme.utf8.allSatisfy({ (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || "+-.".utf8.contains($0) })
        else { return false }
        let rest = address[address.index(after: colon)...]
        return rest.hasPrefix("//") && rest.utf8.count > 2 && rest.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    }
}

extension AccountUseCases {
    /// Begins a sign-in that the user approves in a browser.
    public var beginSignIn: BeginSignIn { BeginSignIn(accounts: accounts) }

    /// Completes a sign-in after its approval: creates a session, and makes it the current one.
    ///
    /// - Throws: While it is not approved, ``MarqueeError/Code/unauthorized`` with TMDb's code 17 (version 3) or
    ///   ``MarqueeError/Code/refused`` with 41 (version 4): call it again later. ``MarqueeError/Code/unauthorized`` with 33 once the token
    ///   has expired or was used.
    public var completeSignIn: Perform<PendingSignIn, Session> { Perform(accounts.completeSignIn) }
}
