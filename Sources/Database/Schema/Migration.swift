/// One step of a schema. Steps are only appended, because existing files have run the earlier ones.
///
/// A step uses nothing that may change: its text is literal, and its code is written in this folder for it alone.
struct Migration: Sendable {
    /// The statements, which never change after a release.
    let text: String
    private let work: (@Sendable (SQLiteHandle) throws(StoreFailure) -> Void)?

    /// - Parameter work: What statements cannot do, run after the text.
    init(_ text: String = "", then work: (@Sendable (SQLiteHandle) throws(StoreFailure) -> Void)? = nil) {
        (self.text, self.work) = (text, work)
    }

    func apply(to handle: SQLiteHandle) throws(StoreFailure) {
        try handle.execute(text)
        try work?(handle)
    }
}
