import Foundation
import Marquee
import MarqueeNet
import MarqueeSandbox
import Synchronization
import TestKit
import Testing

/// A credential that is easy to recognize goes through everything, and must be nowhere but on the wire.
@Suite(.timeLimit(.minutes(5)))
struct SecretsTests {
    enum Kind: CaseIterable, Sendable {
        case accessToken, apiKey

        var marker: Marker { self == .accessToken ? .accessToken : .apiKey }

        func credential() throws(MarqueeError) -> Credential {
            self == .accessToken ? try .accessToken(marker.text) : try .apiKey(marker.text)
        }

        var accepted: Sandbox.Options {
            Sandbox.Options(accessToken: Marker.accessToken.text, apiKey: Marker.apiKey.text)
        }
    }

    /// Makes every request, and returns the thrown errors.
    private func everything(_ client: MarqueeClient, _ policy: ReadPolicy) async -> [any Error] {
        var errors: [any Error] = []
        func note<Value>(_ body: () async throws -> Fetched<Value>) async {
            do {
                if let error = try await body().refreshError { errors.append(error) }
            } catch { errors.append(error) }
        }
        for kind in MovieList.Kind.allCases { await note { try await client.movies.list(MovieList(kind), policy: policy) } }
        for id in [550, 424_242, -1] { await note { try await client.movies.details(id, policy: policy) } }
        await note { try await client.genres.movies(policy: policy) }
        for kind in TVList.Kind.allCases { await note { try await client.tv.list(TVList(kind), policy: policy) } }
        for id in [1_399, 424_242, -1] { await note { try await client.tv.details(id, policy: policy) } }
        await note { try await client.tvSeasons.details(SeasonReference(series: 1_399, number: 1), policy: policy) }
        await note { try await client.tvEpisodes.details(EpisodeReference(series: 1_399, season: 1, number: 1), policy: policy) }
        await note { try await client.tv.aggregateCredits(1_399, policy: policy) }
        await note { try await client.tv.watchProviders(1_399, policy: policy) }
        await note { try await client.genres.tv(policy: policy) }
        await note { try await client.people.popular(ListPage(), policy: policy) }
        for id in [31, 424_242, -1] { await note { try await client.people.details(id, policy: policy) } }
        await note { try await client.trending.movies(.today(), policy: policy) }
        await note { try await client.trending.tv(.today(), policy: policy) }
        await note { try await client.trending.people(.today(), policy: policy) }
        await note { try await client.trending.all(.today(), policy: policy) }
        for text in ["fight", ""] {
            await note { try await client.search.movies(MovieSearch(text), policy: policy) }
            await note { try await client.search.tv(TVSearch(text), policy: policy) }
            await note { try await client.search.people(TextSearch(text), policy: policy) }
            await note { try await client.search.multi(TextSearch(text), policy: policy) }
        }
        errors += (try? await client.movies.home(policy: policy))?.rows.compactMap(\.failure) ?? []
        do {
            try await client.history.record("fight")
            _ = try await client.history.recent(5)
            _ = try await client.suggestions("fi")
        } catch { errors.append(error) }
        await note { try await client.images.configuration(policy: policy) }
        if let path = ImagePath("/a.jpg") { _ = try? await client.images.url(ImageRequest(path, as: .poster)) }
        return errors
    }

    @Test(arguments: Kind.allCases, [ReadPolicy.cached, .freshElseCached])
    func `no event, no error and no file holds the credential, whatever happens`(_ kind: Kind, _ policy: ReadPolicy) async throws {
        try await ClientFixture.with(kind.accepted) { fixture in
            func client(_ edit: (inout MarqueeClient.Configuration) throws -> Void = { _ in }) async throws -> MarqueeClient {
                try await fixture.client {
                    $0.credential = try kind.credential()
                    try edit(&$0)
                }
            }
            var errors: [any Error] = []
            let first = try await client()
            errors += await everything(first, policy)
            errors += await everything(first, .fresh)
            #expect(fixture.sandbox.counters.requests > 8 && !fixture.sandbox.log.contains { $0.status == 401 })

            for status in [401, 403, 404, 429, 500, 503] {
                // A client would wait for the time that a server says to come back after.
                fixture.sandbox.behave(status == 429 ? .rateLimited(retryAfter: 0) : .status(status))
                errors += await everything(try await client(), .fresh)
            }
            fixture.sandbox.behave(.slow(.seconds(30)))
            errors += await everything(try await client { $0.limits = TransportLimits(total: .milliseconds(50)) }, .fresh)
            fixture.sandbox.behave(.offline)
            errors += await everything(try await client(), policy)
            errors += await everything(try await client(), .offline)
            let closed = try await client()
            await closed.shutdown(deadline: .zero)
            errors += await everything(closed, .fresh)

            let codes = Set(errors.compactMap { code($0) })
            let wanted: Set<MarqueeError.Code> = [
                .unauthorized, .forbidden, .notFound, .rateLimited, .server, .timeout, .offline, .closed, .invalidInput,
            ]
            #expect(wanted.isSubset(of: codes))
            #expect(errors.allSatisfy { !kind.marker.isIn(printed: $0) })
            #expect(fixture.events.events.count > 100 && fixture.events.events.allSatisfy { !kind.marker.isIn(printed: $0) })
            let found = try kind.marker.search(folder: fixture.folder.path)
            #expect(found.traces.isEmpty && found.files >= 2)
        }
    }

    @Test(arguments: Kind.allCases)
    func `only the server that does not accept the credential receives it`(_ kind: Kind) async throws {
        try await ClientFixture.with { fixture in
            let errors = await everything(try await fixture.client { $0.credential = try kind.credential() }, .cached)
            #expect(errors.contains { code($0) == .unauthorized })
            #expect(
                errors.allSatisfy { !kind.marker.isIn(printed: $0) } && fixture.events.events.allSatisfy { !kind.marker.isIn(printed: $0) })
            #expect(try kind.marker.search(folder: fixture.folder.path).traces.isEmpty)
        }
    }

    @Test(arguments: Kind.allCases, [200, 302, 400, 401, 404, 429, 500])
    func `a server that quotes the whole request gets it into no error, event or file`(_ kind: Kind, _ status: Int) async throws {
        try await ClientFixture.with { fixture in
            let echo = try LoopbackServer.answering { request, peer in
                let quoted = request.target + " " + request.headers.map { $0.name + ": " + $0.value }.joined(separator: ", ")
                let isJSON = status != 200
                peer.reply(
                    status, headers: [("Location", "/" + quoted.filter { !$0.isWhitespace }), ("ETag", "\"1\"")],
                    isJSON ? #"{"success": false, "status_code": 7, "status_message": "\#(quoted)", "\#(quoted)": [1]}"# : quoted)
            }
            let client = try await fixture.client {
                $0.baseURL = URL(string: echo.url(""))
                $0.credential = try kind.credential()
            }
            let errors = await everything(client, .cached)
            #expect(echo.record.requests.contains { kind.marker.isIn($0.target + ($0.header("Authorization") ?? "")) })
            #expect(errors.count > 8 && errors.allSatisfy { !kind.marker.isIn(printed: $0) })
            #expect(fixture.events.events.allSatisfy { !kind.marker.isIn(printed: $0) })
            #expect(try kind.marker.search(folder: fixture.folder.path).traces.isEmpty)
        }
    }

    @Test(arguments: Kind.allCases)
    func `client, configuration, credential and requests print without the credential`(_ kind: Kind) async throws {
        try await ClientFixture.with(kind.accepted) { fixture in
            let transport = ListeningTransport(CurlTransport(CurlTransport.Configuration(usesEnvironmentProxies: false)))
            var configuration = MarqueeClient.Configuration()
            let client = try await fixture.client {
                $0.credential = try kind.credential()
                $0.transport = transport
                configuration = $0
            }
            _ = try await client.movies.list(.popular())
            #expect(!kind.marker.isIn(printed: client) && !kind.marker.isIn(printed: configuration))
            #expect(!kind.marker.isIn(printed: try kind.credential()))
            let request = try #require(transport.requests.first)
            #expect(kind.marker.isIn(request.url + (request.headers["Authorization"] ?? "")))
            #expect(!kind.marker.isIn(printed: request) && !kind.marker.isIn(printed: request.headers))
        }
    }

    @Test(arguments: [
        "eyMARKERhead0001.eyMARKERbody0002", "c0ffee1badc0de2defaced3decade4a", "c0ffee1badc0de2defaced3decade4ab.a",
    ])
    func `a credential that is refused for its shape is not shown`(_ text: String) {
        var errors: [MarqueeError] = []
        do throws(MarqueeError) { _ = try Credential.accessToken(text) } catch { errors.append(error) }
        do throws(MarqueeError) { _ = try Credential.apiKey(text) } catch { errors.append(error) }
        do throws(MarqueeError) { _ = try Credential.detect(text) } catch { errors.append(error) }
        #expect(errors.count == 3)
        #expect(errors.allSatisfy { !Marker.accessToken.isIn(printed: $0) && !Marker.apiKey.isIn(printed: $0) })
    }

    @Test func `the search for the credential finds one that was planted`() throws {
        let marker = Marker.accessToken
        let event = MarqueeEvent(.requestStarted, operation: "GET /3?x=" + marker.text)
        #expect(marker.isIn(printed: event) && marker.isIn(printed: ["nested": [event]]))
        let error = MarqueeError(.offline, .init("planted", "…MARKERbody0002…"))
        #expect(marker.isIn(printed: error) && marker.isIn(printed: MarqueeEvent(.requestFailed(error, duration: .zero))))
        #expect(marker.isIn(Data("MARKERtail0003".utf8).base64EncodedString()) && marker.isIn("markerHEAD0001"))
        #expect(!marker.isIn("MARKER") && !marker.isIn(printed: MarqueeEvent(.requestStarted, operation: "GET /3")))

        let folder = try TemporaryFolder()
        try Data("harmless".utf8).write(to: URL(fileURLWithPath: folder.path("harmless")))
        #expect(try marker.search(folder: folder.path) == ([], 1))
        try Data([0, 255] + Array(marker.text.utf8)).write(to: URL(fileURLWithPath: folder.path("planted")))
        #expect(try marker.search(folder: folder.path) == (["planted"], 2))
    }
}
