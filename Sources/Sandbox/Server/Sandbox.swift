public import Foundation

/// A small server on 127.0.0.1 that answers as TMDb does, with its own catalog and accounts: for tests and demonstrations.
public final class Sandbox: Sendable {
    /// The bearer token accepted when the options name no other; it opens nothing but a sandbox.
    public static let accessToken = "eyJhbGciOiJub25lIn0.eyJhdWQiOiJtYXJxdWVlLXNhbmRib3gifQ.c2FuZGJveC1vbmx5"
    /// The version 3 key accepted as `api_key=` when the options name no other.
    public static let apiKey = "5a4d0b0c5a4d0b0c5a4d0b0c5a4d0b0c"

    private let server: SandboxServer
    /// The state of accounts.
    let accounts: Accounts
    private let catalogStore: CatalogStore
    private let exportStore: ExportStore

    init(server: SandboxServer, accounts: Accounts, catalog: CatalogStore, exports: ExportStore) {
        (self.server, self.accounts, catalogStore, exportStore) = (server, accounts, catalog, exports)
    }

    /// The catalog as it is now.
    public var catalog: SandboxCatalog { catalogStore.index.catalog }

    /// The catalog as the routes look things up in it.
    var catalogIndex: CatalogIndex { catalogStore.index }

    /// The daily exports as they are now.
    public var exports: SandboxExports { exportStore.exports }

    /// Changes the daily exports, also those of earlier days.
    public func changeExports(_ change: (inout SandboxExports) -> Void) { exportStore.change(change) }

    /// Adds ids to the change lists of a day, as when their titles or people were changed or deleted on it.
    ///
    /// - Parameters:
    ///   - items: The titles and people. They need not be in the catalog.
    ///   - day: The day as `2026-11-25`; nil is that of the clock.
    public func noteChanges(of items: [SandboxCatalog.Changed], on day: String? = nil) { catalogStore.note(items, on: day) }

    /// Changes the catalog, as when TMDb gets a new movie: later requests see it, and the change lists of the day have the new, changed and
    /// removed items.
    ///
    /// - Throws: ``SandboxError/invalidCatalog(place:reason:)``; then nothing is changed.
    public func changeCatalog(_ change: (inout SandboxCatalog) -> Void) throws(SandboxError) { try catalogStore.change(change) }

    /// Adds a movie to the catalog; one with the same number is replaced.
    public func add(_ movie: SandboxCatalog.Movie) throws(SandboxError) { try catalogStore.change { $0.add(movie) } }

    /// Adds a series to the catalog; one with the same number is replaced.
    public func add(_ series: SandboxCatalog.Series) throws(SandboxError) { try catalogStore.change { $0.add(series) } }

    /// Adds a person to the catalog; one with the same number is replaced.
    public func add(_ person: SandboxCatalog.Person) throws(SandboxError) { try catalogStore.change { $0.add(person) } }

    /// Adds everything of another catalog; an item with the same number is replaced.
    public func add(_ catalog: SandboxCatalog) throws(SandboxError) { try catalogStore.change { $0.add(catalog) } }

    deinit {
        server.close()
        // The threads outlive this object by a moment; another thread waits for them, because a deinitializer must not.
        _ = Worker.detach { [server] in server.join() }
    }

    /// How many connections wait for a request.
    var idleConnections: Int { server.idleConnections }

    /// The port, which stays the same while offline.
    public var port: UInt16 { server.port }

    /// The scheme, host and port, without a version and without a slash at the end; the paths of the API start with `/3/`.
    public var baseURL: URL { Sandbox.url(server.baseURL) }

    /// The address to put before an image size and path, ending in a slash.
    public var imageBaseURL: URL { Sandbox.url(server.baseURL + "/t/p/") }

    /// Never a path: the text is a scheme, numbers and a port.
    private static func url(_ text: String) -> URL { URL(string: text) ?? URL(filePath: "/") }

    /// Changes how every later request is treated and ends a script; `.offline` takes effect before this returns.
    public func behave(_ behavior: Behavior) { server.behave(behavior) }

    /// Lets the next requests meet these behaviors, one each and in this order, in place of the rest of an earlier script.
    ///
    /// When the script has ended, requests are treated as before it.
    public func script(_ behaviors: [Behavior]) { server.script(behaviors) }

    /// Whether a new connection would be accepted now: false while offline and after `stop()`.
    public var isListening: Bool { server.isListening }

    /// The last thousand requests, oldest first.
    public var log: [Exchange] { server.journal.log }

    /// The last thousand misses, oldest first: requests that a replay has no answer for, each with the nearest recorded request, and
    /// exchanges that a recording leaves out, each with its reason. A sandbox with a catalog has none.
    public var misses: [String] { server.journal.misses }

    /// The counts since the start.
    public var counters: Counters { server.journal.counters }

    /// Closes every socket and returns when every thread has ended; stopping again does nothing.
    public func stop() async {
        server.close()
        await withCheckedContinuation { continuation in
            let isStarted = Worker.detach { [server] in
                server.join()
                continuation.resume()
            }
            if !isStarted { continuation.resume() }
        }
    }
}
