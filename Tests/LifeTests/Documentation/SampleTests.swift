import Marquee
import Testing

/// Samples that can run do what the documents say.
@Suite(.timeLimit(.minutes(5)))
struct SampleTests {
    @Test func `what was kept outlives the server`() async throws {
        #expect(try await offlineTrying() == .offline)
    }
}
