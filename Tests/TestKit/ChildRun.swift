import Foundation
import Synchronization

/// A second run of this test program, for tests of what may take the whole process with it.
package struct ChildRun: Sendable {
    /// Whether every test passed, and there was one.
    package let passed: Bool
    /// Whether a trap ended it.
    package let trapped: Bool
    /// What it printed, for the report of a failure.
    package let output: String

    /// Runs the tests that a filter names, in a process of their own that is told what it is there for.
    ///
    /// Another program may be put before it, to prepare what the tests need; the first word is its path.
    package static func tests(
        _ filter: String, _ environment: [String: String] = [:], behind launcher: [String] = []
    ) async throws -> ChildRun {
        let folder = try TemporaryFolder()
        let path = folder.path("output")
        guard FileManager.default.createFile(atPath: path, contents: nil), let output = FileHandle(forWritingAtPath: path),
            let program = Bundle.main.executablePath
        else { throw CocoaError(.fileWriteUnknown) }
        let process = Process()
        let words = launcher + [program, "--testing-library", "swift-testing", "--filter", filter]
        process.executableURL = URL(fileURLWithPath: words[0])
        process.arguments = Array(words.dropFirst())
        let inherited = ProcessInfo.processInfo.environment.filter { !$0.key.lowercased().hasSuffix("_proxy") }
        process.environment = inherited.merging(environment) { _, given in given }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output

        let number = Mutex<Int32?>(nil)
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                process.terminationHandler = { _ in continuation.resume() }
                do {
                    try process.run()
                    number.withLock { $0 = process.processIdentifier }
                } catch {
                    process.terminationHandler = nil
                    continuation.resume(throwing: error)
                }
            }
        } onCancel: {
            // It may hang for good, which is one of the things that are tested.
            if let number = number.withLock({ $0 }) { kill(number, SIGKILL) }
        }
        let said = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
        let isClean = process.terminationReason == .exit && process.terminationStatus == 0
        return ChildRun(
            passed: isClean && said.contains(" passed after ") && !said.contains("with 0 tests"),
            trapped: process.terminationReason == .uncaughtSignal && [SIGILL, SIGTRAP].contains(process.terminationStatus), output: said)
    }

    /// The end of the output, where the failure is.
    package var tail: String { output.suffix(6_000).description }
}
