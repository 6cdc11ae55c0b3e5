import Synchronization

/// The acts of a program that are under way: actions of a person that are not stored yet.
///
/// A screen that disappears does not end its acts. A program waits for them before it ends, and before it shuts its client down:
///
/// ```swift
/// let isDone = await context.acts.finish(within: .seconds(5))
/// await marquee.shutdown()
/// ```
public final class Acts: Sendable {
    private struct Running {
        let subject: ActSubject
        let task: Task<Void, Never>
    }

    private struct Guarded {
        /// The acts under way by their numbers, which are the order in which they were made.
        var running: [Int: Running] = [:]
        var started = 0
        var waiters: [Int: AsyncStream<Void>.Continuation] = [:]
    }

    private let guarded = Mutex(Guarded())

    /// Creates acts of which none is under way.
    public init() {}

    /// The number of acts under way.
    public var count: Int { guarded.withLock { $0.running.count } }

    /// Runs an act after all earlier acts on the same subject.
    ///
    /// The returned task is the act itself: it is cancelled only if the person takes the act back.
    @discardableResult
    public func run(on subject: ActSubject, _ act: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
        guarded.withLock { guarded in
            let earlier = guarded.running.values.filter { subject.waits(for: $0.subject) }.map(\.task)
            guarded.started += 1
            let number = guarded.started
            let task = Task {
                for task in earlier { await task.value }
                await act()
                end(number)
            }
            guarded.running[number] = Running(subject: subject, task: task)
            return task
        }
    }

    /// Waits until no act is under way. Returns false if the time is over before. Cancellation does not shorten the wait, because a program
    /// that is interrupted also waits.
    @discardableResult
    public func finish(within limit: Duration, clock: any Clock<Duration> = ContinuousClock()) async -> Bool {
        await Task {
            await withTaskGroup(of: Bool.self) { group in
                group.addTask {
                    await self.wait()
                    return true
                }
                group.addTask {
                    try? await clock.sleep(for: limit)
                    return false
                }
                let isDone = await group.next() ?? true
                group.cancelAll()
                return isDone || self.count == 0
            }
        }.value
    }

    /// Waits until no act is under way, or until the task is cancelled.
    private func wait() async {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let number = guarded.withLock { guarded -> Int? in
            guard !guarded.running.isEmpty else { return nil }
            guarded.started += 1
            guarded.waiters[guarded.started] = continuation
            return guarded.started
        }
        guard let number else { return }
        for await _ in stream {}
        guarded.withLock { _ = $0.waiters.removeValue(forKey: number) }
    }

    private func end(_ number: Int) {
        let waiters = guarded.withLock { guarded -> [AsyncStream<Void>.Continuation] in
            guarded.running[number] = nil
            guard guarded.running.isEmpty else { return [] }
            defer { guarded.waiters = [:] }
            return Array(guarded.waiters.values)
        }
        for waiter in waiters { waiter.finish() }
    }
}
