import Foundation

extension ChildProcess {
    /// Runs a program until its end. The end of the test ends it too.
    ///
    /// - Parameter words: The file of the program, and its arguments.
    /// - Returns: How it has ended, and what it wrote to both of its streams.
    package static func run(
        _ words: [String], environment: [String: String] = ProcessInfo.processInfo.environment
    ) async throws -> (end: End, output: String) {
        let folder = try TemporaryFolder()
        // The folder goes with its last use.
        defer { withExtendedLifetime(folder) {} }
        let path = folder.path("output")
        guard FileManager.default.createFile(atPath: path, contents: nil), let output = FileHandle(forWritingAtPath: path) else {
            throw CocoaError(.fileWriteUnknown)
        }
        let process = try ChildProcess(
            words[0], Array(words.dropFirst()), environment: environment, output: .file(output), errors: .file(output))
        let end = await withTaskCancellationHandler {
            await process.end()
        } onCancel: {
            // It may hang for good, which is one of the things that are tested.
            process.send(SIGKILL)
        }
        return (end, String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self))
    }
}
