package import Foundation
package import MarqueeNet
package import MarqueeSandbox

/// The recorded answers of the real service in the folders that `MARQUEE_RECORDINGS` names, divided by `:`; they are not part of the
/// package.
package enum RecordedAnswers {
    /// An answer to a request of an operation.
    package struct Answer: Sendable {
        package let route: Route
        package let path: [String: String]
        package let query: [String: String]
        package let status: Int
        package let body: Data
        package let url: String
    }

    /// The folders.
    package static let folders = (ProcessInfo.processInfo.environment["MARQUEE_RECORDINGS"] ?? "").split(separator: ":").map(String.init)

    /// All recorded exchanges.
    package static let exchanges: [RecordedExchange] = folders.flatMap { folder in
        ((try? Recordings(contentsOf: URL(fileURLWithPath: folder))) ?? Recordings()).exchanges
    }

    /// The exchanges of an operation.
    package static let answers: [Answer] = exchanges.compactMap(answer)

    /// The exchanges whose address has no operation.
    package static let unmatched: [RecordedExchange] = exchanges.filter { answer($0) == nil }

    /// The routes of the answers, in a fixed order.
    package static let routes: [Route] = {
        let seen = Set(answers.map(\.route.description))
        return Operations.all.map(\.route).filter { seen.contains($0.description) }
    }()

    /// Finds the operation by its template, without the matching of the package itself.
    private static func answer(_ exchange: RecordedExchange) -> Answer? {
        guard let components = URLComponents(string: exchange.url) else { return nil }
        let pieces = components.percentEncodedPath.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
        let candidates = Operations.all.map(\.route).filter { $0.method.rawValue == exchange.method }
        for isExact in [true, false] {
            for route in candidates {
                let template = route.template.split(separator: "/").map(String.init)
                guard template.count == pieces.count, !pieces.contains(""), template.contains(where: { $0.hasPrefix("{") }) != isExact
                else { continue }
                var path: [String: String] = [:]
                let isSame = zip(template, pieces).allSatisfy { part, piece in
                    guard part.hasPrefix("{") else { return part == piece }
                    path[String(part.dropFirst().dropLast())] = piece
                    return piece.wholeMatch(of: /(tt)?[0-9a-f]+|day|week/) != nil
                }
                guard isSame else { continue }
                let query = (components.queryItems ?? []).reduce(into: [:]) { $0[$1.name] = $1.value ?? "" }
                return Answer(
                    route: route, path: path, query: query, status: exchange.status, body: exchange.body, url: exchange.url)
            }
        }
        return nil
    }
}
