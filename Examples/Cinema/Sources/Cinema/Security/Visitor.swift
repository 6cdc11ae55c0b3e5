import Foundation
import Marquee

/// The state of a browser in one signed cookie: the signed-in account, and the look of pages.
struct Visitor: Sendable, Codable, Hashable {
    /// A random text that forms are bound to; a new one with every sign-in and sign-out.
    var nonce = Visitor.randomText()
    /// The local number of the account that is signed in.
    var account: Session.ID?
    /// When this browser signed in, in milliseconds since 1970.
    var signedInAt = 0
    /// Since when the account is signed in, in milliseconds since 1970. A sign-out ends that on every machine, and so the cookie for good.
    var since = 0
    /// The sign-in that this browser has begun, encrypted.
    var approval: String?
    /// The mark that led to the sign-in; nil if none did.
    var firstMark: FirstMark?
    var language: Language?
    var theme: Theme = .system
    var layout: Layout = .grid
    /// The country of offers and dates, as ISO 3166-1; nil for that of the language.
    var country: String?
    /// The message for the next page.
    var notice: Notice?
    /// The mark that the message is about; nil if it is about none.
    var setMark: SetMark?

    /// How long a sign-in lasts, in seconds.
    static let lifetime = 30 * 86_400

    /// 128 random bits.
    static func randomText() -> String {
        (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined(separator: "-")
    }
}

extension Visitor {
    /// Whether the cookie counts for a session that is there.
    func isCurrent(_ session: Session, at now: Int) -> Bool {
        guard session.isCurrent(since: since) else { return false }
        return CookieTime.isRecent(signedInAt, at: now, within: Visitor.lifetime * 1_000)
    }

    /// The same browser, with another person or none. Whoever knew the old nonce knows nothing of the new one.
    func signed(in session: Session?, at now: Int) -> Visitor {
        var visitor = self
        (visitor.nonce, visitor.approval, visitor.firstMark) = (Visitor.randomText(), nil, nil)
        visitor.account = session?.id
        (visitor.signedInAt, visitor.since) = session.map { (now, $0.since) } ?? (0, 0)
        return visitor
    }

    /// The same browser, which has begun a sign-in. A nonce that another person put into the browser is not valid for it.
    func waiting(for approval: String) -> Visitor {
        var visitor = self
        (visitor.nonce, visitor.approval) = (Visitor.randomText(), approval)
        return visitor
    }
}

extension Session {
    /// Since when the account is signed in, in milliseconds since 1970.
    var since: Int { CookieTime.milliseconds(signedInAt) }
}

/// Light or dark.
enum Theme: String, Sendable, Codable, CaseIterable { case system, light, dark }

/// How lists look.
enum Layout: String, Sendable, Codable, CaseIterable { case grid, compact }
