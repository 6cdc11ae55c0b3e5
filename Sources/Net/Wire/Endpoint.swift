import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// One operation with its values filled in, and the shape of its answer.
struct Endpoint<Answer: DTO>: Sendable {
    /// The values, without the shape of the answer.
    let values: EndpointValues

    /// The request, without the shape of its answer.
    var line: RequestLine { values.line }

    /// An endpoint about one title or person, whose id is the only variable of the route.
    init(_ operation: Operation<Answer>, of subject: MediaReference, query: [String: String] = [:]) {
        values =
            query.isEmpty
            ? EndpointValues(operation.rules, of: subject)
            : EndpointValues(RequestLine(operation.rules, of: subject, items: RequestLine.arguments(query), as: .program))
    }

    /// An endpoint about one title or person with parts of the answer appended.
    init<Part: DetailsPart>(
        _ operation: Operation<Answer>, of subject: MediaReference, including parts: Set<Part>, as user: UserAuthorization? = nil
    ) {
        values =
            parts.isEmpty
            ? EndpointValues(operation.rules, of: subject)
            : EndpointValues(
                RequestLine(
                    operation.rules, of: subject, items: RequestLine.arguments(RequestLine.query(of: parts)),
                    as: .asked(for: parts, by: user)))
    }

    /// An endpoint with values in its path and with parts of the answer appended.
    init<Part: DetailsPart>(
        _ operation: Operation<Answer>, of subject: MediaReference, including parts: Set<Part>, as user: UserAuthorization? = nil,
        path: @escaping () throws(MarqueeError) -> [String: PathValue]
    ) {
        self.init(operation, of: subject, query: RequestLine.query(of: parts), as: .asked(for: parts, by: user), path: path)
    }

    /// An endpoint with a page number, 1 to 500, and optional values in its path.
    init(
        _ operation: Operation<Answer>, page: Int, of subject: MediaReference? = nil, query: [String: String] = [:],
        as authorization: Authorization = .program, path: (() throws(MarqueeError) -> [String: PathValue])? = nil
    ) {
        values =
            query.isEmpty && subject == nil && path == nil && authorization === Authorization.program
            ? EndpointValues(operation.rules, page: page)
            : EndpointValues(RequestLine(operation.rules, page: page, of: subject, query: query, as: authorization, path: path))
    }

    /// An endpoint with a page number about one title or person, whose id is the only variable of the route.
    init(_ operation: Operation<Answer>, page: TitlePage, of subject: MediaReference) {
        values = EndpointValues(operation.rules, of: subject, page: page.page)
    }

    /// An endpoint with values in its path, each of which may be refused.
    init(
        _ operation: Operation<Answer>, of subject: MediaReference? = nil, query: [String: String] = [:],
        body: (any Encodable)? = nil, as authorization: Authorization = .program,
        path: (() throws(MarqueeError) -> [String: PathValue])? = nil
    ) {
        let isPlain = subject == nil && query.isEmpty && body == nil && path == nil && authorization === Authorization.program
        values =
            isPlain
            ? EndpointValues(operation.rules)
            : EndpointValues(RequestLine(operation.rules, of: subject, query: query, body: body, as: authorization, path: path))
    }
}

extension MarqueeError.Reason {
    /// A page outside of those that TMDb serves, whether we notice it or the server.
    static let pageRange = Self("page.range")
}
