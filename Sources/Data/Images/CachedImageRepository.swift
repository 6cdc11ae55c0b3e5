public import MarqueeDomain

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Pictures, and where they are: from memory, from the store, from the server.
public struct CachedImageRepository: ImageRepository {
    private let api: any ImageAPI
    private let reader: Reader
    private let fileReader: Reader
    private let baseURL: URL?

    /// Creates the repository.
    ///
    /// - Parameters:
    ///   - api: Asks TMDb for its settings, and its image server for pictures.
    ///   - reader: Reads cached and stored answers, and asks the server.
    ///   - fileReader: Does the same for pictures, which have a memory and a store of their own: one picture is as large as many answers.
    ///   - baseURL: The address of another image server, to be used in place of the one that the settings name.
    public init(api: any ImageAPI, reader: Reader, fileReader: Reader, baseURL: URL? = nil) {
        self.api = api
        self.reader = reader
        self.fileReader = fileReader
        self.baseURL = baseURL
    }

    // Before the first answer, TMDb's usual settings.
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

    // Only the program or the server's settings say where pictures are.
    public func file(_ path: ImagePath, in size: ImageSize) -> Read<ImageFile> {
        fileReader.read(
            api.file(path, in: size) { () async throws(MarqueeError) in
                if let baseURL { return baseURL }
                return try await reader.read(api.configuration())().value.baseURL
            })
    }
}
