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
        guard let program = Bundle.main.executablePath else { throw CocoaError(.fileNoSuchFile) }
        let words = launcher + [program, "--testing-library", "swift-testing", "--filter", filter]
        let inherited = ProcessInfo.processInfo.environment.filter { !$0.key.lowercased().hasSuffix("_proxy") }
        let (end, said) = try await ChildProcess.run(words, environment: inherited.merging(environment) { _, given in given })
        return ChildRun(
            passed: end == .exit(0) && said.contains(" passed after ") && !said.contains("with 0 tests"),
            trapped: [.signal(SIGILL), .signal(SIGTRAP)].contains(end), output: said)
    }

    /// The end of the output, where the failure is.
    package var tail: String { output.suffix(6_000).description }
}
