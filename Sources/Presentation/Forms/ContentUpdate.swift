public import MarqueeDomain

/// A result of a read for a screen: a value, perhaps followed by a newer one, or the error.
public enum ContentUpdate<Value: Sendable>: Sendable {
    /// A value; if it is not the last, a newer one is on its way.
    case value(Fetched<Value>, isLast: Bool)
    /// The read failed. It follows a cached value if the person asked for a refresh.
    case failure(MarqueeError)
}

extension ContentUpdate: Equatable where Value: Equatable {}

/// Why a screen reads.
public enum Loading: Sendable, Hashable {
    /// The screen appeared, or the person retries: a cached value is shown at once, and the server is asked if it is stale.
    case first
    /// The person asks for a refresh: the server is asked in any case.
    case refresh

    /// Reads, and delivers each result.
    public func load<Value: Sendable>(
        _ read: (ReadPolicy) async throws(MarqueeError) -> Fetched<Value>, deliver: (ContentUpdate<Value>) -> Void
    ) async {
        do throws(MarqueeError) {
            if self == .first, let cached = await Self.cached(read) {
                deliver(.value(cached, isLast: !cached.isStale))
                guard cached.isStale else { return }
            }
            let fetched = try await read(self == .first ? .cached : .freshElseCached)
            deliver(.value(fetched, isLast: true))
            // A refused session is reported by its own event, and does not hide the stored library.
            if self == .refresh, let error = fetched.refreshError, error.code != .unauthorized { deliver(.failure(error)) }
        } catch {
            if error.code != .cancelled { deliver(.failure(error)) }
        }
    }

    private static func cached<Value>(_ read: (ReadPolicy) async throws(MarqueeError) -> Fetched<Value>) async -> Fetched<Value>? {
        do throws(MarqueeError) {
            return try await read(.offline)
        } catch {
            return nil
        }
    }
}
