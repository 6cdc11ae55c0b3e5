import MarqueeDomain

/// One operation with its values filled in: all that is needed to ask, but for the server, the credential and the audience.
package struct Endpoint<Answer: DTO>: Sendable {
    package let operation: Operation<Answer>
    /// The values of the route's variables.
    let path: [String: PathValue]
    /// The operation's own query items, without those that the audience adds.
    let query: [String: String]
    /// The title or person that the answer is about, if it is about one.
    let subject: MediaReference?
    /// Why the endpoint must not be asked, if a value was refused.
    let refusal: MarqueeError?

    init(_ operation: Operation<Answer>, query: [String: String] = [:]) {
        self.init(operation, path: [:], query: query, subject: nil, refusal: nil)
    }

    /// An endpoint about one title or person.
    init(_ operation: Operation<Answer>, _ variable: String, of subject: MediaReference, query: [String: String] = [:]) {
        self.init(operation, of: subject, query: query) { () throws(MarqueeError) in [variable: try PathValue(subject.id)] }
    }

    /// An endpoint with values in its path, each of which may be refused.
    init(
        _ operation: Operation<Answer>, of subject: MediaReference? = nil, query: [String: String] = [:],
        path: () throws(MarqueeError) -> [String: PathValue]
    ) {
        do throws(MarqueeError) {
            self.init(operation, path: try path(), query: query, subject: subject, refusal: nil)
        } catch {
            self.init(operation, path: [:], query: query, subject: subject, refusal: error)
        }
    }

    /// An endpoint with a page number, 1 to 500, and perhaps values in its path.
    init(
        _ operation: Operation<Answer>, page: Int, query: [String: String] = [:],
        path: () throws(MarqueeError) -> [String: PathValue] = { () throws(MarqueeError) in [:] }
    ) {
        var query = query
        query["page"] = String(page)
        self.init(operation, query: query) { () throws(MarqueeError) in
            guard (1...Page<Int>.limit).contains(page) else {
                throw MarqueeError(.invalidInput, .init("page.range", "TMDb serves the pages 1 to 500 of a list."))
            }
            return try path()
        }
    }

    private init(
        _ operation: Operation<Answer>, path: [String: PathValue], query: [String: String], subject: MediaReference?, refusal: MarqueeError?
    ) {
        self.operation = operation
        self.path = path
        self.query = query
        self.subject = subject
        var refusal = refusal
        refusal?.operation = operation.route.description
        self.refusal = refusal
    }
}
