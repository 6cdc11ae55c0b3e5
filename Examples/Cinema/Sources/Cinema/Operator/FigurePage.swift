import Foundation

/// A page in the text format of Prometheus.
struct FigurePage {
    private(set) var text = ""

    /// Begins a figure. Its samples follow.
    mutating func begin(_ name: String, _ type: String, _ help: String) {
        text += "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n"
    }

    mutating func add(_ sample: String, _ value: String) { text += "\(sample) \(value)\n" }

    /// A figure with one sample.
    mutating func add(_ name: String, _ type: String, _ help: String, _ value: String) {
        begin(name, type, help)
        add(name, value)
    }

    /// The figures of this process under the names that Prometheus's own libraries use, from `/proc`. A system without it has none.
    mutating func addProcess() {
        guard let process = ProcessFigures() else { return }
        add("process_start_time_seconds", "gauge", "The start of the process, in seconds since 1970.", "\(process.start)")
        add("process_cpu_seconds_total", "counter", "The processor time of the process.", "\(process.cpu)")
        add("process_resident_memory_bytes", "gauge", "The memory of the process.", "\(process.memory)")
        add("process_open_fds", "gauge", "The open descriptors.", "\(process.descriptors)")
        add("process_max_fds", "gauge", "The most descriptors.", "\(Descriptors.limit)")
    }
}

/// The figures of this process in `/proc`.
struct ProcessFigures: Sendable, Hashable {
    /// In seconds since 1970.
    let start: Double
    /// The processor time, in seconds.
    let cpu: Double
    /// In bytes.
    let memory: Int
    let descriptors: Int

    /// Nil if the system has no `/proc`.
    init?() {
        func read(_ path: String) -> String? { (try? Data(contentsOf: URL(filePath: path))).map { String(decoding: $0, as: UTF8.self) } }
        guard let own = read("/proc/self/stat"), let system = read("/proc/stat"),
            let descriptors = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
        else { return nil }
        self.init(own: own, system: system, descriptors: descriptors, ticks: Double(sysconf(Int32(_SC_CLK_TCK))), page: Int(getpagesize()))
    }

    /// - Parameters:
    ///   - own: `/proc/self/stat`, whose second field is the name of the program and may hold any character.
    ///   - system: `/proc/stat`.
    ///   - ticks: Ticks of the system's clock in a second.
    ///   - page: The bytes of a page of memory.
    init?(own: String, system: String, descriptors: Int, ticks: Double, page: Int) {
        guard let name = own.lastIndex(of: ")"), ticks > 0 else { return nil }
        // The first of them is the third of the file: the state.
        let fields = own[name...].split(separator: " ").dropFirst().map { Double($0) ?? 0 }
        let boot = system.split(separator: "\n").first { $0.hasPrefix("btime ") }.flatMap { Double($0.dropFirst(6)) }
        guard fields.count > 21, let boot, let pages = Int(exactly: fields[21]) else { return nil }
        (start, cpu) = (boot + fields[19] / ticks, (fields[11] + fields[12]) / ticks)
        (memory, self.descriptors) = (pages.multipliedReportingOverflow(by: page).partialValue, descriptors)
    }
}
