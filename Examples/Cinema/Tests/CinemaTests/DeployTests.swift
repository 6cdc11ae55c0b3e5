import Foundation
import Testing

/// `Examples/Deploy`: no container engine is needed for the second stage of the image.
@Suite(.timeLimit(.minutes(30)), .enabled(if: BareRoots.arePermitted, "only root can change the root of a process"))
struct DeployTests {
    @Test func `The site opens, is healthy and ends in a root with its libraries and nothing else, as the user of the image`() async throws
    {
        let folder = URL(filePath: #filePath).appending(path: "../../../../Deploy").standardizedFileURL
        let (process, output) = (Process(), Pipe())
        process.executableURL = folder.appending(path: "check")
        process.arguments = [URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "Cinema").path]
        (process.standardInput, process.standardOutput, process.standardError) = (FileHandle.nullDevice, output, output)
        try process.run()
        let text = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(returning: String(decoding: (try? output.fileHandleForReading.readToEnd()) ?? Data(), as: UTF8.self))
            }
        }
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(text)")
        #expect(text.hasSuffix("check: opened, was healthy, and ended with status 0\n"))
    }
}

/// Roots with nothing but a program.
private enum BareRoots {
    static var arePermitted: Bool {
        #if os(Linux)
            geteuid() == 0 && ["/usr/bin/unshare", "/usr/sbin/chroot"].allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }
        #else
            false
        #endif
    }
}
