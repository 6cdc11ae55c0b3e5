import MarqueeData
import MarqueeDomain

/// Makes a call again until the database server is there, as a service would.
@discardableResult
func patiently<Value>(_ call: () async throws -> Value) async throws -> Value {
    let start = ContinuousClock.now
    while true {
        do {
            return try await call()
        } catch let error as MarqueeError where error.meansServerAway && ContinuousClock.now - start < ServerWait.longest {
            try await Task.sleep(for: .milliseconds(5))
        }
    }
}

enum ServerWait {
    /// For longer than this, no server starts.
    static let longest = Duration.seconds(60)
}

extension MarqueeError {
    /// Whether the call failed because the database server was away. Only a call with the second reason may have been done all the same.
    var meansServerAway: Bool { [MarqueeError.storeUnreachable.reason.key, "database.unknownOutcome"].contains(reason.key) }
}

/// Makes a call; nil if it failed because the database server was away.
func unlessAway<Value>(_ call: () async throws -> Value) async throws -> Value? {
    do { return try await call() } catch let error as MarqueeError where error.meansServerAway { return nil }
}

/// Makes a call again for as long as the server is away and nothing of it was done.
func repeatedly<Value: Sendable>(_ call: () async throws(MarqueeError) -> Value) async throws(MarqueeError) -> Value {
    let start = ContinuousClock.now
    while true {
        do throws(MarqueeError) {
            return try await call()
        } catch {
            guard error == .storeUnreachable, ContinuousClock.now - start < ServerWait.longest else { throw error }
            try? await Task.sleep(for: .milliseconds(5))
        }
    }
}
