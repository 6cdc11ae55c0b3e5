import MarqueeData

extension TimeSource {
    /// Waits, and throws the error of a transport when cancelled.
    func pause(for duration: Duration) async throws(TransportError) {
        do {
            try await sleep(duration)
        } catch {
            throw TransportError(.cancelled, "the task was cancelled while it waited")
        }
    }
}
