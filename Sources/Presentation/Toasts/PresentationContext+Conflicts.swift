public import MarqueeDomain

extension PresentationContext {
    /// Shows a message for each conflict that is resolved, until the task is cancelled. Changes are also sent while no screen follows the
    /// library.
    ///
    /// ```swift
    /// let changes = marquee.library.changes
    /// let conflicts = Task { await context.showConflicts(in: changes, previews: marquee.preview) }
    /// ```
    public func showConflicts(in changes: LibraryChanges, previews: GetPreview) async {
        for await change in changes {
            guard let conflict = change.conflict else { continue }
            let item = try? await previews(conflict.item.title)
            show(.conflict(conflict, title: item?.title ?? ""))
        }
    }
}
