/// One row of the table of operations: route, answer, and how the answer may be cached. Rows are objects, because every endpoint holds its
/// operation.
package final class Operation<Answer: DTO>: OperationRow {
    package let route: Route
    /// How long an answer is fresh if the server does not say.
    package let lifetime: Duration
    /// Whether the answer belongs to one account.
    package let isPrivate: Bool
    /// The parts of the audience that the operation uses.
    package let audience: AudienceUse
    /// Whether a repeated request has the same effect as one request, so that it may be retried after a transient failure.
    package let isIdempotent: Bool
    /// Whether "not found" means an empty page or, where there are no pages, that something is not so.
    package let isEmptyWhenMissing: Bool

    /// An operation that reads.
    init(
        _ method: TransportMethod, _ template: String, lifetime: Duration, audience: AudienceUse = .language, isPrivate: Bool = false,
        isEmptyWhenMissing: Bool = false
    ) {
        route = Route(method, template)
        self.lifetime = lifetime
        self.audience = audience
        self.isPrivate = isPrivate
        isIdempotent = true
        self.isEmptyWhenMissing = isEmptyWhenMissing
    }

    /// An operation that changes something, whatever its method. Its answer is never cached.
    init(_ method: TransportMethod, _ template: String, isIdempotent: Bool = false) {
        route = Route(method, template)
        lifetime = .zero
        audience = []
        isPrivate = true
        self.isIdempotent = isIdempotent
        isEmptyWhenMissing = false
    }
}

/// A row of the table, with any answer.
package protocol OperationRow<Answer>: Sendable {
    associatedtype Answer: DTO
    var route: Route { get }
    var lifetime: Duration { get }
    var isPrivate: Bool { get }
    var isIdempotent: Bool { get }
}

/// The parts of the audience that an operation uses.
package struct AudienceUse: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let language = AudienceUse(rawValue: 1)
    package static let region = AudienceUse(rawValue: 2)
    package static let adult = AudienceUse(rawValue: 4)
    package static let imageLanguage = AudienceUse(rawValue: 8)
    package static let videoLanguage = AudienceUse(rawValue: 16)
}
