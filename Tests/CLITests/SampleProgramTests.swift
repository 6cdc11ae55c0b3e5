import Foundation
import TestKit
import Testing

/// The samples that begin or end a program, each run as a program of its own: the isolation of a closure depends on where it is.
@Suite(.timeLimit(.minutes(5)))
struct SampleProgramTests {
    @Test(arguments: ["CleanEnd", "CleanEndOfType"]) func `SIGTERM ends the program of the documents cleanly`(_ name: String) async throws {
        let program = try Self.Program(name)
        try await program.waitUntilItWatchesSignals()
        program.process.send(SIGTERM)
        let end = await program.end()
        #expect(end.ending == .exit(0) && end.output.isEmpty, "\(end)")
    }

    @Test func `the first lines of the README print what it shows, as a program`() async throws {
        let end = await (try Self.Program("FirstLines")).end()
        let readme = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../README.md").standardized
        let shown = try String(contentsOf: readme, encoding: .utf8).components(separatedBy: "\n```text\n").dropFirst().first
        #expect(end.ending == .exit(0) && end.output == shown?.components(separatedBy: "```").first, "\(end)")
    }
}

extension SampleProgramTests {
    private struct Program {
        let process: ChildProcess
        private let folder: TemporaryFolder
        private let output = Pipe()

        /// Its files are in a folder of its own, and it has the environment of a service.
        init(_ name: String) throws {
            guard let program = Shell.built(name) else { throw CocoaError(.fileNoSuchFile) }
            folder = try TemporaryFolder()
            let environment = ["HOME": folder.path, "TMDB_ACCESS_TOKEN": "head.body.signature", "SWIFT_BACKTRACE": "enable=no"]
            process = try ChildProcess(
                program.path, environment: sanitizerVariables.merging(environment) { $1 }, output: .pipe(output), errors: .pipe(output))
        }

        /// Dispatch watches a signal by a descriptor, which the system lists with its signals. A signal before that is lost.
        func waitUntilItWatchesSignals() async throws {
            let folder = "/proc/\(process.number)/fdinfo"
            while process.isRunning {
                let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
                if files.contains(where: { (try? String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8))?.contains("sigmask:") == true }
                ) {
                    return
                }
                await Task.yield()
            }
        }

        /// Its end, and all that it has printed.
        func end() async -> (ending: ChildProcess.End, output: String) {
            let ending = await process.end()
            let data = try? output.fileHandleForReading.readToEnd()
            return (ending, String(decoding: data ?? Data(), as: UTF8.self))
        }
    }
}
