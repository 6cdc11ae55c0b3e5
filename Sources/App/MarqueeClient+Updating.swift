import MarqueeData
import MarqueeDomain
import Synchronization

extension MarqueeClient {
    /// Keeps this device in step with TMDb: replaces its catalog, if it has or had one, by that of the newest day, and lets cached answers about
    /// changed titles and people expire. A read-only store keeps its catalog.
    ///
    /// Of several processes that share a folder, one does it. A few minutes before the first time and a part of the interval, which differ from
    /// machine to machine, keep a fleet from asking at the same moment. A failure is an event, and is tried again after a quarter of the interval.
    ///
    /// ```swift
    /// let updating = marquee.startUpdating(every: .seconds(86_400))
    /// ```
    ///
    /// - Parameters:
    ///   - interval: The time between two updates, at least an hour.
    ///   - renews: Whether the server is asked again for the expired answers, with low priority.
    /// - Returns: The task, which runs until it is cancelled or the client is shut down. A second call returns the same task.
    @discardableResult
    public func startUpdating(every interval: Duration = .seconds(86_400), renewing renews: Bool = false) -> Task<Void, Never> {
        let update = DeviceUpdate(catalog: container.shared.isReadOnly ? nil : catalog, changes: changes, renews: renews)
        return container.shared.startUpdating(update, every: max(interval, .seconds(3_600)))
    }
}

/// Whether an update succeeded.
private final class Outcome: Sendable {
    private let state = Atomic<Bool>(true)

    var isDone: Bool { state.load(ordering: .relaxed) }
    func set(_ isDone: Bool) { state.store(isDone, ordering: .relaxed) }
}

/// The steps of an update: a newer catalog, and the expiry of changed answers.
struct DeviceUpdate: Sendable {
    /// nil for a catalog that may not be replaced.
    let catalog: CatalogUseCases?
    let changes: ChangeUseCases
    let renews: Bool

    /// Does all of it.
    ///
    /// - Returns: The failures.
    func callAsFunction() async -> [MarqueeError] {
        var failures: [MarqueeError] = []
        do throws(MarqueeError) {
            _ = try await catalog?.update.execute(CatalogUpdate(createsMissing: false))
        } catch {
            failures.append(error)
        }
        do throws(MarqueeError) { _ = try await changes.refresh(renews: renews) } catch { failures.append(error) }
        return failures
    }
}

extension MarqueeClient.Shared {
    func keepUpdating(_ update: DeviceUpdate, every interval: Duration) async {
        // Machines that were started together do not ask together.
        var pause = min(interval / 10, .seconds(300)) * time.random()
        while (try? await time.sleep(pause)) != nil, !Task.isCancelled {
            let isDone = await updateOnce(update, every: interval)
            pause = (isDone ? interval : interval / 4) * (0.95 + time.random() / 10)
        }
    }

    /// Whether nothing failed. Another process may have done it.
    private func updateOnce(_ update: DeviceUpdate, every interval: Duration) async -> Bool {
        let client = self
        let work = { @Sendable in
            let failures = await update()
            for failure in failures { client.onEvent(MarqueeEvent(.updateFailed(failure))) }
            return failures.isEmpty
        }
        guard let catalog = stores.catalog else { return await work() }
        let result = Outcome()
        do throws(MarqueeError) {
            _ = try await catalog.once(every: interval * 0.9, at: clock.now()) {
                let isDone = await work()
                result.set(isDone)
                return isDone
            }
            return result.isDone
        } catch {
            onEvent(MarqueeEvent(.updateFailed(error)))
            return false
        }
    }
}
