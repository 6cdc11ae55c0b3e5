public import MarqueeData
public import MarqueeDomain

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension Operations {
    static let imageRows: [any OperationRow] = [imageConfiguration]
}

/// The image configuration of a TMDb server, and the pictures of its image server.
public struct TMDBImages: ImageAPI {
    private let tmdb: TMDB
    private let limits: TransportLimits
    private let hosts: [String]
    private let onEvent: MarqueeEventHandler

    /// Creates the API around a client.
    ///
    /// - Parameters:
    ///   - tmdb: The client of the server. Its credential is not sent to the image server.
    ///   - limits: How long a request for a picture may take, and how large a picture may be.
    ///   - hosts: The hosts of image servers that TMDb's configuration may name, besides TMDb's own and the host of the API.
    ///   - onEvent: Receives an event if the configuration names another one. The default image server is used then.
    public init(
        _ tmdb: TMDB, limits: TransportLimits = TransportLimits(total: .seconds(60)), hosts: [String] = [],
        onEvent: @escaping MarqueeEventHandler = { _ in }
    ) {
        self.tmdb = tmdb
        self.limits = limits
        self.hosts = hosts
        self.onEvent = onEvent
    }

    public func configuration() -> Remote<ImageConfiguration> {
        let trust = ImageServerTrust(server: tmdb.server, hosts: hosts)
        let endpoint = Endpoint(Operations.imageConfiguration)
        return tmdb.remote(endpoint).map { [onEvent] configuration in
            let (checked, isReplaced) = trust.checked(configuration)
            if isReplaced { onEvent(MarqueeEvent(.imageServerIgnored, operation: endpoint.line.name)) }
            return checked
        }
    }

    // The key has the server's name and no address, so pictures stay cached when a proxy replaces the image server.
    public func file(
        _ path: ImagePath, in size: ImageSize, from baseURL: @escaping @Sendable () async throws(MarqueeError) -> URL
    ) -> Remote<ImageFile> {
        let key = SnapshotKey(
            server: tmdb.server.name, operation: ImageRequestLine.operation,
            arguments: [SnapshotKey.Argument("file", path.description), SnapshotKey.Argument("size", size.name)], audience: .none)
        let remote = BoxedRemote(key: key) {
            RemoteQuery { (validator, callers) async throws(MarqueeError) in
                let line = try ImageRequestLine(baseURL: await baseURL(), path: path, size: size)
                return try await tmdb.file(line.request(limits, validator: validator), for: callers)
            } adapt: { (body) throws(MarqueeError) in
                guard let format = ImageFormat(of: body) else { throw .noImage }
                return Adapted(Boxed(ImageFile(bytes: body, format: format, size: size)))
            }
        }
        return Remote(remote)
    }
}

extension Audience {
    /// Pictures are the same for all callers.
    fileprivate static let none = Audience.standard.keeping(
        language: false, fallbackLanguages: false, region: false, includesAdult: false)
}
