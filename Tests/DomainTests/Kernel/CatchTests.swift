import MarqueeDomain
import Testing

/// A failure is caught by its code.
struct CatchTests {
    private struct Other: Error {}

    private func fail(_ code: MarqueeError.Code) throws(MarqueeError) { throw MarqueeError(code, .init("test", "For the test.")) }

    private func fail(_ error: any Error) throws { throw error }

    @Test func `a code matches the errors of its kind, where only they are thrown`() {
        func caught(_ code: MarqueeError.Code) -> String {
            do {
                try fail(code)
                return "nothing"
            } catch .notFound {
                return "not found"
            } catch .offline, .timeout {
                return "no answer"
            } catch {
                return error.code.rawValue
            }
        }
        #expect([.notFound, .offline, .timeout, .refused].map(caught) == ["not found", "no answer", "no answer", "refused"])
    }

    @Test func `a code matches its errors among others`() {
        func caught(_ error: any Error) -> String {
            do {
                try fail(error)
                return "nothing"
            } catch MarqueeError.Code.notFound {
                return "not found"
            } catch {
                return "other"
            }
        }
        #expect(caught(MarqueeError(.notFound, .init("test", "For the test."))) == "not found")
        #expect(caught(MarqueeError(.offline, .init("test", "For the test."))) == "other" && caught(Other()) == "other")
    }
}
