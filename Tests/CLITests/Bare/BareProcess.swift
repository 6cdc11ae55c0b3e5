import Foundation
import TestKit

/// The executable, running in a bare root.
final class BareProcess {
    /// Its end and its output.
    struct End {
        let status: Int32
        let isBySignal: Bool
        let (out, err): (String, String)
    }

    /// Far longer than any command takes: only a process that hangs is still there.
    private static let bound = DispatchTimeInterval.seconds(600)

    private let process: ChildProcess
    private let (out, err) = (Pipe(), Pipe())
    private var line = Data()

    /// Starts a command on a machine.
    ///
    /// - Parameters:
    ///   - user: The number of a user. The root has no table of users.
    ///   - terminal: Where the command reads and writes; nil means pipes, and no input.
    init(_ arguments: [String], on machine: BareMachine, in root: BareRoot, user: uid_t, terminal: FileHandle? = nil) throws {
        var mounts = machine.isReadOnly ? #"mount --bind "$0" "$0"; mount -o remount,ro,bind "$0"; "# : ""
        if machine.hasProcesses { mounts += #"mount -t proc proc "$0/proc"; "# }
        // Each program takes the place of the one before, so signals reach the command.
        let script = #"set -e; ip link set lo up; \#(mounts)\#(machine.preparation)\#nexec env -i "$@""#
        let variables = machine.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        let words =
            ["--mount", "--net", "/bin/bash", "-c", script, root.path] + variables
            + [Tool.named("chroot")?.path ?? "chroot", "--userspec=\(user):\(user)", "--groups=", root.path, "/marquee"] + arguments
        process = try ChildProcess(
            Tool.named("unshare")?.path ?? "unshare", words, environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""],
            input: terminal.map { .file($0) } ?? .null, output: terminal.map { .file($0) } ?? .pipe(out),
            errors: terminal.map { .file($0) } ?? .pipe(err))
        guard terminal != nil else { return }
        // A reader would wait for output that this process could still write.
        for pipe in [out, err] { try pipe.fileHandleForWriting.close() }
    }

    /// Asks it to end, as a supervisor does.
    func terminate() { process.send(SIGTERM) }

    /// Waits until the command has taken the place of the programs that prepare the root, or has ended.
    func waitUntilItRuns() async {
        let number = process.number
        while process.isRunning {
            let name = try? String(contentsOfFile: "/proc/\(number)/comm", encoding: .utf8)
            if name == "marquee\n" { return }
            await Task.yield()
        }
    }

    /// Waits until it has printed a line, or has ended.
    func readLine() async {
        let out = out.fileHandleForReading
        line += await Self.onThread {
            var line = Data()
            while let byte = try? out.read(upToCount: 1), !byte.isEmpty {
                line += byte
                if byte == Data("\n".utf8) { break }
            }
            return line
        }
    }

    func end() async -> End {
        let process = process
        let overdue = DispatchWorkItem { process.send(SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.bound, execute: overdue)
        let (out, err) = (out.fileHandleForReading, err.fileHandleForReading)
        async let errors = Self.onThread { (try? err.readToEnd()) ?? Data() }
        let printed = await Self.onThread { (try? out.readToEnd()) ?? Data() }
        let said = await errors
        let ending = await process.end()
        overdue.cancel()
        // Linux refuses a user's process the signal that would end a server of root with it.
        process.endGroup()
        return End(
            status: ending.status ?? ending.signal ?? 0, isBySignal: ending.signal != nil,
            out: String(decoding: line + printed, as: UTF8.self), err: String(decoding: said, as: UTF8.self))
    }

    static func onThread(_ read: @escaping @Sendable () -> Data) async -> Data {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: read()) }
        }
    }
}
