import Foundation
import TestKit
import Testing

/// A process that may open only a few files: its calls may fail, and never wait for ever.
@Suite(.timeLimit(.minutes(5)))
struct FewDescriptorTests {
    @Test(arguments: 10...26)
    func `a command ends`(_ descriptors: Int) async throws {
        let end = try await Child(["list", "movies", "top-rated", "--fresh"], after: "ulimit -n \(descriptors)").end()
        guard let signal = end.ending.signal else {
            #expect(end.ending == .exit(0) || !end.err.isEmpty)
            return
        }
        // Below some number, libdispatch ends a process in which it cannot make a timer, without a word. A trap of Swift prints its reason.
        #expect([SIGILL, SIGTRAP].contains(signal) && !end.err.contains("Fatal error"), "\(end)")
    }
}
