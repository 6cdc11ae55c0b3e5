import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The address of a picture, and the request for it. It carries no credential: the image server asks for none, and may be another host.
struct ImageRequestLine: Sendable {
    /// The name of the operation in events and errors.
    static let operation = "GET /t/p/{size}/{file}"

    private let url: String

    init(baseURL: URL, path: ImagePath, size: ImageSize) throws(MarqueeError) {
        // Both parts are checked by their types: neither can lead anywhere else.
        url = try Server.checked(baseURL.absoluteString) + "/" + size.name + path.description
    }

    /// The request; with a validator, a conditional one.
    func request(_ limits: TransportLimits, validator: String?) -> TransportRequest {
        // Where a server could choose, it must not choose a format that few programs can show.
        var headers: TransportHeaders = ["Accept": "image/jpeg, image/png, image/svg+xml, image/*;q=0.1"]
        if let validator, CacheHeaders.isValidator(validator) { headers["If-None-Match"] = validator }
        if let validator, HTTPDate.seconds(validator, now: Date()) != nil { headers["If-Modified-Since"] = validator }
        return TransportRequest(.get, url, headers: headers, limits: limits, operation: Self.operation)
    }
}
