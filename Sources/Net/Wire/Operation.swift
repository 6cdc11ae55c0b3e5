import MarqueeData

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// One row of the table of operations: its rules and the shape of its answer.
struct Operation<Answer: DTO>: AnsweringOperation {
    let rules: OperationRules

    init(rules: OperationRules) { self.rules = rules }

    package var route: Route { rules.route }
    package var lifetime: Duration { rules.lifetime }
    package var isPrivate: Bool { rules.isPrivate }
    var audience: AudienceUse { rules.audience }
    package var isIdempotent: Bool { rules.isIdempotent }
    var isEmptyWhenMissing: Bool { rules.isEmptyWhenMissing }
    package var mayIgnorePage: Bool { rules.mayIgnorePage }

    /// An operation that reads.
    init(
        _ method: TransportMethod, _ template: String, lifetime: Duration, audience: AudienceUse = .language, isPrivate: Bool = false,
        isEmptyWhenMissing: Bool = false, mayIgnorePage: Bool = false
    ) {
        rules = OperationRules(
            route: Route(method, template), lifetime: lifetime, isPrivate: isPrivate, audience: audience, isIdempotent: true,
            isEmptyWhenMissing: isEmptyWhenMissing, mayIgnorePage: mayIgnorePage)
    }

    /// An operation that changes something, whatever its method. Its answer is never cached.
    init(_ method: TransportMethod, _ template: String, isIdempotent: Bool = false) {
        rules = OperationRules(
            route: Route(method, template), lifetime: .zero, isPrivate: true, audience: [], isIdempotent: isIdempotent,
            isEmptyWhenMissing: false, mayIgnorePage: false)
    }
}

/// The route of an operation, and how its answer is cached, retried and authorized. A class, because every request line holds one.
final class OperationRules: Sendable {
    let route: Route
    /// The operation's name in the keys of cached answers. A program's own request never has the answer of another operation, nor the other
    /// way round: their lifetimes differ, and so do the shapes that they read.
    let keyName: String
    /// How long an answer is fresh if the server does not say.
    let lifetime: Duration
    /// Whether the answer belongs to one account.
    let isPrivate: Bool
    /// The parts of the audience that the operation uses.
    let audience: AudienceUse
    /// Whether a repeated request has the same effect as one request, so that it may be retried after a transient failure.
    let isIdempotent: Bool
    /// Whether "not found" means an empty page or, where there are no pages, that something is not so.
    let isEmptyWhenMissing: Bool
    /// Whether the server may answer every page with the first one. Then the list ends after the first page.
    let mayIgnorePage: Bool
    /// Whether it is a program's own request. Its answer is fresh for the lifetime, even if the server says another one, and has a key of
    /// its own.
    let isCustom: Bool
    /// The digest of the operation's name, for reads from memory.
    let digest: ReadDigest
    /// The names of the route's variables, for the digests of numbers in them.
    let variables: [ReadDigest.Name]

    init(
        route: Route, lifetime: Duration, isPrivate: Bool, audience: AudienceUse, isIdempotent: Bool, isEmptyWhenMissing: Bool,
        mayIgnorePage: Bool, isCustom: Bool = false
    ) {
        self.route = route
        self.lifetime = lifetime
        self.isPrivate = isPrivate
        self.audience = audience
        self.isIdempotent = isIdempotent
        self.isEmptyWhenMissing = isEmptyWhenMissing
        self.mayIgnorePage = mayIgnorePage
        self.isCustom = isCustom
        keyName = isCustom ? "own \(route.description)" : route.description
        digest = ReadDigest(.operation, keyName)
        variables = route.variables.map { ReadDigest.Name(.argument, $0) }
    }
}

/// A row of the table, with any answer.
package protocol OperationRow: Sendable {
    var route: Route { get }
    var lifetime: Duration { get }
    var isPrivate: Bool { get }
    var isIdempotent: Bool { get }
    var mayIgnorePage: Bool { get }

    /// Reads a recorded body, and returns how.
    ///
    /// - Parameter vocabulary: The known words of keys whose values are plain texts for the shape.
    func trace(_ body: Data, about identity: AnswerIdentity, vocabulary: [String: Set<String>]) -> DecodingTrace
}

/// A row of the table with its shape.
protocol AnsweringOperation<Answer>: OperationRow {
    associatedtype Answer: DTO
}

/// The parts of the audience that an operation uses.
struct AudienceUse: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }

    static let language = AudienceUse(rawValue: 1)
    static let region = AudienceUse(rawValue: 2)
    static let adult = AudienceUse(rawValue: 4)
    static let imageLanguage = AudienceUse(rawValue: 8)
    static let videoLanguage = AudienceUse(rawValue: 16)

    /// Whether an answer depends on the fallback languages: pictures and videos are asked for in all languages.
    var usesFallbacks: Bool { rawValue & 24 != 0 }
}
