import MarqueeDomain
import Testing

struct ExecutableTests {
    private struct Double: Executable {
        func execute(_ input: Int) async throws(MarqueeError) -> Int {
            if input < 0 { throw MarqueeError(.invalidInput, .init("test", "Negative.")) }
            return input * 2
        }
    }

    @MainActor private final class Screen {
        var outcome: Result<Int, MarqueeError>?
    }

    @Test func `is called like a function`() async throws {
        #expect(try await Double()(21) == 42)
    }

    @Test func `hands its outcome to a handler on the main actor`() async {
        let screen = Screen()
        await Double().execute(21) { outcome in
            // Compiles because the handler is at home on the main actor, and would trap elsewhere.
            MainActor.assertIsolated()
            screen.outcome = outcome
        }.value
        #expect(await screen.outcome == .success(42))
    }

    @Test func `hands a failure over as well`() async {
        let screen = Screen()
        await Double().execute(-1) { screen.outcome = $0 }.value
        #expect(await screen.outcome == .failure(MarqueeError(.invalidInput, .init("test", "Negative."))))
    }
}
