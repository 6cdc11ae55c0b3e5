/// The name of a state of an account's marks: the number of its changes, and a number that its last change drew.
///
/// The count alone is not a name. After a fail-over that lost changes, or a restored backup, the next changes get the same counts again.
public struct MarksState: Sendable, Hashable {
    /// The version, which every change increments.
    public var version: Int
    /// The number that the last change drew, or the account when it was created. 0 for an unknown account.
    public var writer: Int

    public init(version: Int = 0, writer: Int = 0) {
        self.version = version
        self.writer = writer
    }

    /// The state after one more change.
    var next: MarksState { MarksState(version: version.addingSaturating(1), writer: Int.random(in: 1..<(1 << 53))) }
}
