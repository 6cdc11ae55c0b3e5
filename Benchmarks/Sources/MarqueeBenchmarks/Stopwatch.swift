import Foundation

/// Time on the wall and in the processor.
enum Stopwatch {
    /// Seconds that some work takes.
    static func seconds(_ work: () async throws -> Void) async rethrows -> Double {
        let start = clock(CLOCK_MONOTONIC)
        try await work()
        return clock(CLOCK_MONOTONIC) - start
    }

    /// Microseconds that some work takes on the wall, and in the processor over all threads.
    static func timed(_ work: () async throws -> Void) async rethrows -> Timed {
        let (start, used) = (now, processor)
        try await work()
        return Timed(wall: (now - start) * 1e6, processor: (processor - used) * 1e6)
    }

    /// How many milliseconds calls take while something goes on, about one every millisecond. A call gets its number.
    static func milliseconds(
        beside work: @Sendable () async throws -> Void, _ call: @escaping @Sendable (Int) async throws -> Void
    ) async throws -> [Double] {
        let calling = Task {
            var times: [Double] = []
            while !Task.isCancelled {
                let start = now
                do { try await call(times.count) } catch {
                    if Task.isCancelled { break }
                    throw error
                }
                times.append((now - start) * 1_000)
                try? await Task.sleep(for: .milliseconds(1))
            }
            return times
        }
        try await work()
        calling.cancel()
        return try await calling.value
    }

    /// Seconds of processor time that this process has used so far, over all threads.
    static var processor: Double { clock(CLOCK_PROCESS_CPUTIME_ID) }

    static var now: Double { clock(CLOCK_MONOTONIC) }

    private static func clock(_ id: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(id, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Bytes of memory that this process holds.
    static var residentBytes: Int {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
        let fields = text.split(separator: " ")
        return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
    }

    /// Bytes of memory that no file backs.
    static var anonymousBytes: Double {
        guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return .nan }
        let line = text.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
        return (line?.split(separator: " ").compactMap { Double($0) }.first ?? .nan) * 1_024
    }
}
