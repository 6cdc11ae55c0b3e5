import Crypto
import Foundation
import Hummingbird

/// The bytes of an answer, with the headers by which a browser does not ask for them twice.
struct Body: Sendable {
    let type: String
    let bytes: [UInt8]
    let cacheControl: String

    /// Bodies below this size do not shrink by more than their headers grow.
    private static let smallestCompressed = 512

    /// Fills a response. A browser that has the same bytes gets a status without them; other browsers get them compressed if they accept it.
    func fill(_ response: inout Response, for request: Request) {
        response.headers[.cacheControl] = cacheControl
        let isText = type.hasPrefix("text/") || type == "application/json" || type == "image/svg+xml"
        if isText {
            response.headers[.vary] = [response.headers[.vary], "Accept-Encoding"].compactMap { $0 }.joined(separator: ", ")
        }
        if response.status == .ok, !cacheControl.contains("no-store") {
            let tag = tag
            response.headers[.eTag] = tag
            if request.hasStored(tag) {
                response.status = .notModified
                return
            }
        }
        response.headers[.contentType] = type
        if isText, bytes.count >= Self.smallestCompressed, request.acceptsGzip, let compressed = Gzip.compressed(bytes) {
            response.headers[.contentEncoding] = "gzip"
            response.body = ResponseBody(byteBuffer: ByteBuffer(bytes: compressed))
        } else {
            response.body = ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
        }
    }

    /// A weak tag, because compressed and plain bytes share it.
    private var tag: String {
        "W/\"" + SHA256.hash(data: bytes).prefix(12).map { String(UInt16($0) + 256, radix: 16).dropFirst() }.joined() + "\""
    }
}

extension Request {
    /// Whether the browser has the answer with a tag.
    fileprivate func hasStored(_ tag: String) -> Bool {
        guard method == .get || method == .head, let field = headers[.ifNoneMatch] else { return false }
        let stored = field.prefix(2_000).split(separator: ",").map { $0.filter { !$0.isWhitespace } }
        return stored.contains { $0 == "*" || $0 == tag || "W/" + $0 == tag }
    }

    /// Whether the browser reads gzip: it names it or everything, and not with a weight of zero.
    fileprivate var acceptsGzip: Bool {
        (headers[.acceptEncoding] ?? "").prefix(500).lowercased().split(separator: ",").contains { part in
            let pieces = part.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
            guard let name = pieces.first, ["gzip", "x-gzip", "*"].contains(name) else { return false }
            let weight = pieces.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
            return weight > 0
        }
    }
}
