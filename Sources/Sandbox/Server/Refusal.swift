/// A request that TMDb refuses: the HTTP status and TMDb's own code.
struct Refusal: Error {
    let status: Int
    let code: Int
    /// The message in place of the usual one.
    var explanation: String?
    /// Members that only this failure has.
    var more: [(name: String, value: JSON)] = []
    /// The methods that the resource supports.
    var methods = ["GET", "HEAD"]

    static let invalidCredential = Refusal(status: 401, code: 7)
    static let invalidParameters = Refusal(status: 422, code: 5)
    static let invalidPage = Refusal(status: 400, code: 22)
    static let tooManyParts = Refusal(status: 400, code: 27)
    static let notFound = Refusal(status: 404, code: 34)
    static let methodNotSupported = Refusal(status: 405, code: 42)
    static let notAcceptable = Refusal(status: 406, code: 19)

    /// The code that TMDb is known to send with a status, for outages that a test asks for.
    init(outage status: Int) {
        let codes = [
            400: 47, 401: 7, 403: 45, 404: 34, 405: 42, 406: 19, 422: 5, 429: 25, 500: 11, 501: 2, 502: 43, 503: 9, 504: 24,
        ]
        self.init(status: status, code: codes[status] ?? (status < 500 ? 47 : 15))
    }

    init(status: Int, code: Int, explanation: String? = nil, more: [(name: String, value: JSON)] = []) {
        self.status = status
        self.code = code
        self.explanation = explanation
        self.more = more
    }

    static let invalidInput = Refusal(status: 400, code: 47)

    static func methodNotSupported(but methods: [String]) -> Refusal {
        var failure = methodNotSupported
        failure.methods = methods
        return failure
    }

    /// The message, in our own words.
    var message: String { explanation ?? words }

    private var words: String {
        switch code {
        case 2: "This service does not exist."
        case 3: "There is no permission for this."
        case 5: "A parameter is missing or not valid."
        case 7: "The credential is missing or not valid."
        case 8: "It is in the list already."
        case 9: "The service is offline for now."
        case 11: "Something went wrong inside."
        case 15: "The request failed."
        case 17: "The session is denied."
        case 18: "A value is not valid."
        case 19: "The Accept header is not valid."
        case 22: "A page is a whole number from 1 to 500."
        case 24: "The backend took too long."
        case 25: "Too many requests."
        case 26: "A user name and a password are needed."
        case 27: "At most 20 parts can be appended."
        case 29: "This needs confirm=true."
        case 30: "The user name or the password is wrong."
        case 31: "The account is disabled."
        case 32: "The e-mail address is not verified."
        case 33: "The request token is expired or not valid."
        case 34: "There is no such resource."
        case 35: "The token is not valid."
        case 37: "There is no such session."
        case 38: "There is no permission to change this."
        case 39: "This is private."
        case 41: "The request token is not approved by the user."
        case 42: "The resource does not support this method."
        case 43: "The backend cannot be reached."
        case 45: "The user is suspended."
        default: "The input is not valid."
        }
    }

    var body: JSON {
        JSON.object([("success", false), ("status_code", .integer(code)), ("status_message", .string(message))])
            .adding(more)
    }
}

extension Reply {
    static func failure(_ failure: Refusal) -> Reply {
        var reply = Reply(status: failure.status, body: failure.body.bytes)
        if failure.status == 405 { reply.extra = ["Allow: " + failure.methods.joined(separator: ", ")] }
        return reply
    }

    /// The answer to every request while the sandbox plays an outage.
    static func outage(_ status: Int) -> Reply {
        // Statuses without a body of their own would break the framing of the connection.
        guard (200...599).contains(status), status != 204, status != 304 else { return .failure(Refusal(outage: 500)) }
        var reply = failure(Refusal(outage: status))
        if status == 429 { reply.extra = ["Retry-After: 1"] }
        return reply
    }

    /// The answer to bytes that are no request, with TMDb's body although its edge would send HTML.
    static func unreadable(_ status: Int) -> Reply { .failure(Refusal(status: status, code: 47)) }
}
