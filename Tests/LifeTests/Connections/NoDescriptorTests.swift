#if os(Linux)
    import Foundation
    import Marquee
    import MarqueeSandbox
    import Synchronization
    import TestKit
    import Testing

    /// A client that is made while its process has no file descriptor left. It must not end the process, so it has one of its own.
    @Suite(.timeLimit(.minutes(5)))
    struct NoDescriptorTests {
        private static let child = "MARQUEE_TEST_NO_DESCRIPTOR"

        @Test(arguments: ["works once there are some", "ends"])
        func `a client made without a free descriptor`(_ what: String) async throws {
            let sandbox = try await Sandbox.start()
            let filter = "LifeTests.NoDescriptorTests/.*such a client \(what)"
            var run = try await ChildRun.tests(filter, [Self.child: sandbox.baseURL.absoluteString])
            // Once in a second, libdispatch may look at the threads of a busy process, and it ends one that has no descriptor for that.
            for _ in 0..<20 where run.trapped {
                run = try await ChildRun.tests(filter, [Self.child: sandbox.baseURL.absoluteString])
            }
            #expect(run.passed, "\(run.tail)")
            await sandbox.stop()
        }

        @Test(.enabled(if: ProcessInfo.processInfo.environment[child] != nil))
        func `such a client works once there are some`() async throws {
            let descriptors = try await FreeDescriptors.taken()
            let client = try await client()
            let error = await #expect(throws: MarqueeError.self) { try await client.movies.details(550) }
            #expect(error?.code == .offline)
            descriptors.giveBack()
            #expect(try await client.movies.details(550).value.title == "Fight Club")
            await client.shutdown(deadline: .zero)
        }

        @Test(.enabled(if: ProcessInfo.processInfo.environment[child] != nil))
        func `such a client ends`() async throws {
            let descriptors = try await FreeDescriptors.taken()
            let client = try await client()
            await client.shutdown(deadline: .seconds(5))
            descriptors.giveBack()
            let error = await #expect(throws: MarqueeError.self) { try await client.movies.details(550) }
            #expect(error?.code == .closed)
        }

        private func client() async throws -> MarqueeClient {
            let base = try #require(ProcessInfo.processInfo.environment[Self.child])
            return try await MarqueeClient(environment: ["TMDB_ACCESS_TOKEN": Sandbox.accessToken, "TMDB_BASE_URL": base]) {
                $0.storage = .none
                $0.retries = 0
                $0.usesCircuitBreaker = false
                $0.limits = TransportLimits(total: .seconds(600), connect: .seconds(600), firstByte: .seconds(600))
            }
        }
    }

    /// All file descriptors that this process could still open.
    private final class FreeDescriptors: Sendable {
        private let taken: Mutex<[Int32]>

        /// Takes them. libdispatch ends a process in which it finds none for its first timer, so it has made that before.
        static func taken() async throws -> FreeDescriptors {
            try await Task.sleep(for: .milliseconds(1))
            return FreeDescriptors()
        }

        private init() {
            var limit = rlimit(rlim_cur: 256, rlim_max: 256)
            #if canImport(Glibc)
                setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
            #else
                setrlimit(RLIMIT_NOFILE, &limit)
            #endif
            var descriptors: [Int32] = []
            while case let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC), descriptor >= 0 { descriptors.append(descriptor) }
            taken = Mutex(descriptors)
        }

        func giveBack() {
            taken.withLock { descriptors in
                for descriptor in descriptors { close(descriptor) }
                descriptors = []
            }
        }
    }
#endif
