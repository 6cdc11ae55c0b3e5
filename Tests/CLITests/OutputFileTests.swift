import Foundation
import TestKit
import Testing

@testable import MarqueeCLI

struct OutputFileTests {
    private func content(_ path: String) -> [UInt8]? { FileManager.default.contents(atPath: path).map { Array($0) } }

    @Test func `a file is written, and one that was there is replaced and keeps its mode`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("poster.jpg")
        try OutputFile.write([1, 2, 3], to: path)
        #expect(content(path) == [1, 2, 3])
        chmod(path, 0o600)
        try OutputFile.write([4], to: path)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(content(path) == [4] && mode == 0o600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["poster.jpg"])
    }

    /// A process that has the file open reads the old content: nothing is written into it.
    @Test func `a file that another process reads stays whole`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("poster.jpg")
        try OutputFile.write([1, 2, 3], to: path)
        let reader = try #require(FileHandle(forReadingAtPath: path))
        try OutputFile.write([4], to: path)
        #expect(try reader.readToEnd() == Data([1, 2, 3]))
    }

    @Test func `a link stays, and what it leads to is replaced`() throws {
        let folder = try TemporaryFolder()
        let (path, link) = (folder.path("poster.jpg"), folder.path("link.jpg"))
        try OutputFile.write([1], to: path)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
        try OutputFile.write([2], to: link)
        #expect(content(path) == [2])
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
    }

    @Test func `a device is written to, and stays one`() throws {
        try OutputFile.write([1], to: "/dev/null")
        let kind = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        #expect(kind == .typeCharacterSpecial)
    }

    @Test func `a place that cannot be written to is named, and nothing is left behind`() throws {
        let folder = try TemporaryFolder()
        for path in [folder.path("no/poster.jpg"), folder.path] {
            #expect {
                try OutputFile.write([1], to: path)
            } throws: { error in
                (error as? Failure).map { $0.message.contains("“\(path)” cannot be written: ") && $0.status == .failure } ?? false
            }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
}
