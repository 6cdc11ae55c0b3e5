import Foundation
import MarqueeData
import MarqueeDomain

/// One operation with its values filled in: a request without server, credential and audience.
package struct Endpoint<Answer: DTO>: Sendable {
    package let operation: Operation<Answer>
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
    private let refused: Refused?

    /// The number of the page that is asked for; nil for what has no pages.
    var page: Int? { query.first { $0.name == "page" }.flatMap { Int($0.value) } }

    /// Whether the answer is for one account only: what a server shows to a person's own session or token may be hidden from others.
    var isPrivate: Bool { operation.isPrivate || authorization !== Authorization.program }

    /// Why the endpoint must not be sent, if a value was refused.
    var refusal: MarqueeError? { refused?.error }

    /// An endpoint about one title or person, whose id is the only variable of the route.
    init(_ operation: Operation<Answer>, of subject: MediaReference, query: [String: String] = [:]) {
        self.init(operation, of: subject, items: query.isEmpty ? [] : Self.arguments(query))
    }

    /// An endpoint about one title or person with parts of the answer appended.
    init<Part: DetailsPart>(
        _ operation: Operation<Answer>, of subject: MediaReference, including parts: Set<Part>, as user: UserAuthorization? = nil
    ) {
        self.init(operation, of: subject, items: Self.arguments(Self.query(of: parts)), as: .asked(for: parts, by: user))
    }

    /// An endpoint with values in its path and with parts of the answer appended.
    init<Part: DetailsPart>(
        _ operation: Operation<Answer>, of subject: MediaReference, including parts: Set<Part>, as user: UserAuthorization? = nil,
        path: @escaping () throws(MarqueeError) -> [String: PathValue]
    ) {
        self.init(operation, of: subject, query: Self.query(of: parts), as: .asked(for: parts, by: user), path: path)
    }

    /// In the order of their declaration, so that equal sets have equal texts.
    private static func query<Part: DetailsPart>(of parts: Set<Part>) -> [String: String] {
        parts.isEmpty ? [:] : ["append_to_response": Part.allCases.filter(parts.contains).map(\.rawValue).joined(separator: ",")]
    }

    private init(
        _ operation: Operation<Answer>, of subject: MediaReference, items: [SnapshotKey.Argument],
        as authorization: Authorization = .program
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

    /// An endpoint with a page number, 1 to 500, and optional values in its path.
    init(
        _ operation: Operation<Answer>, page: Int, of subject: MediaReference? = nil, query: [String: String] = [:],
        as authorization: Authorization = .program, path: (() throws(MarqueeError) -> [String: PathValue])? = nil
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

    /// An endpoint with a page number about one title or person, whose id is the only variable of the route.
    init(_ operation: Operation<Answer>, page: TitlePage, of subject: MediaReference) {
        self.init(operation, page: page.page, of: subject) { () throws(MarqueeError) in
            let id = try PathValue(subject.id)
            return Dictionary(uniqueKeysWithValues: operation.route.variables.map { ($0, id) })
        }
    }

    /// An endpoint with values in its path, each of which may be refused.
    init(
        _ operation: Operation<Answer>, of subject: MediaReference? = nil, query: [String: String] = [:],
        body: (any Encodable)? = nil, as authorization: Authorization = .program,
        path: (() throws(MarqueeError) -> [String: PathValue])? = nil
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

    private init(
        _ operation: Operation<Answer>, of subject: MediaReference?, path: [SnapshotKey.Argument], query: [SnapshotKey.Argument],
        body: Secret? = nil, as authorization: Authorization = .program, refusal: MarqueeError?
    ) {
        self.operation = operation
        self.path = path
        self.query = query
        self.body = body
        self.authorization = authorization
        self.subject = subject
        var refusal = authorization.refusal ?? refusal
        refusal?.operation = operation.route.description
        refused = refusal.map(Refused.init)
    }

    private static func arguments(_ query: [String: String]) -> [SnapshotKey.Argument] {
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
            throw MarqueeError(.invalidInput, .init("request.body", "A value cannot be written as JSON."))
        }
    }
}

extension MarqueeError.Reason {
    /// A page outside of those that TMDb serves, whether we notice it or the server.
    static let pageRange = Self("page.range", "TMDb serves the pages 1 to 500 of a list.")
}
