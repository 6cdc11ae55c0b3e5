import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// One operation with its values filled in: a request without server, credential and audience, and without the type of its answer.
///
/// A class, because a read and its closures copy it.
final class RequestLine: Sendable {
    let operation: OperationRules
    /// The values of the route's variables.
    let path: [SnapshotKey.Argument]
    /// The operation's own query items, without those that the audience adds.
    let query: [SnapshotKey.Argument]
    /// The body as JSON. It may hold a password or a token, so it does not print.
    let body: Secret?
    /// The secrets of the person.
    let authorization: Authorization
    /// The title, person or list of the answer, if there is one.
    let subject: MediaReference?
    /// Why the request must not be sent; nil if every value is valid.
    let refusal: MarqueeError?

    /// The number of the page that is asked for; nil for an answer without pages.
    var page: Int? { query.first { $0.name == "page" }.flatMap { Int($0.value) } }

    /// Whether the answer is for one account only: a server may show data to a session or token that it hides from others.
    var isPrivate: Bool { operation.isPrivate || authorization !== Authorization.program }

    /// The operation's name in errors and events.
    var name: String { operation.route.description }

    /// A request about one title or person, whose id is the only variable of the route.
    convenience init(
        _ operation: OperationRules, of subject: MediaReference, items: [SnapshotKey.Argument], as authorization: Authorization
    ) {
        var (refusal, path): (MarqueeError?, [SnapshotKey.Argument]) = (nil, [])
        do throws(MarqueeError) {
            let id = try PathValue(subject.id).text
            path = operation.route.variables.map { SnapshotKey.Argument($0, id) }
        } catch {
            refusal = error
        }
        self.init(operation, of: subject, path: path, query: items, as: authorization, refusal: refusal)
    }

    /// A request for one page, 1 to 500.
    convenience init(
        _ operation: OperationRules, page: Int, of subject: MediaReference?, query: [String: String],
        as authorization: Authorization, path: (() throws(MarqueeError) -> [String: PathValue])?
    ) {
        var (refusal, values): (MarqueeError?, [SnapshotKey.Argument]) = (nil, [])
        if (1...Page<Int>.limit).contains(page) {
            do throws(MarqueeError) { values = Self.arguments(try path?()) } catch { refusal = error }
        } else {
            refusal = MarqueeError(.invalidInput, .pageRange)
        }
        var items = [SnapshotKey.Argument("page", String(page))]
        if !query.isEmpty { items += Self.arguments(query) }
        self.init(operation, of: subject, path: values, query: items, as: authorization, refusal: refusal)
    }

    /// A request with values in its path, its query and its body.
    convenience init(
        _ operation: OperationRules, of subject: MediaReference?, query: [String: String], body: (any Encodable)?,
        as authorization: Authorization, path: (() throws(MarqueeError) -> [String: PathValue])?
    ) {
        var (refusal, values, json): (MarqueeError?, [SnapshotKey.Argument], Secret?) = (nil, [], nil)
        do throws(MarqueeError) {
            values = Self.arguments(try path?())
            json = try body.map(Self.json)
        } catch {
            refusal = error
        }
        self.init(operation, of: subject, path: values, query: Self.arguments(query), body: json, as: authorization, refusal: refusal)
    }

    init(
        _ operation: OperationRules, of subject: MediaReference?, path: [SnapshotKey.Argument], query: [SnapshotKey.Argument],
        body: Secret? = nil, as authorization: Authorization, refusal: MarqueeError?
    ) {
        self.operation = operation
        self.path = path
        self.query = query
        self.body = body
        self.authorization = authorization
        self.subject = subject
        var refusal = authorization.refusal ?? refusal
        refusal?.operation = operation.route.description
        self.refusal = refusal
    }

    /// The same request with another part appended.
    func appending(_ part: String) -> RequestLine {
        var query = query
        let name = SnapshotKey.partsArgument
        if let index = query.firstIndex(where: { $0.name == name }) {
            guard !query[index].value.split(separator: ",").contains(part[...]) else { return self }
            query[index] = SnapshotKey.Argument(name, query[index].value + "," + part)
        } else {
            query.append(SnapshotKey.Argument(name, part))
        }
        return RequestLine(operation, of: subject, path: path, query: query, body: body, as: authorization, refusal: refusal)
    }

    /// The query of appended parts, in the order of their declaration, so that equal sets have equal texts.
    static func query<Part: DetailsPart>(of parts: Set<Part>) -> [String: String] {
        parts.isEmpty ? [:] : query(ofParts: Part.allCases.filter(parts.contains).map(\.rawValue))
    }

    private static func query(ofParts names: [String]) -> [String: String] {
        // The last place, where they are also appended to fill gaps.
        let translations = names.filter { $0 == "translations" }
        return [SnapshotKey.partsArgument: (names.filter { $0 != "translations" } + translations).joined(separator: ",")]
    }

    static func arguments(_ query: [String: String]) -> [SnapshotKey.Argument] {
        query.map { SnapshotKey.Argument($0.key, $0.value) }
    }

    private static func arguments(_ path: [String: PathValue]?) -> [SnapshotKey.Argument] {
        path?.map { SnapshotKey.Argument($0.key, $0.value.text) } ?? []
    }

    /// With sorted keys, so that equal requests have equal texts.
    private static func json(of body: any Encodable) throws(MarqueeError) -> Secret {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return Secret(String(decoding: try encoder.encode(body), as: UTF8.self))
        } catch {
            throw MarqueeError(.invalidInput, .requestBody)
        }
    }
}

extension MarqueeError.Reason {
    /// A body that cannot be written as JSON.
    static let requestBody = Self("request.body")
    /// A path that lacks one of its values.
    static let pathMissing = Self("path.missing")
}
