#if canImport(Glibc)
    import Foundation
    import Glibc
    import Marquee
    import TestKit
    import Testing

    /// Runs tests in a network of their own, whose only name server listens and never answers.
    enum SilentResolver {
        static let variable = "MARQUEE_SILENT_RESOLVER"
        private static let unshare = "/usr/bin/unshare"

        /// Whether this process may make a network and a file system of its own.
        static let isPossible: Bool = {
            guard FileManager.default.isExecutableFile(atPath: unshare) else { return false }
            let trial = try? ChildProcess(unshare, ["-rmn", "sh", "-c", "command -v ip && command -v mount"])
            return trial?.wait() == .exit(0)
        }()

        static func run(_ filter: String) async throws -> ChildRun {
            let folder = try TemporaryFolder()
            try "nameserver 127.0.0.1\n".write(toFile: folder.path("resolv.conf"), atomically: true, encoding: .utf8)
            try "hosts: dns\n".write(toFile: folder.path("nsswitch.conf"), atomically: true, encoding: .utf8)
            let setUp = """
                ip link set lo up && mount --bind "$0/resolv.conf" /etc/resolv.conf \
                && mount --bind "$0/nsswitch.conf" /etc/nsswitch.conf && exec "$@"
                """
            return try await ChildRun.tests(filter, [variable: "1"], behind: [unshare, "-rmn", "sh", "-c", setUp, folder.path])
        }
    }

    @Suite(.enabled(if: ProcessInfo.processInfo.environment[SilentResolver.variable] != nil, "it wants a network of its own"))
    struct SilentResolverTests {
        @Test func `a resolver that never answers is waited for until the deadline, and holds nothing else up`() async throws {
            let question = try NameServer()
            let client = try await OuterFaultTests.client("https://tmdb.example") { $0.limits.total = .seconds(1) }
            #expect(await outcome { try await client.movies.details(550) } == FaultTable.word(for: "silent-resolver"))
            // A busy machine may begin the lookup later than that.
            while !question.wasAsked { await Task.yield() }
            // The lookup goes on in a thread of libcurl's; other requests, and the end of the client, do not wait for it.
            let other = try LoopbackServer.answering { _, peer in peer.reply("{\"id\":550,\"title\":\"Here\"}") }
            let transport = CurlTransport(.init(usesEnvironmentProxies: false))
            async let stuck = try? transport.send(
                TransportRequest(.get, "https://tmdb.example/", limits: TransportLimits(total: .seconds(2))))
            #expect(try await transport.send(TransportRequest(.get, other.url())).status == 200)
            #expect(await stuck == nil)
            await transport.shutdown()
            await client.shutdown()
        }
    }

    /// Port 53 of this network, open and silent.
    private final class NameServer {
        struct Failure: Error {}

        private let descriptor: Int32

        init() throws {
            descriptor = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = UInt16(53).bigEndian
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            let code = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
            guard code == 0 else { throw Failure() }
        }

        deinit { close(descriptor) }

        var wasAsked: Bool {
            var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            return poll(&entry, 1, 0) == 1
        }
    }
#endif
