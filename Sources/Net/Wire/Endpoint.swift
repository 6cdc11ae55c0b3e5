import Foundation
import MarqueeDomain

/// One operation with its values filled in: all that is needed to ask, but for the server, the credential and the audience.
package struct Endpoint<Answer: DTO>: Sendable {
    package let operation: Operation<Answer>
    /// The values of the route's variables.
    let path: [String: PathValue]
    /// The operation's own query items, without those that the audience adds.
    let query: [String: String]
    /// The body as JSON. It may hold a password or a token, so it does not print.
    let body: Secret?
    /// What is shown on behalf of a person.
    let authorization: Authorization
    /// The title, person or list that the answer is about, if it is about one.
    let subject: MediaReference?
    /// Why the endpoint must not be asked, if a value was refused.
    let refusal: MarqueeError?

    /// An endpoint about one title or person, whose number is the only variable of the route.
    init(_ operation: Operation<Answer>, of subject: MediaReference, query: [String: String] = [:]) {
        self.init(operation, of: subject, query: query) { () throws(MarqueeError) in
            let id = try PathValue(subject.id)
            return operation.route.variables.reduce(into: [:]) { $0[$1] = id }
        }
    }

    /// An endpoint about one title or person with parts of the answer appended; the texts of other languages only where they are needed.
    init(_ operation: Operation<Answer>, of subject: MediaReference, appending parts: [String], withTranslations: Bool) {
        let parts = withTranslations ? parts + ["translations"] : parts
        self.init(operation, of: subject, query: ["append_to_response": parts.joined(separator: ",")])
    }

    /// An endpoint with a page number, 1 to 500, and perhaps values in its path.
    init(
        _ operation: Operation<Answer>, page: Int, of subject: MediaReference? = nil, query: [String: String] = [:],
        as authorization: Authorization = .program,
        path: () throws(MarqueeError) -> [String: PathValue] = { () throws(MarqueeError) in [:] }
    ) {
        var query = query
        query["page"] = String(page)
        self.init(operation, of: subject, query: query, as: authorization) { () throws(MarqueeError) in
            guard (1...Page<Int>.limit).contains(page) else {
                throw MarqueeError(.invalidInput, .init("page.range", "TMDb serves the pages 1 to 500 of a list."))
            }
            return try path()
        }
    }

    /// An endpoint with values in its path, each of which may be refused.
    init(
        _ operation: Operation<Answer>, of subject: MediaReference? = nil, query: [String: String] = [:],
        body: (any Encodable)? = nil, as authorization: Authorization = .program,
        path: () throws(MarqueeError) -> [String: PathValue] = { () throws(MarqueeError) in [:] }
    ) {
        self.operation = operation
        self.query = query
        self.authorization = authorization
        self.subject = subject
        var refusal = authorization.refusal
        var (values, json): ([String: PathValue], Secret?) = ([:], nil)
        do throws(MarqueeError) {
            values = try path()
            json = try body.map(Self.json)
        } catch {
            refusal = refusal ?? error
        }
        refusal?.operation = operation.route.description
        self.path = values
        self.body = json
        self.refusal = refusal
    }

    /// With sorted keys, so that equal requests are equal to the letter.
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
