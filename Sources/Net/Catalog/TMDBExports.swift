public import MarqueeData
public import MarqueeDomain

/// The server of TMDb's daily exports. It gets no credential, and its requests are in no line of a caller.
public struct TMDBExports: CatalogExportAPI {
    /// The base URL of TMDb's own server.
    package static let tmdbAddress = "https://files.tmdb.org"
    private static let operation = "GET /p/exports/{file}"

    private let baseURL: String
    private let downloads: Downloads
    private let time: TimeSource
    /// The time of one file, the silence in it, and its size: the largest has about 100 MB.
    private let limits: TransportLimits

    /// - Parameters:
    ///   - baseURL: The base URL without a slash at its end.
    ///   - downloads: The transport of files.
    package init(baseURL: String, downloads: Downloads, time: TimeSource, limits: TransportLimits = TMDBExports.limits) {
        self.baseURL = baseURL
        self.downloads = downloads
        self.time = time
        self.limits = limits
    }

    package static let limits = TransportLimits(total: .seconds(3_600), bodyBytes: 1 << 30)

    public func download(
        _ file: CatalogExportFile, to path: String, onProgress: @escaping @Sendable (Int) -> Void
    ) async throws(MarqueeError) -> Bool {
        let target = try DownloadFile(path: path) { count, _ in onProgress(count) }
        let download = FileDownload(
            url: "\(baseURL)/p/exports/\(file.name)", operation: Self.operation, transport: try downloads.transport(), time: time,
            limits: limits)
        let response = try await download.run(into: target)
        switch response.status {
        case 200, 206: return true
        // A day without exports is denied.
        case 403, 404: return false
        default: throw WireError.error(of: response, operation: Self.operation)
        }
    }
}
