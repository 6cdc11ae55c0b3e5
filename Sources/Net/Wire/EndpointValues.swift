import MarqueeData
import MarqueeDomain

/// The values of an endpoint. Most have an operation, a subject and a page only: then the request line is made when memory has no answer.
struct EndpointValues: Sendable {
    let rules: OperationRules
    private var subject: MediaReference?
    private var page: Int?
    private let made: RequestLine?

    /// An operation without other values than a subject, whose id is the only variable of the route, and a page.
    init(_ rules: OperationRules, of subject: MediaReference? = nil, page: Int? = nil) {
        (self.rules, self.subject, self.page) = (rules, subject, page)
        made = nil
    }

    /// The values of a request line.
    init(_ line: RequestLine) {
        rules = line.operation
        made = line
    }

    /// Whether the answer is for one account only.
    var isPrivate: Bool { made?.isPrivate ?? rules.isPrivate }

    /// The request without server, credential and audience.
    var line: RequestLine {
        if let made { return made }
        guard let page else {
            return subject.map { RequestLine(rules, of: $0, items: [], as: .program) }
                ?? RequestLine(rules, of: nil, path: [], query: [], as: .program, refusal: nil)
        }
        guard let subject else { return RequestLine(rules, page: page, of: nil, query: [:], as: .program, path: nil) }
        return RequestLine(rules, page: page, of: subject, query: [:], as: .program) { () throws(MarqueeError) in
            let id = try PathValue(subject.id)
            return Dictionary(uniqueKeysWithValues: rules.route.variables.map { ($0, id) })
        }
    }

    /// The digest of the values: that of the line's operation, subject and arguments.
    var digest: ReadDigest {
        var digest = rules.digest
        if let made {
            if let subject = made.subject { digest += ReadDigest(subject) }
            for argument in made.path { digest += ReadDigest(argument) }
            for argument in made.query { digest += ReadDigest(argument) }
            return digest
        }
        if let subject {
            digest += ReadDigest(subject)
            for name in rules.variables { digest += ReadDigest(name, subject.id) }
        }
        if let page { digest += ReadDigest(ReadDigest.Name.page, page) }
        return digest
    }

    /// The same values with another part appended.
    func appending(_ part: String) -> EndpointValues { EndpointValues(line.appending(part)) }
}
