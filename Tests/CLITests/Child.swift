import Foundation
import TestKit

/// The executable, running.
final class Child {
    struct End {
        let reason: Process.TerminationReason
        let status: Int32
        let out: String
        let err: String
    }

    private let process = Process()
    private let (out, err) = (Pipe(), Pipe())
    private let folder: TemporaryFolder
    private var errors = Data()

    /// Its standard output may be one of the test's own, and a shell may prepare the process before it becomes the executable.
    init(_ arguments: [String], _ server: LoopbackServer? = nil, output: FileHandle? = nil, after preparation: String? = nil) throws {
        folder = try TemporaryFolder()
        guard let executable = Shell.executable else { throw CocoaError(.fileNoSuchFile) }
        process.executableURL = preparation == nil ? executable : URL(fileURLWithPath: "/bin/sh")
        process.arguments = preparation.map { ["-c", $0 + #"; exec "$0" "$@""#, executable.path] + arguments } ?? arguments
        process.environment = sanitizerVariables.merging(["HOME": folder.path]) { $1 }
        if let server {
            process.environment?["TMDB_BASE_URL"] = server.url("")
            process.environment?["TMDB_ACCESS_TOKEN"] = "head.body.tail"
        }
        (process.standardOutput, process.standardError) = (output ?? out, err)
        // What no process writes to would have no end.
        if output != nil { try out.fileHandleForWriting.close() }
        process.standardInput = FileHandle.nullDevice
        try process.runWithDefaultSignals()
    }

    var number: Int32 { process.processIdentifier }

    deinit { if process.isRunning { process.terminate() } }

    func interrupt(by signal: Int32 = SIGINT) { kill(process.processIdentifier, signal) }

    /// Waits until the process has begun to print, and reads no further.
    func readFirstByte() { _ = try? out.fileHandleForReading.read(upToCount: 1) }

    /// Reads the next line of what is printed; nil at the end.
    func readLine() -> String? {
        var line = Data()
        while let byte = try? out.fileHandleForReading.read(upToCount: 1), !byte.isEmpty {
            if byte == Data("\n".utf8) { return String(decoding: line, as: UTF8.self) }
            line += byte
        }
        return nil
    }

    func readErrors(until end: String) {
        while !String(decoding: errors, as: UTF8.self).hasSuffix(end) {
            guard let more = try? err.fileHandleForReading.read(upToCount: 1), !more.isEmpty else { return }
            errors += more
        }
    }

    func end() async -> End {
        let (out, err) = (out.fileHandleForReading, err.fileHandleForReading)
        let process = process
        let printed = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                // Only what fits into the pipes is printed by the commands that end by themselves.
                process.waitUntilEnded()
                continuation.resume(returning: [out, err].map { (try? $0.readToEnd()) ?? Data() })
            }
        }
        return End(
            reason: process.terminationReason, status: process.terminationStatus, out: String(decoding: printed[0], as: UTF8.self),
            err: String(decoding: errors + printed[1], as: UTF8.self))
    }
}
