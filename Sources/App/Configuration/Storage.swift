package import MarqueeDatabase
public import MarqueeDomain

extension MarqueeClient.Storage {
    /// Where the cache and the user's data are: one folder if both are in it, none for stores that are no files.
    ///
    /// Errors of the store name no folder, so that a log holds none by default.
    public var folders: [String] { location?.folders ?? [] }

    /// Removes the cached answers and pictures without opening them: it works with a file that cannot be read and on a full disk.
    ///
    /// A client that has the cache open begins a new one. The user's data is not touched.
    ///
    /// - Returns: The number of bytes of the removed files; 0 for stores that are no files.
    /// - Throws: `MarqueeError` with the code `.storage` if a file cannot be removed.
    @discardableResult
    public func removeCache() async throws(MarqueeError) -> Int { try await location?.removeCache() ?? 0 }

    /// Opens and closes the stores. Returns why they cannot be opened.
    package func failure(_ onEvent: @escaping MarqueeEventHandler) async -> MarqueeError? { await location?.failure(onEvent) }

    /// Opens and closes the cache alone. Returns why it cannot be used.
    package func cacheFailure(_ onEvent: @escaping MarqueeEventHandler) async -> MarqueeError? {
        await location?.cacheFailure(onEvent)
    }

    /// The own folders and files that are open to other users.
    package func loosePaths() async -> [String] { await location?.loosePaths() ?? [] }

    /// Where the files are; nil for stores that are not files.
    package var location: StoreLocation? { if case .sqlite(let location) = choice { location } else { nil } }
}

extension MarqueeClient.Configuration {
    /// Whether a file is safe from all other users but the administrator.
    package static func isTrusted(file path: String) -> Bool { StoreLocation.isTrusted(file: path) }
}
