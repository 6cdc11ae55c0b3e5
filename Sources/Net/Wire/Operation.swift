/// One row of the table of operations: where an operation is, what it answers, and how its answer may be stored. There is one object for
/// each row, since every endpoint holds its operation.
package final class Operation<Answer: DTO>: OperationRow {
    package let route: Route
    /// How long an answer counts as fresh where the server does not say.
    package let lifetime: Duration
    /// Whether the answer is for one account only.
    package let isPrivate: Bool
    /// Which facts of the audience the operation listens to.
    package let audience: AudienceUse
    /// Whether asking twice does what asking once does, so that a request that failed in passing may be repeated.
    package let isIdempotent: Bool
    /// Whether "not found" means that there is nothing yet: an empty page.
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

    /// An operation that makes or changes something, whatever its method. Its answer is never kept.
    init(_ method: TransportMethod, _ template: String, isIdempotent: Bool = false) {
        route = Route(method, template)
        lifetime = .zero
        audience = []
        isPrivate = true
        self.isIdempotent = isIdempotent
        isEmptyWhenMissing = false
    }
}

/// A row of the table, whatever it answers.
package protocol OperationRow<Answer>: Sendable {
    associatedtype Answer: DTO
    var route: Route { get }
    var lifetime: Duration { get }
    var isPrivate: Bool { get }
    var audience: AudienceUse { get }
    var isIdempotent: Bool { get }
}

/// Which facts of the audience an operation listens to.
package struct AudienceUse: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let language = AudienceUse(rawValue: 1)
    package static let region = AudienceUse(rawValue: 2)
    package static let adult = AudienceUse(rawValue: 4)
    package static let imageLanguage = AudienceUse(rawValue: 8)
}
