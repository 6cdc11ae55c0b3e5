import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension TMDB {
    /// Asks the image server once. The bytes decide whether the file is stored: the caller looks at them.
    func file(_ request: TransportRequest, for callers: RequestCallers) async throws(MarqueeError) -> RemoteAnswer {
        var request = request
        request.kind = .picture
        request.callers = callers
        let response = try await answer(to: request, operation: ImageRequestLine.operation)
        let cache = CacheHeaders(response.headers)
        // A path names one picture for ever; a changed picture has a path of its own.
        let freshFor = cache.freshFor ?? .hours(7 * 24)
        switch response.status {
        case 304 where request.headers["If-None-Match"] != nil || request.headers["If-Modified-Since"] != nil:
            return .unchanged(freshFor: freshFor)
        case 200:
            guard response.isOfImageType else { throw .noImage }
            return cache.forbidsStoring
                ? .unstorable(response.body) : .body(response.body, validator: response.fileValidator(cache), freshFor: freshFor)
        case 404, 410: throw MarqueeError(.notFound, .noSuchImage, operation: ImageRequestLine.operation, status: response.status)
        default: throw error(of: response, operation: ImageRequestLine.operation)
        }
    }
}

extension TransportResponse {
    /// Whether the server calls the body a picture, or names no type.
    fileprivate var isOfImageType: Bool {
        guard let type = headers["Content-Type"]?.lowercased() else { return true }
        return ["image/", "application/octet-stream", "binary/octet-stream"].contains { type.hasPrefix($0) }
    }

    /// The entity tag or, where there is none, the date of the last change.
    fileprivate func fileValidator(_ cache: CacheHeaders) -> String? {
        cache.validator ?? headers["Last-Modified"].flatMap { HTTPDate.seconds($0, now: Date()) == nil ? nil : $0 }
    }
}

extension MarqueeError {
    /// The error for an answer, or for stored bytes, that are no whole picture.
    static let noImage = MarqueeError(.unreadable, .init("image.format"), operation: ImageRequestLine.operation)
}
