import ServiceLifecycle
import Synchronization

/// The requests of each address that are answered at the same time. Others of the same address wait for their turn: a page that is being made
/// takes memory, which a waiting request does not.
final class RequestTurns: Sendable {
    private struct Line {
        var active = 0
        var waiting: [(number: Int, continuation: CheckedContinuation<Bool, Never>)] = []
    }

    private struct State {
        var last = 0
        var lines: [AddressKey: Line] = [:]
    }

    private let most: Int
    private let proxy: AddressKey?
    private let state = Mutex(State())

    /// - Parameters:
    ///   - most: How many requests of an address are answered at the same time.
    ///   - proxy: The proxy, which has no limit.
    init(most: Int, proxy: AddressKey?) { (self.most, self.proxy) = (most, proxy) }

    /// Answers a request in its turn, or at once if the site ends while it waits: an orderly end answers all waiting requests.
    func run<Answer: Sendable>(_ key: AddressKey?, _ answer: () async throws -> Answer) async throws -> Answer {
        guard let key, key != proxy else { return try await answer() }
        if let number = number(unlessFree: key) {
            guard await cancelWhenGracefulShutdown({ await self.turn(number, key) }) else {
                try Task.checkCancellation()
                return try await answer()
            }
        }
        defer { leave(key) }
        return try await answer()
    }

    /// How many requests of an address wait.
    func waiting(_ key: AddressKey) -> Int { state.withLock { $0.lines[key]?.waiting.count ?? 0 } }

    /// Takes a free place. If there is none, returns the number of the waiting request.
    private func number(unlessFree key: AddressKey) -> Int? {
        state.withLock { state in
            var line = state.lines[key] ?? Line()
            if line.active < most {
                line.active += 1
                state.lines[key] = line
                return nil
            }
            state.last += 1
            return state.last
        }
    }

    private func turn(_ number: Int, _ key: AddressKey) async -> Bool {
        await withTaskCancellationHandler {
            await withCheckedContinuation { wait(number, key, $0) }
        } onCancel: {
            remove(number, key)?.resume(returning: false)
        }
    }

    private func wait(_ number: Int, _ key: AddressKey, _ continuation: CheckedContinuation<Bool, Never>) {
        let outcome = state.withLock { state -> Bool? in
            if Task.isCancelled { return false }
            var line = state.lines[key] ?? Line()
            defer { state.lines[key] = line }
            // One may have ended in the meantime.
            if line.active < most {
                line.active += 1
                return true
            }
            line.waiting.append((number, continuation))
            return nil
        }
        if let outcome { continuation.resume(returning: outcome) }
    }

    private func remove(_ number: Int, _ key: AddressKey) -> CheckedContinuation<Bool, Never>? {
        state.withLock { state in
            guard let index = state.lines[key]?.waiting.firstIndex(where: { $0.number == number }) else { return nil }
            return state.lines[key]?.waiting.remove(at: index).continuation
        }
    }

    /// The turn goes to the request that waits longest.
    private func leave(_ key: AddressKey) {
        let next = state.withLock { state -> CheckedContinuation<Bool, Never>? in
            guard var line = state.lines[key] else { return nil }
            defer { state.lines[key] = line.active > 0 ? line : nil }
            if !line.waiting.isEmpty { return line.waiting.removeFirst().continuation }
            line.active -= 1
            return nil
        }
        next?.resume(returning: true)
    }
}
