#if os(Linux)
    import Foundation
    import MarqueeNet
    import TestKit
    import Testing

    /// The thread of the transport leaves the signals of a process to its other threads, save those that a fault of its own raises.
    @Suite(.timeLimit(.minutes(5)))
    struct CurlSignalTests {
        @Test func `the signals of a crash and of a profiler are not blocked on the network thread, others are`() async throws {
            let server = try LoopbackServer.answering { _, peer in peer.reply("{}") }
            let masks = try await withCurl { transport in
                #expect(try await transport.get(server.url()).status == 200)
                return try Self.masksOfNetworkThreads()
            }
            #expect(!masks.isEmpty)
            for mask in masks {
                let isBlocked = { (number: Int32) in mask & 1 << UInt64(number - 1) != 0 }
                for number in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGSYS, SIGPROF] {
                    #expect(!isBlocked(number), "\(number)")
                }
                for number in [SIGINT, SIGTERM, SIGHUP, SIGCHLD, SIGUSR1, SIGALRM] { #expect(isBlocked(number), "\(number)") }
            }
        }

        private static func masksOfNetworkThreads() throws -> [UInt64] {
            // Threads of other tests may end meanwhile.
            try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").compactMap { id in
                guard let status = try? String(contentsOfFile: "/proc/self/task/\(id)/status", encoding: .utf8),
                    status.hasPrefix("Name:\tmarquee-curl\n"), let mask = status.firstMatch(of: /SigBlk:\s*([0-9a-f]+)/)
                else { return nil }
                return UInt64(mask.1, radix: 16)
            }
        }
    }
#endif
