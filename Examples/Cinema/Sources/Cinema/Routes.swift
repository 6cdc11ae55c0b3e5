import Marquee
import MarqueePresentation
import Foundation
import Hummingbird

/// All pages of the site.
extension Site {
    func router() -> Router<SiteContext> {
        let router = Router(context: SiteContext.self, options: .autoGenerateHeadEndpoints)
        router.add(middleware: OperatorRoutes(site: self, isOwnAddress: false))
        router.add(middleware: RequestLog(site: self))
        router.add(middleware: SecurityHeaders(approval: approvalServer, isSecure: isSecure))
        router.add(middleware: RequestBounds(site: self))
        router.add(middleware: ErrorPages(site: self))
        page(router, "/") { try await $0.home(.movies) }
        page(router, "/tv") { try await $0.home(.tv) }
        page(router, "/movies/:category") { try await $0.movies() }
        // Both in one route, because a path has one name for its part.
        page(router, "/tv/:id") { visit in
            if visit.has(number: "id") { return try visit.moved(to: .tv) }
            if let moved = visit.movedCategory() { return moved }
            return try await visit.series()
        }
        page(router, "/title/:kind/:id") { try await $0.details() }
        page(router, "/title/:kind/:id/mark") { try await $0.marksNow() }
        page(router, "/title/:kind/:id/season/:season/episode/:episode/mark") { try await $0.marksNow() }
        page(router, "/title/:kind/:id/season/:season") { try await $0.seasonPage() }
        page(router, "/title/:kind/:id/season/:season/episode/:episode") { try await $0.episodePage() }
        page(router, "/collection/:id") { try await $0.collection() }
        page(router, "/collection/:id/missing") { try await $0.missing(of: .collection(try $0.id())) }
        page(router, "/movie") { _ in .redirect(to: "/") }
        page(router, "/movie/:id") { try $0.movedCategory() ?? $0.moved(to: .movie) }
        page(router, "/tv/:id/season/:season") { try $0.moved(to: .tv) }
        page(router, "/tv/:id/season/:season/episode/:episode") { try $0.moved(to: .tv) }
        page(router, "/movie/:id/:part") { try $0.moved(to: .movie) }
        page(router, "/tv/:id/:part") { try $0.moved(to: .tv) }
        page(router, "/movie/:id/:part/:more") { try $0.moved(to: .movie) }
        page(router, "/genre/:id") { try $0.movedFilter { $0.genre = $1 } }
        page(router, "/genre/:id/:kind") { try $0.movedFilter { $0.genre = $1 } }
        page(router, "/keyword/:id") { try $0.movedFilter { $0.keyword = $1 } }
        page(router, "/keyword/:id/:kind") { try $0.movedFilter { $0.keyword = $1 } }
        page(router, "/company/:id") { try $0.movedFilter { $0.company = $1 } }
        page(router, "/company/:id/:kind") { try $0.movedFilter { $0.company = $1 } }
        page(router, "/search/:kind") { try $0.movedSearch() }
        page(router, "/movies") { _ in .redirect(to: "/") }
        page(router, "/discover/:kind") { try await $0.discover() }
        page(router, "/trending") { try await $0.trending() }
        page(router, "/device") { try await $0.device() }
        page(router, "/person/:id") { try await $0.person() }
        page(router, "/person/:id/missing") { try await $0.missing(of: .person(try $0.id())) }
        page(router, "/search") { try await $0.search() }
        page(router, "/suggestions") { try await $0.suggestions() }
        page(router, "/sign-in") { try await $0.signIn() }
        page(router, "/signed-in") { try await $0.signedIn() }
        page(router, "/library") { try await $0.library(.favoriteMovies) }
        page(router, "/library/upcoming") { try await $0.upcoming() }
        page(router, "/library/tonight") { try await $0.tonight() }
        page(router, "/library/:shelf") { try await $0.library(try $0.parameter("shelf")) }
        page(router, "/account") { try await $0.account() }
        page(router, "/account/calendar") { try await $0.calendarAddress() }
        page(router, "/account/library") { try await $0.libraryTransfer() }
        page(router, "/account/library/apply") { _ in .redirect(to: Visit.transferPath) }
        page(router, "/account/library/:table") { try await $0.exportedTable() }
        router.get("/calendar/:name") { request, context in await self.calendar(request, context) }
        page(router, "/pictures/:kind/:width/:name") { try await $0.pictureFile() }
        page(router, "/assets/:name") { try await $0.asset() }
        page(router, "/robots.txt") { _ in .robots }
        page(router, "/worker.js") { _ in .worker }
        page(router, "/offline") { try await $0.offline() }
        form(router, "/title/:kind/:id/mark") { try await $0.mark($1) }
        form(router, "/title/:kind/:id/season/:season/episode/:episode/mark") { try await $0.mark($1) }
        form(router, "/search/forget") { try await $0.forget($1) }
        form(router, "/sign-in") { try await $0.beginSignIn($1) }
        form(router, "/sign-out") { try await $0.signOut($1) }
        form(router, "/account/calendar") { try await $0.changeCalendar($1) }
        form(router, "/account/library/apply") { try await $0.applyImport($1) }
        // Its fields are read with the file, and its token is checked before the file.
        router.post("/account/library") { request, context in
            try await self.respond(to: request, context) { try await $0.planImport(request) }
        }
        form(router, "/library/sync") { visit, _ in try await visit.sync() }
        form(router, "/library/pending") { try await $0.settlePending($1) }
        form(router, "/settings") { try await $0.changeSettings($1) }
        if sandbox != nil { form(router, "/sandbox") { try await $0.behave($1) } }
        return router
    }

    private typealias Pages = Router<SiteContext>

    private func page(_ router: Pages, _ path: RouterPath, _ make: @escaping @Sendable (Visit) async throws -> Answer) {
        router.get(path) { request, context in try await self.respond(to: request, context) { try await make($0) } }
    }

    /// A form counts only with the token that this site put into it.
    private func form(_ router: Pages, _ path: RouterPath, _ act: @escaping @Sendable (Visit, FormFields) async throws -> Answer) {
        router.post(path) { request, context in
            try await self.respond(to: request, context) { visit in
                let fields = try await FormFields(of: request)
                guard self.signer.isFormToken(fields["token"] ?? "", of: visit.visitor) else { throw CinemaError.foreignForm }
                return try await act(visit, fields)
            }
        }
    }
}

extension FormFields {
    fileprivate init(of request: Request) async throws {
        do {
            var request = request
            self.init(String(buffer: try await request.collectBody(upTo: Self.limit)))
        } catch {
            throw CinemaError.tooLarge
        }
    }
}
