import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// One operation with its values filled in, and the shape of its answer.
struct Endpoint<Answer: DTO>: Sendable {
    /// The request, without the shape of its answer.
    let line: RequestLine

    /// An endpoint about one title or person, whose id is the only variable of the route.
    init(_ operation: Operation<Answer>, of subject: MediaReference, query: [String: String] = [:]) {
        self.init(operation, of: subject, items: query.isEmpty ? [] : RequestLine.arguments(query))
    }

    /// An endpoint about one title or person with parts of the answer appended.
    init<Part: DetailsPart>(
        _ operation: Operation<Answer>, of subject: MediaReference, including parts: Set<Part>, as user: UserAuthorization? = nil
    ) {
        self.init(operation, of: subject, items: RequestLine.arguments(RequestLine.query(of: parts)), as: .asked(for: parts, by: user))
    }

    /// An endpoint with values in its path and with parts of the answer appended.
    init<Part: DetailsPart>(
        _ operation: Operation<Answer>, of subject: MediaReference, including parts: Set<Part>, as user: UserAuthorization? = nil,
        path: @escaping () throws(MarqueeError) -> [String: PathValue]
    ) {
        self.init(operation, of: subject, query: RequestLine.query(of: parts), as: .asked(for: parts, by: user), path: path)
    }

    private init(
        _ operation: Operation<Answer>, of subject: MediaReference, items: [SnapshotKey.Argument],
        as authorization: Authorization = .program
    ) {
        line = RequestLine(operation.rules, of: subject, items: items, as: authorization)
    }

    /// An endpoint with a page number, 1 to 500, and optional values in its path.
    init(
        _ operation: Operation<Answer>, page: Int, of subject: MediaReference? = nil, query: [String: String] = [:],
        as authorization: Authorization = .program, path: (() throws(MarqueeError) -> [String: PathValue])? = nil
    ) {
        line = RequestLine(operation.rules, page: page, of: subject, query: query, as: authorization, path: path)
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
        line = RequestLine(operation.rules, of: subject, query: query, body: body, as: authorization, path: path)
    }
}

extension MarqueeError.Reason {
    /// A page outside of those that TMDb serves, whether we notice it or the server.
    static let pageRange = Self("page.range")
}
