public import Foundation
public import MarqueeDomain

/// Image settings from the server, stored; before the first answer, TMDb's usual ones.
public struct CachedImageRepository: ImageRepository {
    private let api: any ImageAPI
    private let reader: Reader
    private let baseURL: URL?

    /// Creates the repository.
    ///
    /// - Parameters:
    ///   - api: Asks TMDb for its settings.
    ///   - reader: Reads cached and stored answers, and asks the server.
    ///   - baseURL: The address of another image server, to be used in place of the one that the settings name.
    public init(api: any ImageAPI, reader: Reader, baseURL: URL? = nil) {
        self.api = api
        self.reader = reader
        self.baseURL = baseURL
    }

    /// Where pictures are and in which sizes.
    public func configuration() -> Read<ImageConfiguration> {
        let baseURL = baseURL
        return reader.read(api.configuration())
            .recovering { (error, policy) async throws(MarqueeError) in
                guard error.meansUnreachable, policy.cache != .never else { throw error }
                return Fetched(.standard, origin: .memory, isStale: true, refreshError: error)
            }
            .map { settings in
                baseURL.map { ImageConfiguration(baseURL: $0, sizes: settings.sizes) } ?? settings
            }
    }
}
