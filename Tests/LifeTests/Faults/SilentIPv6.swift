#if canImport(Glibc)
    import Foundation
    import Marquee
    import TestKit
    import Testing

    /// Runs tests in a network of their own. A name there has an address of IPv6 that never answers, and one of IPv4 that does.
    enum SilentIPv6 {
        static let variable = "MARQUEE_SILENT_IPV6"
        static let address: UInt32 = 0xC000_0201

        static func run(_ filter: String) async throws -> ChildRun {
            let folder = try TemporaryFolder()
            let hosts = "2001:db8::1 films.example\n192.0.2.1 films.example\n"
            try hosts.write(toFile: folder.path("hosts"), atomically: true, encoding: .utf8)
            try "hosts: files\n".write(toFile: folder.path("nsswitch.conf"), atomically: true, encoding: .utf8)
            // The interface takes packets and drops them.
            let setUp = """
                ip link set lo up && ip addr add 192.0.2.1/32 dev lo && ip link add sink type ifb && ip link set sink up \
                && ip -6 addr add 2001:db8::2/64 dev sink nodad && mount --bind "$0/hosts" /etc/hosts \
                && mount --bind "$0/nsswitch.conf" /etc/nsswitch.conf && exec "$@"
                """
            return try await ChildRun.tests(filter, [variable: "1"], behind: ["/usr/bin/unshare", "-rmn", "sh", "-c", setUp, folder.path])
        }

        /// Whether this process may make a network of its own, with an interface that drops packets.
        static let isPossible: Bool = {
            guard SilentResolver.isPossible else { return false }
            let trial = try? ChildProcess("/usr/bin/unshare", ["-rmn", "ip", "link", "add", "sink", "type", "ifb"])
            return trial?.wait() == .exit(0)
        }()

        /// The TCP connections that programs in this network have begun.
        static func opened() throws -> Int {
            let text = try String(contentsOfFile: "/proc/self/net/snmp", encoding: .utf8)
            let lines = text.split(separator: "\n").filter { $0.hasPrefix("Tcp:") }.map { $0.split(separator: " ") }
            guard lines.count == 2, let column = lines[0].firstIndex(of: "ActiveOpens") else { return 0 }
            return Int(lines[1][column]) ?? 0
        }
    }

    @Suite(.enabled(if: ProcessInfo.processInfo.environment[SilentIPv6.variable] != nil, "it wants a network of its own"))
    struct SilentIPv6Tests {
        @Test func `An address of IPv6 that never answers costs no request: the address of IPv4 answers`() async throws {
            let server = try LoopbackServer(at: SilentIPv6.address) { peer in
                while peer.nextRequest() != nil { peer.reply("{}") }
            }
            let before = try SilentIPv6.opened()
            let transport = CurlTransport(.init(usesEnvironmentProxies: false))
            let answer = try await transport.send(TransportRequest(.get, "http://films.example:\(server.port)/"))
            #expect(answer.status == 200)
            // One over IPv6, which is never made, and one over IPv4.
            #expect(try SilentIPv6.opened() == before + 2)
            await transport.shutdown()
        }
    }
#endif
