import Foundation
import Hummingbird

/// JSON as programs get it: keys in order, days and moments as text.
enum JSONText {
    static func bytes(of value: any Encodable) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return Array(try encoder.encode(value))
    }
}

/// `/title/movie/550.json` is the address of `/title/movie/550` for programs that cannot set a header.
struct JSONAddresses<Next: HTTPResponder>: HTTPResponder {
    let next: Next

    func respond(to request: Request, context: Next.Context) async throws -> Response {
        let parts = request.head.path?.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false) ?? []
        guard let path = parts.first, path.hasSuffix(".json"), !path.hasPrefix("/assets/") else {
            return try await next.respond(to: request, context: context)
        }
        var head = request.head
        head.path = path.dropLast(5) + (parts.count > 1 ? "?" + parts[1] : "")
        head.headerFields[.accept] = "application/json"
        return try await next.respond(to: Request(head: head, body: request.body), context: context)
    }
}
