import Foundation
import Testing

/// A process that may open only a few files: what it asks for may fail, and never waits for ever.
@Suite(.serialized, .timeLimit(.minutes(30)))
struct FewDescriptorTests {
    @Test(arguments: 10...26)
    func `a command ends`(_ descriptors: Int) async throws {
        let end = try await Child(["list", "movies", "top-rated", "--fresh"], after: "ulimit -n \(descriptors)").end()
        // Below some number, libdispatch ends a process that it cannot serve.
        #expect(end.reason == .uncaughtSignal || end.status == 0 || !end.err.isEmpty)
    }
}
