/// One step of a schema. Steps are only appended, because existing files have run the earlier ones.
///
/// A step uses nothing that may change: its text is literal, and its code is written in this folder for it alone.
struct Migration: Sendable {
    /// The statements, which never change after a release.
    let text: String
    /// Whether programs that know only the earlier steps can still read the file, as after a new table or a new index.
    let isAdditive: Bool
    private let work: (@Sendable (SQLiteHandle) throws(StoreFailure) -> Void)?

    /// - Parameter work: Work that statements cannot do. It runs after the text.
    init(
        _ text: String = "", isAdditive: Bool = false, then work: (@Sendable (SQLiteHandle) throws(StoreFailure) -> Void)? = nil
    ) {
        (self.text, self.isAdditive, self.work) = (text, isAdditive, work)
    }

    func apply(to handle: SQLiteHandle) throws(StoreFailure) {
        try handle.execute(text)
        try work?(handle)
    }
}
