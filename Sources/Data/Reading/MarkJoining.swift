package import MarqueeDomain

/// Joins what a person has marked with what is read.
package protocol MarkJoining: Sendable {
    /// The marks on some things, if they can be told without a look at a store; none when nobody is signed in.
    func marksAtHand(for scope: AccountScope, on items: [Markable]) -> [Markable: Marks]?
    /// The marks on some things, after a look at a store. A store that fails does not fail the read.
    func lookUpMarks(for scope: AccountScope, on items: [Markable]) async -> [Markable: Marks]
}
