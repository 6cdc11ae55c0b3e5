#if canImport(Glibc)
    import Glibc
    import TestKit

    /// A port on loopback whose queue of connections is full, so that the system drops all others: a host behind a silent firewall.
    final class BlackHole: Sendable {
        struct Failure: Error {}

        let port: UInt16
        private let descriptors: [Int32]

        init() throws {
            let listener = Self.socket()
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            var size = socklen_t(MemoryLayout<sockaddr_in>.size)
            let isListening = withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(listener, $0, size) == 0 && listen(listener, 0) == 0 && getsockname(listener, $0, &size) == 0
                }
            }
            let target = address
            // One is accepted and one more may wait; later ones are dropped.
            let knocks = (0..<4).map { _ in
                let knock = Self.socket()
                _ = fcntl(knock, F_SETFL, O_NONBLOCK)
                withUnsafePointer(to: target) { pointer in
                    _ = pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(knock, $0, size) }
                }
                return knock
            }
            descriptors = [listener] + knocks
            port = UInt16(bigEndian: target.sin_port)
            guard isListening else { throw Failure() }
        }

        deinit { for descriptor in descriptors { close(descriptor) } }

        private static func socket() -> Int32 {
            let descriptor = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            return descriptor
        }
    }
#endif
