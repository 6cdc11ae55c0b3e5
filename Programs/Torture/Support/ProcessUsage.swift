import Foundation

/// The resources of a process.
struct ProcessUsage {
    /// In KiB.
    let memory: Int
    let descriptors: Int
    let threads: Int

    /// This process now; nil if the system does not know.
    init?() {
        let files = FileManager.default
        guard let status = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
            let pages = status.split(separator: " ").dropFirst().first.flatMap({ Int($0) }),
            let open = try? files.contentsOfDirectory(atPath: "/proc/self/fd"),
            let tasks = try? files.contentsOfDirectory(atPath: "/proc/self/task")
        else { return nil }
        memory = pages * Int(sysconf(Int32(_SC_PAGESIZE))) / 1_024
        descriptors = open.count
        threads = tasks.count
    }

    /// The memory in the middle of several measurements, in KiB.
    static func median(_ usages: ArraySlice<ProcessUsage>) -> Int {
        let sorted = usages.map(\.memory).sorted()
        return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }
}

extension ProcessUsage {
    /// The most memory this process has held since the last call of ``forgetPeak()``, in KiB.
    static var peak: Int? {
        let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }

    /// The memory of this process now that no file backs, in KiB. Pages of a program's own file can be evicted at any time, and a debug build has
    /// tens of megabytes of them.
    static var own: Int? {
        let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status?.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
        return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
    }

    /// Resets the peak; false where the system does not allow it.
    static func forgetPeak() -> Bool {
        guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") else { return false }
        return (try? file.write(contentsOf: Data("5".utf8))) != nil
    }

    /// How many threads of this process have a name.
    static func threads(named name: String) -> Int {
        let ids = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
        return ids.count { (try? String(contentsOfFile: "/proc/self/task/\($0)/comm", encoding: .utf8)) == name + "\n" }
    }
}

extension ProcessUsage {
    /// The usage when it is no larger than an earlier one, or after half a minute.
    static func settled(to earlier: ProcessUsage) async throws -> ProcessUsage {
        for retries in (0...4).reversed() {
            guard let usage = ProcessUsage() else { break }
            let isSettled = usage.descriptors <= earlier.descriptors && usage.threads <= earlier.threads
            if isSettled || retries == 0 { return usage }
            // Dispatch lets go of threads that have been idle for five seconds. Looking more often would keep them busy.
            try await Task.sleep(for: .seconds(7))
        }
        throw Failed("the system does not tell any more")
    }
}
