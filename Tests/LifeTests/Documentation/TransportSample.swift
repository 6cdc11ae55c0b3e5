import Marquee
import MarqueeURLSession

// A sample of Docs/Embedding.md with the two imports that it needs, and no other.

func transportOfChoice() async throws -> MarqueeClient {
    try await MarqueeClient {
        $0.transport = URLSessionTransport(userAgent: "Films/1.0")
    }
}
