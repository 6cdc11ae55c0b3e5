public import Foundation

extension Sandbox {
    /// Opens a proxy that forwards requests to a server, and records requests and answers without secrets.
    ///
    /// It listens on loopback only, and forwards only `GET`, `POST`, `PUT` and `DELETE` of `/3`, `/4` and `/t/p`. Each run writes one file
    /// to the folder, which ``Recordings`` and ``start(replaying:_:limits:)`` read. ``stop()`` ends the file. An exchange that was
    /// forwarded and not recorded is in ``misses``.
    ///
    /// - Throws: ``RecordingError`` if the folder cannot be written, or the sandbox cannot listen.
    @concurrent
    public static func start(
        recordingTo folder: URL, from upstream: RecordingUpstream, _ options: Options = Options()
    ) async throws(RecordingError) -> Sandbox {
        guard options.host == "localhost" || options.host.hasPrefix("127.") else { throw .sandbox(.notAnAddress(options.host)) }
        let writer = try RecordingWriter(folder: folder.path, at: Int(options.clock().timeIntervalSince1970.rounded()))
        return try withHandler(options) { Recorder(upstream, writer, baseURL: $0) }
    }
}
