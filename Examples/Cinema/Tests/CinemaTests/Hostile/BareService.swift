import Foundation
import Hummingbird
import Marquee
import MarqueeSandbox

@testable import Cinema

/// A service of ten lines: it has no bounds of its own, only a caller for each address.
enum BareService {
    static let cached = ["/title/movie/550", "/title/movie/11", "/person/287"]

    /// Runs it for the length of one test, which gets its address.
    static func run(on tmdb: URL, _ test: (URL) async throws -> Void) async throws {
        let marquee = try await MarqueeClient {
            $0.credential = try .accessToken(Sandbox.accessToken)
            $0.baseURL = tmdb
            $0.storage = .memory
            $0.users = .many
        }
        let router = Router(context: SiteContext.self)
        router.get("title/movie/:id") { _, context in
            let view = marquee.for(caller: Caller(context.remoteAddress ?? ""))
            return try await view.movies.details(Movie.ID(context.parameters.require("id", as: Int.self))).value.title
        }
        router.get("person/:id") { _, context in
            let view = marquee.for(caller: Caller(context.remoteAddress ?? ""))
            return try await view.people.details(Person.ID(context.parameters.require("id", as: Int.self))).value.person.name
        }
        do {
            try await OpenServer.run(router.buildResponder(), test)
        } catch {
            await marquee.shutdown()
            throw error
        }
        await marquee.shutdown()
    }
}
