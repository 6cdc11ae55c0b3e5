import Foundation
import HTTPTypes
import Hummingbird

extension Site {
    /// Makes the answer to a request: a page, or JSON for programs. Whatever fails becomes a page that says so.
    func respond(
        to request: Request, _ context: SiteContext, _ make: (Visit) async throws -> Answer
    ) async throws -> Response {
        let caller = visitors.address(of: request, from: context.remoteAddress)?.caller
        let visit = try await Visit(request, context.parameters, site: self, caller: caller)
        if let session = visit.session { kept.note(session, language: visit.language, country: visit.country, at: now) }
        var answer: Answer
        do {
            answer = try await make(visit)
        } catch {
            answer = visit.refused(Refusal(error))
        }
        return try await response(answer, to: visit, request)
    }

    private func response(_ answer: Answer, to visit: Visit, _ request: Request) async throws -> Response {
        let cookie = request.cookies[cookieName]?.value
        var visitor = answer.visitor ?? visit.visitor
        var response = Response(status: answer.status)
        if answer.status == .serviceUnavailable { response.headers[.retryAfter] = "\(answer.retryAfter)" }
        switch answer.content {
        case .raw(let type, let bytes, let cacheControl):
            Body(type: type, bytes: bytes, cacheControl: cacheControl).fill(&response, for: request)
            if let name = answer.fileName { response.headers[.contentDisposition] = "attachment; filename=\"\(name)\"" }
            return response
        case .page where visit.wantsJSON:
            guard let data = answer.data else { return Response(status: .notAcceptable) }
            Body(type: "application/json", bytes: try JSONText.bytes(of: data), cacheControl: "private, no-store")
                .fill(&response, for: request)
            // A program keeps no cookie; a script of this site can change the state of the browser.
            if answer.visitor == nil { return response }
        case .redirect(let path, let notice):
            response.headers[.location] = path
            response.headers[.cacheControl] = "private, no-store"
            visitor.notice = notice
        case .page(let title, let body):
            response.headers[.contentLanguage] = visit.language.rawValue
            response.headers[.vary] = "Accept, Accept-Language, Cookie"
            // A page without a person's data stays in the browser's memory of pages, and is asked for again by its tag.
            let isPublic = visit.session == nil && visit.visitor.notice == nil
            // The worker in the browser keeps pages of a person apart, and removes them when the person has signed out.
            response.headers[.person] = visit.session == nil ? nil : signer.name(of: visit.visitor)
            // A script that takes a part of a page leaves the messages for the next page.
            let showsMessages = !visit.isPart && request.method == .get
            let messages = showsMessages ? await visit.messages() : []
            if !messages.isEmpty { response.headers[.moment] = "1" }
            let page = visit.frame(title, body, messages, answer.facts)
            Body(
                type: "text/html; charset=utf-8", bytes: Array(page.text.utf8),
                cacheControl: isPublic ? "private, no-cache" : "private, no-store"
            ).fill(&response, for: request)
            if showsMessages { (visitor.notice, visitor.setMark) = (nil, nil) }
        }
        // A browser without a cookie gets one, because forms are bound to it.
        if cookie.flatMap({ signer.opened($0, as: Visitor.self) }) != visitor { response.setCookie(self.cookie(visitor)) }
        return response
    }

    private func cookie(_ visitor: Visitor) -> Cookie {
        Cookie(
            name: cookieName, value: signer.sealed(visitor), maxAge: Visitor.lifetime, path: "/", secure: isSecure,
            httpOnly: true, sameSite: .lax)
    }
}

extension HTTPField.Name {
    /// A name for the person of a page, which tells nothing about the person. A visitor's pages have none.
    static let person = Self("Cinema-Person")!
    /// A page with a message that appears once. The worker does not keep it.
    static let moment = Self("Cinema-Moment")!
}

extension Site {
    /// Whether browsers reach the site over TLS.
    var isSecure: Bool { address.scheme == "https" }

    /// The name of the cookie. With the prefix, a browser takes it from this host over TLS only, and from no sister of the host.
    var cookieName: String { isSecure ? "__Host-cinema" : "cinema" }
}

extension Request {
    /// Browsers ask for HTML first; programs name the type that they accept.
    var wantsJSON: Bool {
        let accepted = headers[.accept] ?? ""
        return accepted.contains("application/json") && !accepted.contains("text/html")
    }
}

/// Requests without a route get a page too.
struct ErrorPages: RouterMiddleware {
    typealias Context = SiteContext
    let site: Site

    func handle(_ request: Request, context: Context, next: (Request, Context) async throws -> Response) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let error as HTTPError where error.status == .notFound {
            return try await site.respond(to: request, context) { _ in throw CinemaError.noSuchPage }
        }
    }
}
