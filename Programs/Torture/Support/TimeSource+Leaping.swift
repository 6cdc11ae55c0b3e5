import Marquee
import Synchronization

extension TimeSource {
    /// Time that is a day later whenever it is asked for, so that no reader waits for the `Retry-After` of another one.
    static func leaping() -> TimeSource {
        let days = Mutex(0)
        return TimeSource(
            now: {
                .seconds(
                    days.withLock { days in
                        days += 1
                        return days * 86_400
                    })
            }, sleep: TimeSource.system.sleep, random: TimeSource.system.random)
    }
}
