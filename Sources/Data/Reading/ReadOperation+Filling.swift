import MarqueeDomain

extension ReadOperation {
    /// Returns the value with its gaps filled from the index of titles. One query reads all of them, and a value without gaps needs none.
    /// An error of the index is reported as an event.
    func filled(_ adapted: Adapted<Boxed>) async -> Adapted<Boxed> {
        guard let gaps = adapted.gaps, let index = services.titles else { return adapted }
        do throws(MarqueeError) {
            return adapted.filled(known: try await index.texts(of: gaps.query(key.server)))
        } catch {
            if error.code != .cancelled { onEvent(MarqueeEvent(.storeFailed(.cache, error), operation: key.operation)) }
            return adapted
        }
    }
}
