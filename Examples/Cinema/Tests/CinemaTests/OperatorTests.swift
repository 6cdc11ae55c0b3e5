import Foundation
import Marquee
import Testing

@testable import Cinema

/// Health and metrics, asked byte by byte as balancers, orchestrators and scrapers ask.
@Suite(.timeLimit(.minutes(10)))
struct OperatorTests {
    /// Requests for health as programs send them. None has the token unless its configuration names one.
    enum Probe: String, CaseIterable {
        /// HAProxy 2.6 with `option httpchk`.
        case proxy = "OPTIONS / HTTP/1.0\r\n\r\n"
        /// HAProxy 2.6 with `option httpchk GET /health`.
        case proxyGet = "GET /health HTTP/1.0\r\n\r\n"
        /// HAProxy 2.6 with `http-check send`.
        case proxySend = "GET /health HTTP/1.1\r\nhost: cinema.example\r\nconnection: close\r\n\r\n"
        case kubernetes =
            "GET /health HTTP/1.1\r\nHost: 10.244.1.7:8081\r\nUser-Agent: kube-probe/1.30\r\nAccept: */*\r\nConnection: close\r\n\r\n"
        /// A target group of AWS.
        case targetGroup =
            "GET /health HTTP/1.1\r\nHost: 10.0.3.17:8081\r\nConnection: close\r\nUser-Agent: ELB-HealthChecker/2.0\r\nAccept-Encoding: gzip, compressed\r\n\r\n"
    }

    /// A scrape of Prometheus 2.42. It names the machine, and keeps the connection.
    private static func scrape(_ port: Int, token: String?) -> String {
        """
        GET /metrics HTTP/1.1\r
        Host: 127.0.0.1:\(port)\r
        User-Agent: Prometheus/2.42.0+ds\r
        Accept: application/openmetrics-text;version=1.0.0,application/openmetrics-text;version=0.0.1;q=0.75,text/plain;version=0.0.4;q=0.5,*/*;q=0.1\r
        Accept-Encoding: gzip\r
        \(token.map { "Authorization: Bearer \($0)\r\n" } ?? "")X-Prometheus-Scrape-Timeout-Seconds: 10\r
        \r

        """
    }

    private func run(_ test: (OpenSite, URL) async throws -> Void) async throws {
        try await OpenSite.run {
            $0.operatorAddress = ListenAddress(host: "127.0.0.1", port: 0)
            $0.address = URL(string: "https://cinema.example")
        } _: { open in
            try await test(open, try #require(open.site.operatorAddress))
        }
    }

    private func exchange(_ text: String, with address: URL) async throws -> String {
        let connection = try RawConnection(to: address)
        connection.write(text)
        return await connection.rest()
    }

    @Test(arguments: Probe.allCases) func `The operator's address answers a probe for any host with the state`(
        probe: Probe
    ) async throws {
        try await run { open, address in
            let ready = try await exchange(probe.rawValue, with: address)
            #expect(ready.status == 200 && ready.hasSuffix("\r\n\r\nready\n"), "\(ready)")
            open.site.ends()
            let ending = try await exchange(probe.rawValue, with: address)
            #expect(ending.status == 503 && ending.hasSuffix("\r\n\r\nunready\n"), "\(ending)")
        }
    }

    @Test(arguments: Probe.allCases) func `The address of visitors answers a probe with the token, and refuses others`(
        probe: Probe
    ) async throws {
        try await run { open, _ in
            let address = try #require(open.site.localAddress)
            let plain = try await exchange(probe.rawValue, with: address)
            #expect([404, 421].contains(plain.status), "\(plain)")
            // A line end is one character.
            let head = probe.rawValue.dropLast(1)
            let asked = try await exchange(head + "Authorization: Bearer \(OpenSite.operatorToken)\r\n\r\n", with: address)
            // The root is a page of visitors there.
            #expect(probe == .proxy ? asked.status == 421 : asked.status == 200 && asked.hasSuffix("\r\n\r\nready\n"), "\(asked)")
        }
    }

    @Test func `A scrape that names the machine gets the figures on both addresses, with the token only`() async throws {
        try await run { open, own in
            for address in [own, try #require(open.site.localAddress)] {
                let connection = try RawConnection(to: address, patience: 60)
                for _ in 1...2 {
                    connection.write(Self.scrape(address.port ?? 0, token: OpenSite.operatorToken))
                    let answer = try #require(connection.answer())
                    #expect(answer.status == 200 && answer.contains("Content-Encoding: gzip\r\n"))
                    #expect(answer.contains("Content-Type: text/plain; version=0.0.4; charset=utf-8\r\n"))
                }
                for token in [nil, "", "other", OpenSite.operatorToken + "x"] {
                    let refused = try RawConnection(to: address, patience: 60)
                    refused.write(Self.scrape(address.port ?? 0, token: token))
                    #expect(refused.answer()?.status == (address == own ? 401 : 421))
                }
            }
        }
    }

    @Test func `The operator's address shows the failing parts with the token only, and no page`() async throws {
        try await run { open, own in
            open.site.ends()
            let operators = Browser(address: own, language: nil)
            var request = TransportRequest(.get, "/health")
            request.headers["Authorization"] = "Bearer \(OpenSite.operatorToken)"
            #expect(try await operators.send(request).text == "unready: ending\n")
            for path in ["/title/movie/550", "/sign-in", "/health/x", "//health"] {
                #expect(try await operators.get(path).status == 404, "\(path)")
            }
            #expect(try await operators.send(TransportRequest(.post, "/health")).status == 404)
            let head = try await exchange("HEAD /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", with: own)
            #expect(head.status == 503 && head.hasSuffix("\r\n\r\n"), "\(head)")
        }
    }

    @Test func `The health check of a container ends with 0 for status 200 and with 1 for all else`() async throws {
        try await run { open, own in
            var settings = Settings()
            // Neither an address nor the token.
            #expect(await HealthCheck.status(settings) == 1)
            // By the token, on a site that has another name.
            settings.port = open.site.localAddress?.port ?? 0
            settings.operatorToken = OpenSite.operatorToken
            #expect(await HealthCheck.status(settings) == 0)
            settings.operatorToken = "another-token-of-an-operator"
            #expect(await HealthCheck.status(settings) == 1)
            // By the address, without a token.
            settings.operatorToken = nil
            settings.operatorAddress = ListenAddress(host: "127.0.0.1", port: own.port ?? 0)
            #expect(await HealthCheck.status(settings) == 0)
            open.site.ends()
            #expect(await HealthCheck.status(settings) == 1)
            settings.operatorAddress = ListenAddress(host: "127.0.0.1", port: 1)
            #expect(await HealthCheck.status(settings) == 1)
        }
    }

    @Test func `The page of figures describes the pages of visitors and the process`() async throws {
        try await run { open, own in
            let visitor = try RawConnection(to: try #require(open.site.localAddress), patience: 60)
            visitor.write("GET /assets/none HTTP/1.1\r\nHost: cinema.example\r\n\r\n")
            #expect(visitor.answer()?.status == 404)
            for _ in 1...3 { _ = try await Browser(address: own, language: nil).get("/health") }
            var request = TransportRequest(.get, "/metrics")
            request.headers["Authorization"] = "Bearer \(OpenSite.operatorToken)"
            let page = try await Browser(address: own, language: nil).send(request).text
            for line in [
                "# TYPE cinema_responses_total counter", "cinema_responses_total{class=\"4xx\"} 1",
                "cinema_responses_total{class=\"5xx\"} 0",
                "cinema_responses_total{class=\"2xx\"} 0", "cinema_request_duration_seconds_count 1",
                "cinema_request_duration_seconds_bucket{le=\"+Inf\"} 1", "cinema_requests_in_flight 0",
                "cinema_build_info{version=\"development\"} 1",
            ] { #expect(page.contains("\n\(line)\n"), "\(line)") }
            #if os(Linux)
                func value(_ name: String) -> Double? {
                    page.split(separator: "\n").first { $0.hasPrefix(name + " ") }.flatMap { Double($0.dropFirst(name.count + 1)) }
                }
                #expect(try #require(value("process_resident_memory_bytes")) > 1_000_000)
                #expect(try #require(value("process_open_fds")) > 3)
                #expect(try #require(value("process_max_fds")) > (try #require(value("process_open_fds"))))
                #expect(try #require(value("process_cpu_seconds_total")) > 0)
                #expect(abs(try #require(value("process_start_time_seconds")) - Date().timeIntervalSince1970) < 86_400)
            #endif
            if let promtool = Tools.path("promtool") {
                let (status, output) = try await Tools.run(promtool, ["check", "metrics"], input: page)
                #expect(status == 0 && output.isEmpty, "\(output)")
            }
        }
    }

    @Test func `The name of a program may look like the fields of the system`() throws {
        let fields = (3...52).map(String.init).joined(separator: " ")
        let process = try #require(
            ProcessFigures(own: "7 (a) b (9)) \(fields)", system: "cpu 1\nbtime 1000\n", descriptors: 5, ticks: 2, page: 10))
        #expect(process.start == 1_011 && process.cpu == 14.5 && process.memory == 240 && process.descriptors == 5)
        #expect(ProcessFigures(own: "7 (a", system: "btime 1\n", descriptors: 1, ticks: 1, page: 1) == nil)
        #expect(ProcessFigures(own: "7 (a) S 1", system: "btime 1\n", descriptors: 1, ticks: 1, page: 1) == nil)
        #expect(ProcessFigures(own: "7 (a) \(fields)", system: "", descriptors: 1, ticks: 1, page: 1) == nil)
    }
}

/// Programs that `Scripts/setup-fleet` unpacks, or that are installed.
enum Tools {
    private static let unpacked = URL(filePath: #filePath).appending(path: "../../../../../.build/tools/usr").standardizedFileURL.path

    static func path(_ program: String) -> String? {
        let folders =
            ["bin", "sbin"].map { "\(unpacked)/\($0)" }
            + (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        return folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// The environment of a program: one that was unpacked needs the libraries beside it.
    static func environment(of path: String) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment
        if path.hasPrefix(unpacked) {
            let folders = (try? FileManager.default.contentsOfDirectory(atPath: unpacked + "/lib")) ?? []
            environment["LD_LIBRARY_PATH"] = folders.map { "\(unpacked)/lib/\($0)" }.joined(separator: ":")
        }
        return environment
    }

    /// Runs a program to its end. Returns its status and all that it has written.
    static func run(_ path: String, _ arguments: [String], input: String = "") async throws -> (status: Int32, output: String) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "cinema-tool-\(UUID().uuidString)")
        try Data(input.utf8).write(to: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (process, output) = (Process(), Pipe())
        (process.executableURL, process.arguments) = (URL(filePath: path), arguments)
        (process.standardInput, process.standardOutput, process.standardError) = (try FileHandle(forReadingFrom: folder), output, output)
        try process.run()
        let text = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(returning: String(decoding: (try? output.fileHandleForReading.readToEnd()) ?? Data(), as: UTF8.self))
            }
        }
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }
}
