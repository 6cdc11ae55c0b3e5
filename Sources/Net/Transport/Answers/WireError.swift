import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The one place where failures of a request become a ``MarqueeError``.
enum WireError {
    /// The error for an answer with a status other than success.
    static func error(of response: TransportResponse, operation: String?, now: Date = Date()) -> MarqueeError {
        let status = response.status
        let shape = try? Decoding.decode(ErrorDTO.self, from: response.body, operation: "").answer
        let tmdbCode = shape?.statusCode
        // TMDb explains parameters that it cannot use with texts in place of a code.
        let isTMDb = tmdbCode != nil || [400, 422].contains(status) && shape?.errors?.isEmpty == false
        let code = code(status: status, tmdbCode: tmdbCode, isTMDb: isTMDb)
        return MarqueeError(
            code, tmdbCode.flatMap(TMDBStatus.reason) ?? reason(for: code, status: status), operation: operation, status: status,
            tmdbCode: tmdbCode, retryAfter: code == .rateLimited || status == 503 ? RetryAfter.wait(in: response.headers, now: now) : nil)
    }

    /// The error in a body with status 200, if it is one of TMDb's error bodies.
    static func error(inBody body: Data, operation: String) -> MarqueeError? {
        guard let shape = try? Decoding.decode(ErrorDTO.self, from: body, operation: operation).answer, shape.success == false,
            let tmdbCode = shape.statusCode
        else { return nil }
        let code = TMDBStatus.code(tmdbCode) ?? .refused
        return MarqueeError(
            code, TMDBStatus.reason(tmdbCode) ?? reason(for: code, status: 200), operation: operation, status: 200, tmdbCode: tmdbCode)
    }

    /// The error in the answer to a write whose status means success: the flag is false, or the code is not one of success.
    static func refusal(inBody body: Data, status: Int, operation: String) -> MarqueeError? {
        guard let shape = try? Decoding.decode(ErrorDTO.self, from: body, operation: operation).answer else { return nil }
        let tmdbCode = shape.statusCode
        let isRefusal =
            switch (shape.success, tmdbCode) {
            // The entry to change was not found: TMDb reports this with status 200.
            case (false?, _), (_, 21?): true
            case (nil, let code?): !TMDBStatus.successes.contains(code)
            default: false
            }
        guard isRefusal else { return nil }
        let code = tmdbCode.flatMap(TMDBStatus.code) ?? .refused
        return MarqueeError(
            code, tmdbCode.flatMap(TMDBStatus.reason) ?? reason(for: code, status: status), operation: operation, status: status,
            tmdbCode: tmdbCode)
    }

    /// The error for a request without an answer. The transport's own text is not used: the text of a custom transport may contain URLs.
    static func error(of failure: TransportError, operation: String?) -> MarqueeError {
        let (code, reason): (MarqueeError.Code, MarqueeError.Reason) =
            switch failure.kind {
            case .lookup: (.offline, .noLookup)
            case .connect: (.offline, .noConnection)
            case .blockedName: (.offline, .blockedName)
            case .proxyAuthentication: (.offline, .proxyAuthentication)
            case .proxyRefused: (.offline, .proxyRefused)
            case .clientCertificate: (.offline, .init("transport.clientCertificate"))
            case .lost: (.offline, .init("transport.lost"))
            case .tls: (.offline, .noTLS)
            case .authorities: (.invalidInput, .init("transport.authorities"))
            case .rateLimited: (.rateLimited, .pauseTooLong)
            case .timeout: (.timeout, .init("transport.timeout"))
            case .tooLarge: (.unreadable, .init("transport.tooLarge"))
            case .malformed: (.unreadable, .init("transport.malformed"))
            case .badRequest: (.invalidInput, .init("transport.badRequest"))
            case .cancelled: (.cancelled, .cancelled)
            case .suspended: (.offline, .circuitOpen)
            case .closed: (.closed, .clientClosed)
            default: (.offline, .init("transport.other"))
            }
        return MarqueeError(code, reason, operation: operation, retryAfter: failure.retryAfter)
    }

    /// A refusal without TMDb's own body comes from something in between, such as a firewall or the sign-in page of a network: it says
    /// nothing about a session, a title or a change.
    private static func code(status: Int, tmdbCode: Int?, isTMDb: Bool) -> MarqueeError.Code {
        if let tmdbCode, let code = TMDBStatus.code(tmdbCode) { return code }
        return switch status {
        case 429: .rateLimited
        case 408, 425: .refused
        case 400..<500 where !isTMDb: .unreadable
        case 401: .unauthorized
        case 403: .forbidden
        case 404, 410: .notFound
        case 400..<500: .refused
        case 500...: .server
        default: .unreadable
        }
    }

    private static func reason(for code: MarqueeError.Code, status: Int) -> MarqueeError.Reason {
        switch code {
        case .unauthorized: .init("status.unauthorized")
        case .forbidden: .init("status.forbidden")
        case .notFound: .init("status.notFound")
        case .rateLimited: .init("status.rateLimited")
        case .refused: .init("status.refused")
        case .server: .init("status.server")
        case .unreadable where 400..<500 ~= status: .init("status.foreign")
        default: .init("status.unexpected")
        }
    }

    /// Whether the body of an answer other than success is TMDb's own, with a code and a text.
    static func isTMDb(_ body: Data) -> Bool {
        guard let shape = try? Decoding.decode(ErrorMarkDTO.self, from: body, operation: "").answer else { return false }
        return shape.statusCode != nil && shape.statusMessage != nil
    }

    /// TMDb's own code in the body of an answer other than success, if there is one.
    static func tmdbCode(in body: Data) -> Int? {
        (try? Decoding.decode(ErrorDTO.self, from: body, operation: "").answer)?.statusCode
    }
}

extension WireError {
    /// The form of the body of an answer other than success.
    struct Form {
        let tmdbCode: Int?
        /// Whether it is one of TMDb's forms.
        let isKnown: Bool
        /// The members that are not read.
        let unread: [String: Int]
    }

    static func form(of body: Data, status: Int) -> Form {
        let (shape, trace) = Decoding.trace(ErrorDTO.self, in: body)
        let isKnown = shape.map { $0.statusCode != nil || [400, 422].contains(status) && $0.errors?.isEmpty == false } ?? false
        return Form(tmdbCode: shape?.statusCode, isKnown: isKnown, unread: trace.unread)
    }
}

/// TMDb's error bodies: a code and a flag, or a list of texts, or neither. The texts are not read: they may quote the request.
private struct ErrorDTO: ObjectShape {
    let success: Bool?
    let statusCode: Int?
    let errors: [String]?

    init(_ row: TapeRow) throws {
        success = row.optional("success")
        statusCode = row.optional("status_code")
        errors = row.optional("errors")
    }
}

/// The parts of TMDb's error bodies that no other server is likely to send together.
private struct ErrorMarkDTO: ObjectShape {
    let statusCode: Int?
    let statusMessage: String?

    init(_ row: TapeRow) throws {
        statusCode = row.optional("status_code")
        statusMessage = row.optional("status_message")
    }
}
