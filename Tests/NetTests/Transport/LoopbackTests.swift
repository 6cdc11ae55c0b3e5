import TestKit
import Testing

@testable import MarqueeNet

struct LoopbackTests {
    @Test(arguments: [
        "http://127.0.0.1", "http://127.0.0.1:8080", "https://localhost:1", "http://[::1]:80", "http://[::1]", "http://127.9.9.9",
    ])
    func `this machine`(hostKey: String) { #expect(Loopback.contains(hostKey: hostKey)) }

    @Test(arguments: [
        "http://0127.0.0.1", "https://api.themoviedb.org", "http://127.0.0.1.example", "http://localhost.example:80", "http://[::2]",
    ])
    func `another one`(hostKey: String) { #expect(!Loopback.contains(hostKey: hostKey)) }
}
