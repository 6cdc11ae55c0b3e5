package import MarqueeDomain

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// Joins the marks of an account with read values.
package protocol MarkJoining: Sendable {
    /// The marks on the items of a value, if they are known without reading a store; none when no account is signed in.
    func marksAtHand(for scope: AccountScope, on items: MarkableItems, at now: Date) -> [Markable: Marks]?
    /// The marks on some things, read from a store. A store that fails does not fail the read.
    func lookUpMarks(for scope: AccountScope, on items: [Markable]) async -> [Markable: Marks]
}
