public import MarqueeDomain

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Opens the catalog of all names for a client. `MarqueeCatalog` has one, in the folder of the store:
///
/// ```swift
/// configuration.catalog = .inStoreFolder
/// ```
public struct CatalogStorage: Sendable {
    /// The settings of a client that its catalog follows.
    public struct Settings: Sendable {
        /// The folder of the store.
        public let folder: String
        /// The age, from the day of the export, from which on a catalog is not searched; nil sets no limit.
        public let maximumAge: Duration?
        /// Whether the folder is only read.
        public let isReadOnly: Bool
        /// The present moment.
        public let now: @Sendable () -> Date
        /// Receives an event for each damaged file.
        public let onEvent: MarqueeEventHandler

        package init(
            folder: String, maximumAge: Duration?, isReadOnly: Bool, now: @escaping @Sendable () -> Date,
            onEvent: @escaping MarqueeEventHandler
        ) {
            (self.folder, self.maximumAge, self.isReadOnly, self.now, self.onEvent) = (folder, maximumAge, isReadOnly, now, onEvent)
        }
    }

    package let open: @Sendable (Settings) -> any CatalogDAO

    /// Creates a storage.
    ///
    /// - Parameter open: Returns the store of the catalog, without waiting: files are opened when they are first needed.
    public init(open: @escaping @Sendable (Settings) -> any CatalogDAO) { self.open = open }
}
