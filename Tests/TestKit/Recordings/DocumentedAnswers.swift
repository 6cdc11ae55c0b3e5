package import Foundation
package import MarqueeNet

/// TMDb's own example answers, from an `openapi.json` in one of the folders that `MARQUEE_RECORDINGS` names; they are not part of the
/// package.
package enum DocumentedAnswers {
    /// The parsed file; nil if no folder has one.
    private static let specification: Examples? = RecordedAnswers.folders.lazy
        .map { URL(fileURLWithPath: $0).appendingPathComponent("openapi.json") }
        .compactMap { try? Data(contentsOf: $0) }.first.flatMap(Examples.init)

    /// Whether there is a file.
    package static var isAtHand: Bool { specification != nil }

    /// The example answers of an operation, as they are in the file; none if the file does not have the operation.
    package static func examples(of route: Route) -> [Data] { specification?.bodies[route.description] ?? [] }

    private struct Examples: Sendable {
        var bodies: [String: [Data]] = [:]

        init?(_ file: Data) {
            guard let root = try? JSONSerialization.jsonObject(with: file) as? [String: Any],
                let paths = root["paths"] as? [String: [String: Any]]
            else { return nil }
            for (template, methods) in paths {
                for (method, operation) in methods {
                    let steps = ["responses", "200", "content", "application/json", "examples"]
                    let found = steps.reduce(operation as Any?) { ($0 as? [String: Any])?[$1] }
                    let values = (found as? [String: [String: Any]] ?? [:]).values.compactMap { $0["value"] }
                    bodies["\(method.uppercased()) \(template)"] = values.compactMap { example in
                        (example as? String).map { Data($0.utf8) } ?? (try? JSONSerialization.data(withJSONObject: example))
                    }
                }
            }
        }
    }
}
