import Foundation
import Hummingbird

extension Site {
    /// Makes the answer to a request: a page, or JSON for programs. Whatever fails becomes a page that says so.
    func respond(
        to request: Request, _ context: BasicRequestContext, _ make: (Visit) async throws -> Answer
    ) async throws -> Response {
        let visit = try await Visit(request, context.parameters, site: self)
        var answer: Answer
        do {
            answer = try await make(visit)
        } catch {
            answer = visit.refused(Refusal(error))
        }
        return try response(answer, to: visit, wantsJSON: request.wantsJSON, cookie: request.cookies[Visitor.cookie]?.value)
    }

    private func response(_ answer: Answer, to visit: Visit, wantsJSON: Bool, cookie: String?) throws -> Response {
        var visitor = answer.visitor ?? visit.visitor
        var response = Response(status: answer.status, headers: [.cacheControl: "private, no-store"])
        switch answer.content {
        case .raw(let type, let bytes, let cacheControl):
            response.headers[.contentType] = type
            response.headers[.cacheControl] = cacheControl
            response.body = ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
            return response
        case .page where wantsJSON:
            guard let data = answer.data else { return Response(status: .notAcceptable) }
            response.headers[.contentType] = "application/json"
            response.body = ResponseBody(byteBuffer: ByteBuffer(bytes: try JSONText.bytes(of: data)))
            return response
        case .redirect(let path, let notice):
            response.headers[.location] = path
            visitor.notice = notice
        case .page(let title, let body):
            response.headers[.contentType] = "text/html; charset=utf-8"
            response.headers[.contentLanguage] = visit.language.rawValue
            response.headers[.vary] = "Accept, Accept-Language, Cookie"
            response.body = ResponseBody(byteBuffer: ByteBuffer(string: visit.frame(title, body).text))
            visitor.notice = nil
        }
        if answer.status == .serviceUnavailable { response.headers[.retryAfter] = "5" }
        // A browser without a cookie gets one, because forms are bound to it.
        if cookie.flatMap({ signer.opened($0, as: Visitor.self) }) != visitor { response.setCookie(self.cookie(visitor)) }
        return response
    }

    private func cookie(_ visitor: Visitor) -> Cookie {
        Cookie(
            name: Visitor.cookie, value: signer.sealed(visitor), maxAge: Visitor.lifetime, path: "/", secure: address.scheme == "https",
            httpOnly: true, sameSite: .lax)
    }
}

extension Visitor {
    /// The name of the cookie.
    static let cookie = "cinema"
}

extension Request {
    /// Browsers ask for HTML first; programs say what they want.
    fileprivate var wantsJSON: Bool {
        let accepted = headers[.accept] ?? ""
        return accepted.contains("application/json") && !accepted.contains("text/html")
    }
}

/// What no route answers gets a page too.
struct ErrorPages: RouterMiddleware {
    typealias Context = BasicRequestContext
    let site: Site

    func handle(_ request: Request, context: Context, next: (Request, Context) async throws -> Response) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let error as HTTPError where error.status == .notFound {
            return try await site.respond(to: request, context) { _ in throw CinemaError.noSuchPage }
        }
    }
}
