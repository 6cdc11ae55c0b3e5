public import MarqueeData

extension CatalogStorage {
    /// The catalog in the folder of the client's store. A client whose store has no folder has no catalog.
    ///
    /// ```swift
    /// let marquee = try await MarqueeClient { $0.catalog = .inStoreFolder }
    /// ```
    public static var inStoreFolder: CatalogStorage {
        CatalogStorage { settings in
            CatalogFolder(
                settings.folder, maximumAge: settings.maximumAge, isReadOnly: settings.isReadOnly, now: settings.now,
                onEvent: settings.onEvent)
        }
    }
}
