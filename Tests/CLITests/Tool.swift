import Foundation
import TestKit

/// Another program, such as a shell, where it is installed.
enum Tool {
    /// Its file; nil where it is not installed.
    static func named(_ name: String) -> URL? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// Its output and its errors.
    static func run(_ program: URL, _ arguments: [String], _ environment: [String: String] = [:]) async throws -> (
        status: Int32, text: String
    ) {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(
                    with: Result {
                        let output = Pipe()
                        let process = try ChildProcess(
                            program.path, arguments, environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
                            output: .pipe(output), errors: .pipe(output))
                        let data = try output.fileHandleForReading.readToEnd() ?? Data()
                        let end = process.wait()
                        return (end.status ?? end.signal ?? 0, String(decoding: data, as: UTF8.self))
                    })
            }
        }
    }
}
