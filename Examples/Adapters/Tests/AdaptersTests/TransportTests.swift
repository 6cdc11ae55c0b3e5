import Marquee
import MarqueeAsyncHTTPClient
import MarqueeSandbox
import MarqueeTesting
import Testing

@Suite("A client on AsyncHTTPClient", .timeLimit(.minutes(30)))
struct TransportTests {
    private func client(_ sandbox: Sandbox, _ transport: AsyncHTTPClientTransport) async throws -> MarqueeClient {
        try await .sandbox(sandbox) { $0.transport = transport }
    }

    @Test func `Reads, pages and marks work as with libcurl`() async throws {
        let sandbox = try await Sandbox.start()
        let marquee = try await client(sandbox, AsyncHTTPClientTransport())
        #expect(try await marquee.movies.details(550).value.title == "Fight Club")
        #expect(try await marquee.movies.topRated().value.items.count == 20)
        _ = try await marquee.account.signIn(username: "viewer", password: "popcorn")
        try await marquee.library.toggleFavorite(.movie(550))
        let report = try await marquee.library.sync()
        #expect(report.sent == 1)
        #expect(try await marquee.library.favoriteMovies(policy: .fresh).value.items.contains { $0.id == 550 })
        await marquee.shutdown()
        await sandbox.stop()
    }

    @Test func `A private read has a connection of its own, and others share one`() async throws {
        let sandbox = try await Sandbox.start()
        let transport = AsyncHTTPClientTransport()
        var request = TransportRequest(
            .get, "\(sandbox.baseURL)/3/configuration", headers: ["Authorization": "Bearer \(Sandbox.accessToken)"])
        for _ in 0..<3 { #expect(try await transport.send(request).status == 200) }
        #expect(sandbox.counters.connectionsOpened == 1)
        request.isPrivate = true
        for _ in 0..<3 { #expect(try await transport.send(request).status == 200) }
        #expect(sandbox.counters.connectionsOpened == 4)
        await transport.shutdown()
        await sandbox.stop()
    }

    @Test func `Every fault of the sandbox ends as it must for an HTTP client`() async throws {
        let transport = AsyncHTTPClientTransport()
        let findings = try await FaultConformance.findings(deadline: .seconds(1), grace: .seconds(120)) { request in
            let headers = TransportHeaders(request.headers.map { TransportHeaders.Field($0.key, $0.value) })
            let limits = TransportLimits(total: request.deadline, bodyBytes: request.bodyBytes)
            do throws(TransportError) {
                let answer = try await transport.send(TransportRequest(.get, request.url, headers: headers, limits: limits))
                return .answer(status: answer.status, bodyBytes: answer.body.count)
            } catch {
                return .failure
            }
        }
        #expect(findings == [])
        await transport.shutdown()
    }

    @Test func `A request in flight ends with its cancellation, and with a shutdown`() async throws {
        let sandbox = try await Sandbox.start()
        sandbox.behave(.fault(.silence))
        let transport = AsyncHTTPClientTransport()
        let request = TransportRequest(.get, "\(sandbox.baseURL)/3/movie/550", limits: TransportLimits(total: .seconds(3_600)))
        func failure(_ request: TransportRequest) async -> TransportError.Kind? {
            do throws(TransportError) { _ = try await transport.send(request) } catch { return error.kind }
            return nil
        }
        let cancelled = Task { await failure(request) }
        while sandbox.counters.requests < 1 { await Task.yield() }
        cancelled.cancel()
        #expect(await cancelled.value == .cancelled)
        let waiting = Task { await failure(request) }
        while sandbox.counters.requests < 2 { await Task.yield() }
        await transport.shutdown()
        #expect(await waiting.value == .closed)
        #expect(await failure(request) == .closed)
        await sandbox.stop()
    }

    @Test func `Limits are kept, and a request that must not be sent is refused`() async throws {
        let sandbox = try await Sandbox.start()
        let transport = AsyncHTTPClientTransport()
        func failure(_ url: String, _ headers: TransportHeaders = [:], _ limits: TransportLimits = TransportLimits()) async
            -> TransportError?
        {
            do throws(TransportError) {
                _ = try await transport.send(TransportRequest(.get, url, headers: headers, limits: limits))
            } catch {
                return error
            }
            return nil
        }
        let address = "\(sandbox.baseURL)/3/movie/550"
        #expect(await failure(address, [:], TransportLimits(bodyBytes: 10))?.kind == .tooLarge)
        #expect(await failure(address, [:], TransportLimits(headerBytes: 10))?.kind == .tooLarge)
        for url in ["file:///etc/passwd", "http://", "http://user:marker@127.0.0.1/"] {
            let error = await failure(url)
            #expect(error?.kind == .badRequest, "\(url)")
            #expect(error?.description.contains("marker") == false)
        }
        #expect(await failure(address, ["Host": "elsewhere.example"])?.kind == .badRequest)
        #expect(await failure(address, ["X-Name": "marker\r\nX-Other: b"])?.kind == .badRequest)
        let used = sandbox.counters.requests
        await sandbox.stop()
        let refused = await failure(address + "?session_id=marker")
        #expect(refused?.kind == .connect || refused?.kind == .lost, "\(String(describing: refused))")
        #expect(refused?.description.contains("marker") == false)
        #expect(used == 2)
        await transport.shutdown()
    }
}
