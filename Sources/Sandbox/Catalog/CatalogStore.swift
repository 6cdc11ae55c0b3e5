import Foundation
import Synchronization

/// The catalog of a running sandbox, which can grow.
final class CatalogStore: Sendable {
    private let state: Mutex<CatalogIndex>
    private let log = Mutex(ChangeLog())
    private let clock: @Sendable () -> Date

    init(_ catalog: SandboxCatalog, clock: @escaping @Sendable () -> Date = { Date() }) throws(SandboxError) {
        state = Mutex(try CatalogIndex(catalog))
        self.clock = clock
    }

    /// As it is now; requests that have begun go on with it.
    var index: CatalogIndex { state.withLock { $0 } }

    /// The changes so far.
    func changes(withNullIDs hasNullIDs: Bool) -> ChangeLog {
        var log = log.withLock { $0 }
        log.today = today
        log.hasNullIDs = hasNullIDs
        return log
    }

    func note(_ items: [SandboxCatalog.Changed], on day: String?) { log.withLock { $0.note(items, on: day ?? today) } }

    private var today: String { ExportDay(newestAt: clock(), readyHour: 0).text }

    /// Adds to the catalog, or leaves it as it is if the result would have an error.
    func change(_ change: (inout SandboxCatalog) -> Void) throws(SandboxError) {
        try state.withLock { index throws(SandboxError) in
            var catalog = index.catalog
            change(&catalog)
            let changed = ChangeLog.differences(index.catalog, catalog)
            index = try CatalogIndex(catalog)
            note(changed, on: nil)
        }
    }
}
