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

    /// What it prints, on either side.
    static func run(_ program: URL, _ arguments: [String], _ environment: [String: String] = [:]) async throws -> (
        status: Int32, text: String
    ) {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                let (process, output) = (Process(), Pipe())
                (process.executableURL, process.arguments) = (program, arguments)
                process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, given in given }
                (process.standardInput, process.standardOutput, process.standardError) = (FileHandle.nullDevice, output, output)
                do {
                    try process.run()
                    let data = try output.fileHandleForReading.readToEnd() ?? Data()
                    process.waitUntilEnded()
                    continuation.resume(returning: (process.terminationStatus, String(decoding: data, as: UTF8.self)))
                } catch {
                    continuation.resume(throwing: error)
                }
            }
        }
    }
}
