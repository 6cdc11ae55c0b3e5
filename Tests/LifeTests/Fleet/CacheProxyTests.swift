import Foundation
import Marquee
import MarqueeSandbox
import Synchronization
import TestKit
import Testing

/// The cache that a fleet shares: `Examples/Fleet/tmdb-cache.conf`.
@Suite(.timeLimit(.minutes(5)), .enabled(if: NginxServer.isAvailable, "nginx is the cache"))
struct CacheProxyTests {
    private static let poster = ImagePath("/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg")

    private func with(
        _ options: Sandbox.Options = Sandbox.Options(), _ body: (ClientFixture, CacheProxy) async throws -> Void
    ) async throws {
        try await ClientFixture.with(options) { fixture in
            try await body(fixture, try await CacheProxy.start(before: fixture.sandbox.port))
        }
    }

    @Test func `machines that ask for the same at the same time are one request, whatever their credential`() async throws {
        try await with { fixture, proxy in
            var machines: [MarqueeClient] = []
            for number in 0..<20 {
                machines.append(
                    try await fixture.client {
                        $0.ask(proxy)
                        if number.isMultiple(of: 2) { $0.credential = try .apiKey(Sandbox.apiKey) }
                    })
            }
            try await withThrowingTaskGroup(of: String.self) { group in
                for machine in machines { group.addTask { try await machine.movies.details(550).value.title } }
                for try await title in group { #expect(title == "Fight Club") }
            }
            #expect(fixture.sandbox.counters.requests == 1)
            for machine in machines { _ = try await machine.movies.list(.popular(), policy: .fresh) }
            for machine in machines { #expect(await machine.images.load(Self.poster, as: .poster, width: 342).origin == .server) }
            #expect(
                fixture.sandbox.counters.requestsByPath == [
                    "/3/movie/550": 1, "/3/movie/popular": 1, "/3/configuration": 1, "/t/p/w342/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg": 1,
                ])
        }
    }

    @Test func `requests that the cache cannot answer share few connections`() async throws {
        try await with { fixture, proxy in
            let machine = try await fixture.client { $0.ask(proxy) }
            for page in 1...60 { _ = try await machine.movies.list(.popular(page: page)) }
            let counters = fixture.sandbox.counters
            // A request can come before nginx has put the connection of the last one aside.
            #expect(counters.requests == 60 && counters.connectionsOpened <= 10, "\(counters.connectionsOpened) connections")
        }
    }

    @Test func `what belongs to a person is never cached, and no secret is written down`() async throws {
        try await with(Sandbox.Options(accounts: [.viewer, .second])) { fixture, proxy in
            let machines = [try await fixture.client { $0.ask(proxy) }, try await fixture.client { $0.ask(proxy) }]
            let guest = machines[0].user(try await machines[0].account.signInAsGuest())
            try await guest.library.rate(.movie(550), 8)
            _ = try await guest.library.send()
            #expect(try await guest.library.ratedMovies(policy: .fresh).value.items.map(\.item.id) == [550])

            let viewer = machines[0].user(try await machines[0].account.signIn(username: "viewer", password: "popcorn"))
            let second = machines[1].user(try await machines[1].account.signIn(username: "second", password: "nachos"))
            for (user, movie) in [(viewer, 550), (second, 11)] {
                try await user.library.setFavorite(.movie(movie))
                _ = try await user.library.send()
                #expect(try await user.library.favoriteMovies(policy: .fresh).value.items.map(\.id) == [movie])
                let states = try await user.movies.details(550, including: [.accountStates], policy: .fresh).value.accountStates
                #expect(states?.isFavorite == (movie == 550))
                #expect(try await user.account.details(policy: .fresh).value.username == (movie == 550 ? "viewer" : "second"))
            }
            _ = try await viewer.movies.details(11)

            let written = try proxy.written()
            let log = try #require(written["tmdb-cache.log"].map { String(decoding: $0, as: UTF8.self) })
            #expect(log.contains(" GET /3/movie/11 200 ") && log.contains(" GET /3/guest_session/... 200 "))
            for (name, bytes) in written {
                for secret in ["session_id", "request_token", "guest_session/", "api_key", "Bearer", Sandbox.accessToken, Sandbox.apiKey] {
                    let isAnonymous = secret == "guest_session/" && name == "tmdb-cache.log"
                    #expect(isAnonymous || bytes.range(of: Data(secret.utf8)) == nil, "\(secret) in \(name)")
                }
                #expect(bytes.range(of: Data("/3/account".utf8)) == nil || name == "tmdb-cache.log", "\(name)")
            }
            // The one public answer is the one file of the cache.
            #expect(written.keys.count { $0.hasPrefix("tmdb/") && $0.split(separator: "/").last?.count == 32 } == 1)
        }
    }

    @Test(arguments: [
        "/3/movie/550?session_id=1", "/3/movie/550?SESSION_ID=1", "/3/movie/550?language=de&guest_session_id=1",
        "/3/movie/550?session%5Fid=1", "/3/%61ccount/1", "/3/x/../account/1", "//3/account/1", "/3/account?page=1", "/3/list/1",
        "/3/movie/550/account_states", "/4/list/1", "/3/movie/550?api_key=1&api_key=2",
    ])
    func `no spelling of an address puts what is private into the cache`(_ target: String) async throws {
        let origin = try LoopbackServer { peer in
            while peer.nextRequest() != nil { peer.reply(headers: [("Cache-Control", "public, max-age=600")], "{}") }
        }
        let proxy = try await CacheProxy.start(before: origin.port, isPlain: true)
        for _ in 1...2 { #expect(try await proxy.status(of: target) == 200) }
        #expect(origin.record.requests.count == 2)
    }

    @Test func `a key in the address is no part of what is cached`() async throws {
        let origin = try LoopbackServer { peer in
            while peer.nextRequest() != nil { peer.reply(headers: [("Cache-Control", "public, max-age=600")], "{}") }
        }
        let proxy = try await CacheProxy.start(before: origin.port, isPlain: true)
        for target in [
            "/3/movie/550?api_key=1&language=de", "/3/movie/550?language=de&api_key=2", "/3/movie/550?language=de",
            "/3/movie/550?language=de&api_key=",
        ] {
            #expect(try await proxy.status(of: target) == 200)
        }
        #expect(origin.record.requests.count == 1)
        for target in ["/3/movie/550?api_key=1", "/3/movie/550"] { #expect(try await proxy.status(of: target) == 200) }
        #expect(origin.record.requests.count == 2)
        #expect(try await proxy.status(of: "/3/movie/551?my_api_key=1") == 200)
        #expect(try await proxy.status(of: "/3/movie/551?my_api_key=2") == 200)
        #expect(origin.record.requests.count == 4)
    }

    @Test func `an expired answer is confirmed, and serves while TMDb fails`() async throws {
        let fails = Mutex(false)
        let origin = try LoopbackServer { peer in
            while let request = peer.nextRequest() {
                if fails.withLock({ $0 }) {
                    peer.send("HTTP/1.1 503 Away\r\nContent-Length: 0\r\n\r\n")
                } else if "\(request)".contains("If-None-Match") {
                    peer.send("HTTP/1.1 304 Not Modified\r\nETag: W/\"a\"\r\nCache-Control: public, max-age=1\r\n\r\n")
                } else {
                    peer.reply(headers: [("Cache-Control", "public, max-age=1"), ("ETag", "W/\"a\"")], "{}")
                }
            }
        }
        let proxy = try await CacheProxy.start(before: origin.port, isPlain: true)
        func states(until last: String) async throws -> Bool {
            // The clock is nginx's own: an answer of one second expires while it is asked for.
            for _ in 1...100_000 where try await proxy.ask("/3/movie/550").headers["x-cache-status"] == last { return true }
            return false
        }
        #expect(try await states(until: "MISS"))
        #expect(try await states(until: "HIT"))
        #expect(try await states(until: "REVALIDATED"))
        fails.withLock { $0 = true }
        #expect(try await states(until: "STALE"))
        #expect(try await proxy.status(of: "/3/movie/550") == 200)
        #expect(try await proxy.status(of: "/3/movie/551") == 503)
    }

    @Test func `all machines together stay within a rate, and what is cached does not count`() async throws {
        let origin = try LoopbackServer { peer in
            while peer.nextRequest() != nil { peer.reply(headers: [("Cache-Control", "public, max-age=600")], "{}") }
        }
        let proxy = try await CacheProxy.start(before: origin.port, isPlain: true) {
            $0.replacingOccurrences(of: "rate=40r/s", with: "rate=1r/m").replacingOccurrences(of: "burst=120", with: "burst=1 nodelay")
        }
        #expect(try await proxy.status(of: "/3/movie/1") == 200)
        #expect(try await proxy.status(of: "/3/movie/2") == 200)
        let refused = try await proxy.ask("/3/movie/3")
        #expect(refused.status == 429 && refused.headers["retry-after"] == "1" && refused.body.contains(#""status_code":25"#))
        for _ in 1...20 { #expect(try await proxy.status(of: "/3/movie/1") == 200) }
        #expect(origin.record.requests.count == 2)
    }

    @Test func `machines that ask for the same missing title are one request`() async throws {
        try await with { fixture, proxy in
            var machines: [MarqueeClient] = []
            for _ in 0..<30 { machines.append(try await fixture.client { $0.ask(proxy) }) }
            try await withThrowingTaskGroup(of: MarqueeError.Code?.self) { group in
                for machine in machines {
                    group.addTask {
                        do throws(MarqueeError) { _ = try await machine.movies.details(99_999_999) } catch { return error.code }
                        return nil
                    }
                }
                for try await code in group { #expect(code == .notFound) }
            }
            #expect(fixture.sandbox.counters.requests == 1)
        }
    }

    @Test(arguments: [500, 502, 503, 504]) func `equal requests that TMDb cannot answer are one request`(_ status: Int) async throws {
        let origin = try LoopbackServer { peer in
            while peer.nextRequest() != nil { peer.send("HTTP/1.1 \(status) Away\r\nContent-Length: 0\r\n\r\n") }
        }
        let proxy = try await CacheProxy.start(before: origin.port, isPlain: true) {
            // A second may be short on a busy machine.
            $0.replacingOccurrences(of: "503 504 1s", with: "503 504 600s")
        }
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 1...30 { group.addTask { try await proxy.status(of: "/3/movie/550") } }
            for try await answer in group { #expect(answer == status) }
        }
        #expect(origin.record.requests.count == 1)
    }

    @Test func `a refused credential is not stored for the next one`() async throws {
        let origin = try LoopbackServer { peer in
            while let request = peer.nextRequest() {
                peer.send("HTTP/1.1 \("\(request)".contains("api_key=good") ? 200 : 401) Said\r\nContent-Length: 0\r\n\r\n")
            }
        }
        let proxy = try await CacheProxy.start(before: origin.port, isPlain: true)
        #expect(try await proxy.status(of: "/3/movie/550?api_key=bad") == 401)
        #expect(try await proxy.status(of: "/3/movie/550?api_key=good") == 200)
    }

    @Test func `a burst of reads waits for its turn and is not refused`() async throws {
        let origin = try LoopbackServer { peer in
            while peer.nextRequest() != nil { peer.reply(headers: [("Cache-Control", "public, max-age=600")], "{}") }
        }
        let proxy = try await CacheProxy.start(before: origin.port, isPlain: true)
        try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 1...110 { group.addTask { try await proxy.status(of: "/3/movie/\(number)") } }
            for try await status in group { #expect(status == 200) }
        }
        #expect(origin.record.requests.count == 110)
    }

    @Test func `Requests that a slow origin answers at the same time are not refused`() async throws {
        let count = 32
        let arrived = Atomic(0)
        // No request is answered before all have arrived, or one is refused.
        let gate = DispatchSemaphore(value: 0)
        let origin = try LoopbackServer { peer in
            while peer.nextRequest() != nil {
                if arrived.add(1, ordering: .relaxed).newValue == count { for _ in 1...count { gate.signal() } }
                gate.wait()
                peer.reply(headers: [("Cache-Control", "public, max-age=600")], "{}")
            }
        }
        let proxy = try await CacheProxy.start(before: origin.port, isPlain: true)
        try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 1...count { group.addTask { try await proxy.status(of: "/3/movie/\(number)") } }
            for try await status in group {
                #expect(status == 200)
                if status != 200 { gate.signal() }
            }
        }
    }

    @Test func `changes have a rate of their own, and leave reads theirs`() async throws {
        let origin = try LoopbackServer { peer in
            while peer.nextRequest() != nil { peer.reply(headers: [("Cache-Control", "no-store")], "{}") }
        }
        let proxy = try await CacheProxy.start(before: origin.port, isPlain: true) {
            $0.replacingOccurrences(of: "rate=20r/s", with: "rate=1r/m").replacingOccurrences(of: "burst=60", with: "burst=1 nodelay")
        }
        for _ in 1...2 { #expect(try await proxy.ask("/3/account/1/favorite", method: "POST").status == 200) }
        for method in ["POST", "DELETE"] { #expect(try await proxy.ask("/3/account/1/favorite", method: method).status == 429) }
        for number in 1...20 { #expect(try await proxy.status(of: "/3/movie/\(number)") == 200) }
        #expect(origin.record.requests.count == 22)
    }
}
