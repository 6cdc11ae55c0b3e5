public import Foundation

extension Sandbox {
    /// Opens a sandbox that answers with the recordings of a file or a folder.
    ///
    /// A request gets the answer that was recorded for its method, path, query and body. Credentials are not compared, and neither are
    /// hosts and the order of parameters. Several answers to one request are sent in their order; the last one repeats. A request without a
    /// recorded answer gets status 404, and ``misses`` explains it. Behaviors and scripts work as on any sandbox.
    ///
    /// ```swift
    /// let sandbox = try await Sandbox.start(replaying: URL(filePath: "Recordings"))
    /// // … run the program against sandbox.baseURL …
    /// assert(sandbox.misses.isEmpty)
    /// ```
    ///
    /// - Throws: ``RecordingError`` if the recordings cannot be read or have no exchange, or the sandbox cannot listen.
    @concurrent
    public static func start(
        replaying url: URL, _ options: Options = Options(), limits: RecordingLimits = RecordingLimits()
    ) async throws(RecordingError) -> Sandbox {
        let recordings = try Recordings.filled(contentsOf: url, limits: limits)
        return try await start(replaying: recordings, options)
    }

    /// Opens a sandbox that answers with recordings that are in memory already.
    @concurrent
    public static func start(
        replaying recordings: Recordings, _ options: Options = Options()
    ) async throws(RecordingError) -> Sandbox {
        try withHandler(options) { Replay(recordings, baseURL: $0) }
    }

    static func withHandler(
        _ options: Options, _ handler: (_ baseURL: String) -> any RequestHandler
    ) throws(RecordingError) -> Sandbox {
        do throws(SandboxError) {
            let server = try SandboxServer(options: options, limits: Limits(), handler: handler)
            return Sandbox(
                server: server, accounts: Accounts(options), catalog: try CatalogStore(SandboxCatalog(), clock: options.clock),
                exports: ExportStore(options.exports, clock: options.clock))
        } catch {
            throw .sandbox(error)
        }
    }
}
