/// One step of a schema: append-only, as files in the world have been through the earlier ones.
///
/// A step names nothing that may change: its text is literal, and what it does besides is written in this folder for it alone.
struct Migration: Sendable {
    /// The statements, which never change again once a release has them.
    let text: String
    private let work: (@Sendable (SQLiteHandle) throws(StoreFailure) -> Void)?

    /// - Parameter work: What no statement can do, after the text.
    init(_ text: String = "", then work: (@Sendable (SQLiteHandle) throws(StoreFailure) -> Void)? = nil) {
        (self.text, self.work) = (text, work)
    }

    func apply(to handle: SQLiteHandle) throws(StoreFailure) {
        try handle.execute(text)
        try work?(handle)
    }
}
