import Foundation
import Marquee
import MarqueeKeeping
import MarqueeSandbox
import TestKit
import Testing

/// What is kept on purpose, through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(5)))
struct KeepTests {
    private let titles: [MediaReference] = [.movie(550), .movie(603), .tv(1399), .person(287)]

    @Test func `kept titles are read once, and offline afterwards`() async throws {
        try await KeepFixture.with { fixture in
            let client = try await fixture.client()
            var request = KeepRequest(.titles(titles + [.movie(550)]))
            request.seasons = .all
            let job = try await client.keep(request)
            let end = try #require(try await client.keeping.finish(job.id))
            #expect(end.stored == 4 && end.items == 4 && end.left == 0 && end.bytes > 1_000)
            guard case .finished = end.state else { return #expect(Bool(false), "\(end.state)") }
            #expect(end.requests == 5, "four titles, and the seasons of one series in one read")

            // A second run asks for nothing but the change lists.
            let before = fixture.details.count
            #expect(try await client.keeping.finish()?.requests == 0)
            #expect(fixture.details.count == before)

            fixture.sandbox.behave(.offline)
            let later = try await fixture.client()
            #expect(try await later.movies.details(603, policy: .offline).value.movie.title == "The Matrix")
            #expect(try await later.tv.seasons([1], of: 1399, policy: .offline).value.first?.episodes.isEmpty == false)
            let progress = try await later.keeping.progress(of: job.id)
            #expect(progress.stored == 4)
        }
    }

    @Test func `a kept season and its episodes are shown offline by screens, which ask for more parts`() async throws {
        try await KeepFixture.with { fixture in
            let client = try await fixture.client()
            var request = KeepRequest(.titles([.tv(1399), .movie(550)]))
            request.seasons = .all
            _ = try await client.keep(request)
            _ = try await client.keeping.finish()

            fixture.sandbox.behave(.offline)
            let later = try await fixture.client()
            let parts = SeasonPart.standard.union([.watchProviders, .externalIDs])
            let season = try await later.tvSeasons.details(1399, season: 1, including: parts)
            #expect(season.value.episodes.count > 1 && season.isStale && season.refreshError?.code == .offline)
            let episode = try await later.tvEpisodes.details(1399, season: 1, episode: 2)
            #expect(episode.value.episode == season.value.episodes[1] && episode.isStale && episode.refreshError?.code == .offline)
            #expect(try await later.tvEpisodes.details(1399, season: 1, episode: 2, policy: .offline).refreshError == nil)
            await #expect { try await later.tvEpisodes.details(1399, season: 1, episode: 99) } throws: {
                ($0 as? MarqueeError)?.code == .offline
            }
            let movie = try await later.movies.details(550, including: MoviePart.standard.union([.keywords]))
            #expect(movie.value.credits != nil && movie.value.keywords == nil && movie.isStale)
        }
    }

    @Test func `a title that TMDb does not have is a state, and the others are kept`() async throws {
        try await KeepFixture.with { fixture in
            let client = try await fixture.client()
            let job = try await client.keep(KeepRequest(.titles([.movie(999_999_999), .movie(550)])))
            let end = try #require(try await client.keeping.finish(job.id))
            #expect(end.stored == 1 && end.missing == 1 && end.failed == 0)
            let failures = try await client.keeping.failures(of: job.id)
            #expect(failures.map(\.item) == [.movie(999_999_999)] && failures[0].reason == nil)
            // It is not asked for again on the same day, and then it is.
            _ = try await client.keeping.finish(job.id)
            #expect(fixture.details.count { $0.hasPrefix("/3/movie/999999999") } == 1)
            fixture.clock.advance(by: .seconds(2 * 86_400))
            _ = try await client.keeping.finish(job.id)
            #expect(fixture.details.count { $0.hasPrefix("/3/movie/999999999") } == 2)
        }
    }

    @Test func `an id that TMDb has given to another title is a state, and no other title is kept for it`() async throws {
        try await KeepFixture.with { fixture in
            let client = try await fixture.client()
            let job = try await client.keep(KeepRequest(.titles([.movie(550)])))
            // A merged title is answered with the id of the one that took it in.
            fixture.sandbox.behave(.fault(.otherAnswer))
            let end = try #require(try await client.keeping.finish(job.id))
            #expect(end.stored == 0 && end.failed == 1 && end.left == 0)
            let failure = try #require(try await client.keeping.failures(of: job.id).first)
            #expect(failure.item == .movie(550) && failure.reason != nil)
            await #expect { try await client.movies.details(550, policy: .offline) } throws: {
                ($0 as? MarqueeError)?.code == .offline
            }
            fixture.sandbox.behave(.normal)
            fixture.clock.advance(by: .seconds(2 * 86_400))
            #expect(try await client.keeping.finish(job.id)?.stored == 1)
        }
    }

    @Test func `a lost network is waited for, and what arrived is not asked for again`() async throws {
        try await KeepFixture.with { fixture in
            let client = try await fixture.client { $0.time = ManualTime(jumps: true).source }
            let job = try await client.keep(KeepRequest(.titles([.movie(550)])))
            _ = try await client.keeping.finish(job.id)
            fixture.sandbox.behave(.offline)
            let second = try await client.keep(KeepRequest(.titles([.movie(550), .movie(603), .movie(862)])))
            var waits = 0
            for await progress in try client.keeping.run(second.id) {
                guard case .waiting(let pause, let error) = progress.state else { continue }
                #expect(pause > .zero && pause <= .seconds(60) && [.offline, .timeout].contains(error.code))
                waits += 1
                if waits == 3 { fixture.sandbox.behave(.normal) }
            }
            #expect(waits >= 3)
            #expect(try await client.keeping.progress(of: second.id).stored == 3)
            for id in [550, 603, 862] {
                #expect(fixture.details.count { $0 == "/3/movie/\(id)" } == 1, "\(id)")
            }
        }
    }

    @Test func `nothing kept is evicted, and the cap holds`() async throws {
        try await KeepFixture.with { fixture in
            let cap = 2 << 20
            let client = try await fixture.client { $0.cacheBytes = cap }
            let job = try await client.keep(KeepRequest(.titles(titles)))
            _ = try await client.keeping.finish(job.id)
            let kept = try await client.keeping.progress(of: job.id).bytes
            // Enough other answers to fill the file several times.
            for page in 1...3 {
                for year in 1950..<2020 {
                    _ = try? await client.discover.movies(page: page) { $0.primaryReleaseYear = year }
                }
            }
            let info = try #require(try await client.cache.info())
            #expect(info.bytes <= cap + (1 << 20) && info.keptAnswers == 4)
            #expect(try await client.keeping.progress(of: job.id).bytes == kept)
            fixture.sandbox.behave(.offline)
            let later = try await fixture.client { $0.cacheBytes = cap }
            for id in [550, 603] { #expect(try await later.movies.details(id, policy: .offline).value.movie.id == id) }
        }
    }

    @Test func `release gives the space back, and not that of another request`() async throws {
        try await KeepFixture.with { fixture in
            let client = try await fixture.client()
            let first = try await client.keep(KeepRequest(.titles([.movie(550), .movie(603)])))
            let second = try await client.keep(KeepRequest(.titles([.movie(603)])))
            _ = try await client.keeping.finish()
            #expect(try await client.cache.info()?.keptAnswers == 2)
            try await client.release(first.id)
            #expect(try await client.cache.info()?.keptAnswers == 1)
            #expect(try await client.keeping.jobs().map(\.id) == [second.id])
            await #expect { try await client.keeping.progress(of: first.id) } throws: { ($0 as? MarqueeError)?.code == .notFound }
            try await client.release(second.id)
            #expect(try await client.cache.info()?.keptAnswers == 0)
            // The answers are still there, as any other.
            #expect(try await client.movies.details(603, policy: .offline).value.movie.id == 603)
        }
    }

    @Test func `a request survives the loss of the cache`() async throws {
        try await KeepFixture.with { fixture in
            let client = try await fixture.client()
            let job = try await client.keep(KeepRequest(.titles([.movie(550)])))
            _ = try await client.keeping.finish(job.id)
            try await client.cache.clear()
            #expect(try await client.cache.info()?.keptAnswers == 0)
            let end = try await client.keeping.finish(job.id)
            #expect(end?.stored == 1)
            #expect(try await client.cache.info()?.keptAnswers == 1)
        }
    }

    @Test func `a changed title is read again, and no other`() async throws {
        try await KeepFixture.with { fixture in
            let client = try await fixture.client()
            let job = try await client.keep(KeepRequest(.titles([.movie(550), .movie(603)])))
            _ = try await client.keeping.finish(job.id)
            let changed = Set(try await client.changes.refresh().changed)
            let again = try await client.keeping.finish(job.id)
            #expect(again?.stored == 2)
            for id in [550, 603] {
                #expect(fixture.details.count { $0 == "/3/movie/\(id)" } == (changed.contains(.movie(id)) ? 2 : 1), "\(id)")
            }
        }
    }

    @Test func `the bytes and the requests that a request allows are held`() async throws {
        try await KeepFixture.with { fixture in
            let client = try await fixture.client()
            var request = KeepRequest(.titles(titles))
            request.maxRequests = 2
            let job = try await client.keep(request)
            let end = try #require(try await client.keeping.finish(job.id))
            guard case .budgetSpent = end.state else { return #expect(Bool(false), "\(end.state)") }
            #expect(end.stored == 2 && end.left == 2 && end.requests == 2)
            // Another run has its own requests.
            #expect(try await client.keeping.finish(job.id)?.stored == 4)
        }
    }

    @Test func `pictures are kept with their titles`() async throws {
        try await KeepFixture.with { fixture in
            let client = try await fixture.client()
            var request = KeepRequest(.titles([.movie(550), .person(287)]))
            request.pictures = [KeptPicture(.poster, width: 342), KeptPicture(.profile, width: 185)]
            let estimate = try await client.keeping.estimate(request)
            #expect(estimate.items == 2 && estimate.requests == 2 && estimate.pictureRequests == 4)
            let job = try await client.keep(request)
            let end = try #require(try await client.keeping.finish(job.id))
            #expect(end.pictures == 2)
            #expect(try await client.cache.info()?.keptImages == 2)
            fixture.sandbox.behave(.offline)
            let later = try await fixture.client()
            let poster = try await later.movies.details(550, policy: .offline).value.movie.posterPath
            #expect(await later.images.load(poster, as: .poster, width: 342, policy: .offline).error == nil)
            try await later.release(job.id)
            #expect(try await later.cache.info()?.keptImages == 0)
        }
    }

    @Test func `two clients of a folder share the work`() async throws {
        try await KeepFixture.with { fixture in
            let (one, other) = (try await fixture.client(), try await fixture.client { $0.time = ManualTime(jumps: true).source })
            let job = try await one.keep(KeepRequest(.titles(titles)))
            async let first = one.keeping.finish(job.id)
            async let second = other.keeping.finish(job.id)
            let ends = try await [first, second].compactMap { $0 }
            #expect(ends.allSatisfy { $0.stored == 4 } && ends.reduce(0) { $0 + $1.requests } == 4)
            #expect(Set(fixture.details).count == fixture.details.count)
        }
    }

    @Test func `a collection is kept with the wanted parts, in one request, and with its movies`() async throws {
        try await KeepFixture.with { fixture in
            let client = try await fixture.client()
            var request = KeepRequest(.titles([.collection(10)]))
            request.collectionParts = [.images]
            let job = try await client.keep(request)
            let end = try #require(try await client.keeping.finish(job.id))
            #expect(end.items > 1 && end.stored == end.items)
            #expect(fixture.sandbox.log.count { $0.path.hasPrefix("/3/collection/10") } == 1)
            fixture.sandbox.behave(.offline)
            let later = try await fixture.client()
            let details = try await later.collections.details(10, including: [.images], policy: .offline).value
            #expect(details.movies.count == end.items - 1)
            #expect(try await later.keeping.jobs().map(\.request) == [request])
        }
    }

    @Test func `the first titles of a discover page are kept, in the order of its filter, as they are at each run`() async throws {
        try await KeepFixture.with { fixture in
            let client = try await fixture.client()
            var filter = MovieFilter { $0.years = 1950...2029 }
            (filter.sortBy, filter.page) = (.voteAverageDescending, 7)
            let request = KeepRequest(.discoverMovies(filter, count: 25))
            #expect(try await client.keeping.estimate(request).requests == 25)
            let job = try await client.keep(request)
            let end = try #require(try await client.keeping.finish(job.id))
            #expect(end.stored == 25 && end.items == 25)
            filter.page = 1
            var wanted: [Movie.ID] = []
            for page in 1...2 {
                filter.page = page
                wanted += try await client.discover.movies.execute(filter).value.items.map(\.id)
            }
            #expect(Set(fixture.details) == Set(wanted.prefix(25).map { "/3/movie/\($0)" }))
            // Fewer series than wanted.
            let series = try await client.keep(KeepRequest(.discoverTV(TVFilter { $0.genres = .all([TVGenre.drama]) }, count: 3)))
            #expect(try await client.keeping.finish(series.id)?.stored == 3)
            // Another process reads the same request, with its filter.
            let later = try await fixture.client()
            #expect(try await later.keeping.jobs().map(\.request) == [request, series.request])
            let count = fixture.details.count
            #expect(try await later.keeping.finish()?.stored == 3)
            #expect(fixture.details.count == count)
        }
    }

    @Test func `the file of this version is read by later ones`() async throws {
        try await KeepFixture.with { fixture in
            let client = try await fixture.client()
            try await client.keep(KeepRequest(.titles([.movie(550)])))
            let path = fixture.folder.path("store/keep.json")
            let old = """
                {"version":1,"jobs":[{"id":"0123456789abcdef0123456789abcdef","created":"2026-11-29","seasons":"all","pictures":[],
                "items":{"discoverTV":{"_0":{"genres":{"all":[18]},"withoutGenres":[],"withoutKeywords":[],"withoutCompanies":[],
                "withoutWatchProviders":[],"includesNullFirstAirDates":false,"sortBy":{"key":"popularity","isAscending":false},"page":1},
                "count":40}},"movieParts":["credits","new_part"],"seriesParts":[],"personParts":[],"languages":["en"],"maxRequests":9}]}
                """
            try Data(old.utf8).write(to: URL(filePath: path))
            let job = try #require(try await client.keeping.jobs().first)
            #expect(job.request.items == .discoverTV(TVFilter { $0.genres = .all([18]) }, count: 40))
            #expect(job.request.movieParts == [.credits] && job.request.maxRequests == 9 && job.request.languages == ["en"])
        }
    }

    @Test func `a request for an invalid title, too many or in no store is refused`() async throws {
        try await KeepFixture.with { fixture in
            let client = try await fixture.client()
            let invalid: [KeepRequest] = [
                KeepRequest(.titles([.movie(0)])), KeepRequest(.titles([MediaReference(.unknown("x"), 1)])),
                KeepRequest(.popular(.person, count: 5)), KeepRequest(.popular(.movie, count: 10_001)),
                KeepRequest(.popular(.tv, count: 0)), KeepRequest(.discoverMovies(MovieFilter(), count: 0)),
                KeepRequest(.discoverTV(TVFilter(), count: 10_001)),
                KeepRequest(.discoverMovies(MovieFilter { ($0.runtimeGTE, $0.runtimeLTE) = (90, 30) }, count: 5)),
                KeepRequest(.titles((1...100_001).map { .movie($0) })),
            ]
            for request in invalid {
                await #expect { try await client.keep(request) } throws: { ($0 as? MarqueeError)?.code == .invalidInput }
            }
            let storeless = try await fixture.client { $0.storage = .none }
            await #expect { try await storeless.keep(KeepRequest(.library)) } throws: { ($0 as? MarqueeError)?.code == .invalidInput }
            #expect(try await client.keeping.jobs().isEmpty)
        }
    }

    @Test func `a library without an account is a failure, and no endless wait`() async throws {
        try await KeepFixture.with { fixture in
            let client = try await fixture.client()
            let job = try await client.keep(KeepRequest(.library))
            let end = try #require(try await client.keeping.finish(job.id))
            guard case .failed(let error) = end.state else { return #expect(Bool(false), "\(end.state)") }
            #expect(error.code == .unauthorized)
        }
    }

    @Test func `the library is kept as it is at each run`() async throws {
        try await KeepFixture.with { fixture in
            let client = try await fixture.client()
            let user = Sandbox.Account.viewer
            _ = try await client.account.signIn(username: user.username, password: user.password)
            try await client.library.setFavorite(.movie(550))
            try await client.library.setWatchlist(.tv(1399))
            let job = try await client.keep(KeepRequest(.library))
            #expect(try await client.keeping.finish(job.id)?.stored == 2)
            try await client.library.setFavorite(.movie(550), false)
            try await client.library.setWatchlist(.movie(603))
            let end = try await client.keeping.finish(job.id)
            #expect(end?.items == 2 && end?.stored == 2)
            #expect(try await client.cache.info()?.keptAnswers == 2)
        }
    }

    @Test func `a server that fails for one title does not hold up the others`() async throws {
        try await KeepFixture.with { fixture in
            let client = try await fixture.client { $0.time = ManualTime(jumps: true).source }
            fixture.sandbox.behave(.status(503))
            let job = try await client.keep(KeepRequest(.titles([.movie(550)])))
            let end = try #require(try await client.keeping.finish(job.id))
            #expect(end.failed == 1 && end.left == 0)
            #expect(try await client.keeping.failures(of: job.id).count == 1)
        }
    }

    @Test func `a damaged file of requests is an error and is not replaced`() async throws {
        try await KeepFixture.with { fixture in
            let client = try await fixture.client()
            try await client.keep(KeepRequest(.titles([.movie(550)])))
            let path = fixture.folder.path("store/keep.json")
            for bytes in ["", "{", "[]", "{\"version\":1}", "\u{0}"] {
                try Data(bytes.utf8).write(to: URL(filePath: path))
                await #expect { try await client.keep(KeepRequest(.library)) } throws: { ($0 as? MarqueeError)?.code == .storage }
                #expect(try Data(contentsOf: URL(filePath: path)) == Data(bytes.utf8))
            }
            try FileManager.default.removeItem(atPath: path)
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
            await #expect { try await client.keeping.jobs() } throws: { ($0 as? MarqueeError)?.code == .storage }
        }
    }
}
