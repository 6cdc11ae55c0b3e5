import Synchronization

/// The catalog of a running sandbox, which can grow.
final class CatalogStore: Sendable {
    private let state: Mutex<CatalogIndex>

    init(_ catalog: SandboxCatalog) throws(SandboxError) { state = Mutex(try CatalogIndex(catalog)) }

    /// As it is now; requests that have begun go on with it.
    var index: CatalogIndex { state.withLock { $0 } }

    /// Adds to the catalog, or leaves it as it is when something is wrong with what it would become.
    func change(_ change: (inout SandboxCatalog) -> Void) throws(SandboxError) {
        try state.withLock { index throws(SandboxError) in
            var catalog = index.catalog
            change(&catalog)
            index = try CatalogIndex(catalog)
        }
    }
}
