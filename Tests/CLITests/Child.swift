import Foundation
import TestKit

/// The executable, running.
final class Child {
    struct End {
        let ending: ChildProcess.End
        let out: String
        let err: String
    }

    private let process: ChildProcess
    private let (out, err) = (Pipe(), Pipe())
    private let folder: TemporaryFolder
    private var errors = Data()

    /// Its standard output may be one of the test's own, and a shell may prepare the process before it becomes the executable.
    init(_ arguments: [String], _ server: LoopbackServer? = nil, output: FileHandle? = nil, after preparation: String? = nil) throws {
        folder = try TemporaryFolder()
        guard let executable = Shell.executable else { throw CocoaError(.fileNoSuchFile) }
        var environment = sanitizerVariables.merging(["HOME": folder.path]) { $1 }
        if let server {
            environment["TMDB_BASE_URL"] = server.url("")
            environment["TMDB_ACCESS_TOKEN"] = "head.body.tail"
        }
        process = try ChildProcess(
            preparation == nil ? executable.path : "/bin/sh",
            preparation.map { ["-c", $0 + #"; exec "$0" "$@""#, executable.path] + arguments } ?? arguments, environment: environment,
            output: output.map { .file($0) } ?? .pipe(out), errors: .pipe(err))
        // A reader would wait for output that this process could still write.
        if output != nil { try out.fileHandleForWriting.close() }
    }

    var number: Int32 { process.number }

    deinit { process.send(SIGTERM) }

    func interrupt(by signal: Int32 = SIGINT) { process.send(signal) }

    /// Waits until the process has begun to print, and reads no further.
    func readFirstByte() { _ = try? out.fileHandleForReading.read(upToCount: 1) }

    /// Reads the next line of the output; nil at the end.
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
        // The output of commands that end by themselves fits into the pipes.
        let ending = await process.end()
        let printed = [out, err].map { (try? $0.readToEnd()) ?? Data() }
        return End(
            ending: ending, out: String(decoding: printed[0], as: UTF8.self),
            err: String(decoding: errors + printed[1], as: UTF8.self))
    }
}
