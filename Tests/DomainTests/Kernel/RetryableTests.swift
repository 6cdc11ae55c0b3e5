import MarqueeDomain
import Testing

struct RetryableTests {
    @Test(arguments: [
        MarqueeError.Code.offline, .timeout, .rateLimited, .server, .unauthorized, .forbidden, .notFound, .refused, .unreadable, .storage,
        .storageFull, .invalidInput, .closed, .cancelled,
    ])
    func `only failures that pass by are retryable`(_ code: MarqueeError.Code) {
        let error = MarqueeError(code, .init("test", "A test."))
        #expect(error.isRetryable == [.offline, .timeout, .rateLimited, .server].contains(code))
    }
}
