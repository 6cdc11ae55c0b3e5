import MarqueeData

extension TimeSource {
    /// Waits, in the words of a transport.
    func pause(for duration: Duration) async throws(TransportError) {
        do {
            try await sleep(duration)
        } catch {
            throw TransportError(.cancelled, "the task was cancelled while it waited")
        }
    }
}
