#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// How a person is asked to approve a program in a browser.
public struct ApprovalRequest: Sendable, Hashable {
    /// The version of TMDb's API that is asked; version 4 opens what version 3 does, and recommendations too.
    public enum Version: Int, Sendable, Hashable, Codable {
        /// Version 3.
        case v3 = 3
        /// Version 4, which needs an API Read Access Token as the program's credential.
        case v4 = 4
    }

    /// The version.
    public var version: Version
    /// Where the browser goes afterwards: an absolute address with a scheme, which may be the program's own; nil stays on TMDb's page.
    public var redirectTo: URL?

    /// Creates a request.
    public init(_ version: Version = .v3, redirectTo: URL? = nil) {
        self.version = version
        self.redirectTo = redirectTo
    }
}

/// A sign-in that waits for a person's approval. It prints without its secrets; keep it in memory, or where sessions are kept.
public struct PendingSignIn: Sendable, Hashable {
    /// The version that was asked.
    public let version: ApprovalRequest.Version
    /// TMDb's request token.
    public let requestToken: Secret
    /// The address to open in a browser, with the token in it.
    public let approvalAddress: Secret
    /// Until when it can be approved and completed, if the server said so; TMDb's are good for an hour.
    public let expiresAt: Date?

    /// Creates one, for a service that completes in another process than the one that began.
    public init(version: ApprovalRequest.Version, requestToken: Secret, approvalAddress: Secret, expiresAt: Date? = nil) {
        self.version = version
        self.requestToken = requestToken
        self.approvalAddress = approvalAddress
        self.expiresAt = expiresAt
    }
}

/// Begins a sign-in that a person approves in a browser, so that no password passes the program.
///
/// See <https://developer.themoviedb.org/docs/authentication-user> and <https://developer.themoviedb.org/v4/docs/authentication-user>.
public struct BeginSignIn: Executable {
    private let accounts: any AccountRepository

    /// Creates the use case.
    public init(accounts: any AccountRepository) { self.accounts = accounts }

    /// Asks for a request token; show its ``PendingSignIn/approvalAddress``, then ``AccountUseCases/completeSignIn``.
    public func execute(_ request: ApprovalRequest) async throws(MarqueeError) -> PendingSignIn {
        if let address = request.redirectTo, !Self.isRedirect(address.absoluteString) {
            throw MarqueeError(
                .invalidInput, .init("signIn.redirect", "An address to come back to is absolute, with a scheme that a browser opens."))
        }
        return try await accounts.beginSignIn(request)
    }

    /// Asks for a request token; show its ``PendingSignIn/approvalAddress``, then ``AccountUseCases/completeSignIn``.
    public func callAsFunction(
        _ version: ApprovalRequest.Version = .v3, redirectTo: URL? = nil
    ) async throws(MarqueeError) -> PendingSignIn {
        try await execute(ApprovalRequest(version, redirectTo: redirectTo))
    }

    /// Schemes that a browser runs rather than opens are refused.
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
    /// Begins a sign-in that a person approves in a browser.
    public var beginSignIn: BeginSignIn { BeginSignIn(accounts: accounts) }

    /// Completes a sign-in that a person has approved: makes a session of it, and makes that the current one.
    ///
    /// - Throws: ``MarqueeError/Code/unauthorized`` with TMDb's code 17 (version 3), or ``MarqueeError/Code/refused`` with 41 (version 4),
    ///   while it is not approved: it can be tried again. ``MarqueeError/Code/unauthorized`` with 33 once the token is too old or used.
    public var completeSignIn: Perform<PendingSignIn, Session> { Perform(accounts.completeSignIn) }
}
