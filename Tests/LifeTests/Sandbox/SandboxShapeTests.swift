import Foundation
import Marquee
import MarqueeNet
import MarqueeSandbox
import TestKit
import Testing

/// The shape of the sandbox's answers against the shape of TMDb's: its own examples and, where there are some, recorded answers.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct SandboxShapeTests {
    private static let isAtHand = ConditionTrait.enabled(
        if: DocumentedAnswers.isAtHand, "MARQUEE_RECORDINGS names no folder with TMDb's openapi.json.")

    @Test(isAtHand)
    func `the sandbox sends no key and no kind of value that TMDb does not send, and lacks only listed keys`() async throws {
        let sandbox = try await sandboxShapes()
        var findings: Set<String> = []
        var missing: Set<String> = []
        for (operation, shape) in sandbox.sorted(by: { $0.key < $1.key }) {
            guard let world = Self.shape(of: operation) else { continue }
            findings.formUnion(Self.findings(shape, world).map { "\(operation): \($0)" })
            missing.formUnion(Self.missing(shape, world).map { "\(operation): \($0)" })
        }
        #expect(findings.filter { SandboxGaps.reason(forFinding: $0) == nil }.sorted() == [])
        #expect(missing.filter { SandboxGaps.reason(forMissing: $0) == nil }.sorted() == [], "The sandbox never sends these keys.")
        #expect(SandboxGaps.unused(by: findings, missing) == [], "The list names keys that the sandbox sends.")
    }

    /// The shapes of all answers to all reads, with appended parts as the operations that they are.
    private func sandboxShapes() async throws -> [String: JSONShape] {
        var shapes: [String: JSONShape] = [:]
        for sender in Sender.allCases {
            try await ClientFixture.with { fixture in
                let scene = try await OperationScene(fixture, as: sender)
                for row in OperationTable.reads where row.sender == sender { _ = try await row.read(scene.client) }
                for answer in scene.answers {
                    try Self.add(answer.body, to: answer.request.operation ?? "", at: answer.request.url, into: &shapes)
                }
            }
        }
        try await ClientFixture.with { fixture in
            for (operation, address) in Self.others { try await Self.read(operation, address, fixture.sandbox, into: &shapes) }
        }
        return shapes
    }

    /// Requests about titles with parts that those of the table lack.
    private static let others = [
        ("GET /3/movie/{movie_id}", "/3/movie/11"), ("GET /3/search/multi", "/3/search/multi?query=o"),
        ("GET /3/search/multi", "/3/search/multi?query=thrones"), ("GET /3/search/multi", "/3/search/multi?query=tom"),
        ("GET /3/search/person", "/3/search/person?query=a"), ("GET /3/search/person", "/3/search/person?query=e"),
        ("GET /3/tv/{series_id}/watch/providers", "/3/tv/1396/watch/providers"),
    ]

    private static func read(
        _ operation: String, _ address: String, _ sandbox: Sandbox, into shapes: inout [String: JSONShape]
    ) async throws {
        let transport = CurlTransport()
        let base = sandbox.baseURL.absoluteString
        let request = TransportRequest(.get, base + address, headers: ["Authorization": "Bearer \(Sandbox.accessToken)"])
        let response = try await transport.send(request)
        await transport.shutdown()
        #expect(response.status == 200, "\(address)")
        try add(response.body, to: operation, at: base + address, into: &shapes)
    }

    private static func add(_ body: Data, to operation: String, at url: String, into shapes: inout [String: JSONShape]) throws {
        let value = try JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed)
        let parts =
            URLComponents(string: url)?.queryItems?.first { $0.name == "append_to_response" }?.value?
            .split(separator: ",").map(String.init) ?? []
        shapes[operation, default: JSONShape()].add(value, without: Set(parts))
        for part in parts {
            guard let member = (value as? [String: Any])?[part] else { continue }
            let appended = part.hasPrefix("season/") ? operation + "/season/{season_number}" : operation + "/" + part
            shapes[appended, default: JSONShape()].add(member)
        }
    }

    private static func shape(of operation: String) -> JSONShape? {
        guard let route = Operations.all.map(\.route).first(where: { $0.description == operation }) else { return nil }
        var shape = JSONShape()
        for example in DocumentedAnswers.examples(of: route) {
            if let value = try? JSONSerialization.jsonObject(with: example, options: .fragmentsAllowed) { shape.add(value) }
        }
        for answer in RecordedAnswers.answers where answer.route == route && answer.status == 200 {
            let parts = Set((answer.query["append_to_response"] ?? "").split(separator: ",").map(String.init))
            if let value = try? JSONSerialization.jsonObject(with: answer.body) { shape.add(value, without: parts) }
        }
        return shape.kinds.isEmpty ? nil : shape
    }

    /// Keys that only the sandbox sends, and values of another kind. Where TMDb's list is empty, its rows are unknown.
    private static func findings(_ sandbox: JSONShape, _ world: JSONShape) -> [String] {
        sandbox.kinds.compactMap { path, kinds in
            guard let known = world.kinds[path] else {
                let isBelowUnknown = world.kinds.keys.allSatisfy { !$0.hasPrefix(parent(of: path) + ".") } && !parent(of: path).isEmpty
                return isBelowUnknown ? nil : "\(path) is not TMDb's"
            }
            let others = kinds.subtracting(known)
            guard !others.isEmpty, known != [.null] else { return nil }
            return
                "\(path) is \(others.map(\.rawValue).sorted().joined(separator: "/")), TMDb's is \(known.map(\.rawValue).sorted().joined(separator: "/"))"
        }
    }

    private static func missing(_ sandbox: JSONShape, _ world: JSONShape) -> [String] {
        world.kinds.keys.filter { path in
            sandbox.kinds[path] == nil && (parent(of: path).isEmpty || sandbox.kinds[parent(of: path)] != nil)
        }
    }

    private static func parent(of path: String) -> String { path.split(separator: ".").dropLast().joined(separator: ".") }
}
