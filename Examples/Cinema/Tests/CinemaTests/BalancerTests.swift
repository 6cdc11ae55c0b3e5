import Foundation
import Testing

@testable import Cinema

/// Two sites behind HAProxy with the configuration of `Examples/Fleet`.
@Suite(.timeLimit(.minutes(10)), .enabled(if: Tools.path("haproxy") != nil, "HAProxy is not installed"))
struct BalancerTests {
    @Test func `HAProxy sends visitors to the sites that are ready, and to no site that ends`() async throws {
        let port = Int.random(in: 20_000..<30_000)
        let address = try #require(URL(string: "http://127.0.0.1:\(port)"))
        let change: @Sendable (inout Settings) -> Void = {
            ($0.address, $0.proxy) = (address, AddressKey("127.0.0.1"))
            $0.operatorAddress = ListenAddress(host: "127.0.0.1", port: 0)
        }
        try await OpenSite.run(change: change) { one in
            try await OpenSite.run(change: change) { two in
                let balancer = try Self.start(on: port, [one, two])
                defer { balancer.terminate() }
                let visitor = Browser(address: address, language: nil)
                // A request that HAProxy cannot answer yet is asked again. Which site answers is seen by its figures.
                func answered() async throws -> (one: Int, two: Int) {
                    try #require(balancer.isRunning)
                    let before = (one.site.figures.answers, two.site.figures.answers)
                    _ = try? await visitor.get("/assets/none")
                    return (one.site.figures.answers - before.0, two.site.figures.answers - before.1)
                }
                var (first, second) = (0, 0)
                while first == 0 || second == 0 {
                    let more = try await answered()
                    (first, second) = (first + more.one, second + more.two)
                }
                one.site.ends()
                var others = 0
                while others < 20 { others = try await answered().one == 0 ? others + 1 : 0 }
                let page = try await visitor.get("/title/movie/550")
                #expect(page.status == 200)
            }
        }
    }

    /// Starts HAProxy with the sample, in which only addresses are changed.
    private static func start(on port: Int, _ sites: [OpenSite]) throws -> Process {
        let sample = URL(filePath: #filePath).appending(path: "../../../../Fleet/haproxy.cfg").standardizedFileURL
        var text = try String(contentsOf: sample, encoding: .utf8).replacing("bind :80\n", with: "bind 127.0.0.1:\(port)\n")
            .replacing("maxconn 8000\n", with: "maxconn 100\n")
        let servers = try zip(["one", "two"], sites).map { name, site in
            let (pages, probes) = (try #require(site.site.localAddress?.port), try #require(site.site.operatorAddress?.port))
            return "server \(name) 127.0.0.1:\(pages) port \(probes)"
        }
        text = text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("    server ") }.joined(separator: "\n")
        text += servers.map { "    \($0)\n" }.joined()
        let file = FileManager.default.temporaryDirectory.appending(path: "haproxy-\(UUID().uuidString).cfg")
        try Data(text.utf8).write(to: file)
        let process = Process()
        let program = try #require(Tools.path("haproxy"))
        process.executableURL = URL(filePath: program)
        process.arguments = ["-db", "-q", "-f", file.path]
        process.environment = Tools.environment(of: program)
        (process.standardInput, process.standardOutput, process.standardError) =
            (FileHandle.nullDevice, FileHandle.nullDevice, FileHandle.nullDevice)
        process.terminationHandler = { _ in try? FileManager.default.removeItem(at: file) }
        try process.run()
        return process
    }
}
