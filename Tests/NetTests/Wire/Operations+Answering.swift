@testable import MarqueeNet
import Testing

extension Operations {
    /// The rows with the shapes of their answers: all of them.
    static let answering = all.compactMap { $0 as? any AnsweringOperation }
}

@Suite
struct AnsweringOperationTests {
    @Test func `every operation has the shape of its answer`() {
        #expect(Operations.answering.count == Operations.all.count)
    }
}
