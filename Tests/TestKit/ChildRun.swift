import Foundation

/// A second run of this test program, for tests that may end the whole process.
package struct ChildRun: Sendable {
    /// Whether every test passed, and there was one.
    package let passed: Bool
    /// Whether a trap ended it.
    package let trapped: Bool
    /// Its output, for the report of a failure.
    package let output: String

    /// Runs the tests that a filter names, in a process of their own with a variable that names its purpose.
    ///
    /// Another program may be put before it, to prepare the environment of the tests; the first word is its path.
    package static func tests(
        _ filter: String, _ environment: [String: String] = [:], behind launcher: [String] = []
    ) async throws -> ChildRun {
        let folder = try TemporaryFolder()
        let path = folder.path("output")
        guard FileManager.default.createFile(atPath: path, contents: nil), let output = FileHandle(forWritingAtPath: path),
            let program = Bundle.main.executablePath
        else { throw CocoaError(.fileWriteUnknown) }
        let words = launcher + [program, "--testing-library", "swift-testing", "--filter", filter]
        let inherited = ProcessInfo.processInfo.environment.filter { !$0.key.lowercased().hasSuffix("_proxy") }
        let process = try ChildProcess(
            words[0], Array(words.dropFirst()), environment: inherited.merging(environment) { _, given in given },
            output: .file(output), errors: .file(output))
        let end = await withTaskCancellationHandler {
            await process.end()
        } onCancel: {
            // It may hang for good, which is one of the things that are tested.
            process.send(SIGKILL)
        }
        let said = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
        return ChildRun(
            passed: end == .exit(0) && said.contains(" passed after ") && !said.contains("with 0 tests"),
            trapped: [.signal(SIGILL), .signal(SIGTRAP)].contains(end), output: said)
    }

    /// The end of the output, where the failure is.
    package var tail: String { output.suffix(6_000).description }
}
