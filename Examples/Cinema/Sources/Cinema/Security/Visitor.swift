import Foundation
import Marquee

/// What a browser remembers of itself, in one signed cookie: who is signed in, and how pages look.
struct Visitor: Sendable, Codable, Hashable {
    /// A random text that forms are bound to; a new one with every sign-in and sign-out.
    var nonce = Visitor.randomText()
    /// The local number of the account that is signed in.
    var account: Session.ID?
    /// When it signed in, in milliseconds since 1970.
    var signedInAt = 0
    var language: Language?
    var theme: Theme = .system
    var layout: Layout = .grid
    /// The message for the next page.
    var notice: Notice?

    /// How long a sign-in lasts, in seconds.
    static let lifetime = 30 * 86_400

    /// The time, in milliseconds since 1970.
    static var now: Int { Int(Date().timeIntervalSince1970 * 1_000) }

    /// 128 random bits.
    static func randomText() -> String {
        (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined(separator: "-")
    }
}

/// Light or dark.
enum Theme: String, Sendable, Codable, CaseIterable { case system, light, dark }

/// How lists look.
enum Layout: String, Sendable, Codable, CaseIterable { case grid, compact }
