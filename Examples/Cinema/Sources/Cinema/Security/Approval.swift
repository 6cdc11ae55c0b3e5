import Foundation
import Marquee

/// A sign-in that waits for an approval at TMDb. It is encrypted in the cookie of the browser that began it, so that no table grows, and
/// any machine of the site can complete it.
struct Approval: Codable, Sendable {
    private let token: String
    /// In milliseconds since 1970.
    private let begunAt: Int
    private let start: String?

    /// TMDb's tokens are good for as long, in milliseconds. TMDb itself refuses older ones.
    private static let lifetime = 3_600_000
    /// A longer address would not fit the cookie.
    private static let longestStart = 500

    /// - Parameters:
    ///   - start: The page on which the sign-in began.
    ///   - now: The time of the site.
    init(_ signIn: PendingSignIn, from start: ReturnAddress?, at now: Int) {
        token = signIn.requestToken.reveal()
        begunAt = now
        self.start = start.flatMap { $0.path.utf8.count <= Self.longestStart ? $0.path : nil }
    }

    /// The sign-in to complete; nil if it is too old. It may have begun on a machine with another clock.
    func pending(at now: Int) -> PendingSignIn? {
        guard CookieTime.isRecent(begunAt, at: now, within: Self.lifetime) else { return nil }
        return PendingSignIn(version: .v3, requestToken: Secret(token), approvalAddress: Secret(""))
    }

    /// The page on which the sign-in began.
    var back: ReturnAddress? { ReturnAddress(start) }
}

extension Site {
    /// The sign-in that a browser has begun.
    func approval(of visitor: Visitor) -> Approval? {
        let approval: Approval? = visitor.approval.flatMap { signer.decrypted($0) }
        return approval?.pending(at: now) == nil ? nil : approval
    }
}
