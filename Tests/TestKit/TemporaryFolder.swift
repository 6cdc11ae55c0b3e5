package import Foundation

/// A folder that is gone when the test is.
package final class TemporaryFolder: Sendable {
    package let path: String

    package init() throws {
        // Messages with a path have to fit into one line of a terminal.
        let name = String(UInt64.random(in: 0..<1 << 48), radix: 16)
        path = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/marquee-\(name)"
        // Another test may try the creation of files without a mask, which belongs to the whole process.
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    deinit {
        // A store that closes can make a file between the look into a folder and its removal, which fails then.
        for _ in 0..<1_000 where (try? FileManager.default.removeItem(atPath: path)) == nil {
            guard FileManager.default.fileExists(atPath: path) else { return }
        }
    }

    /// The bytes of every file in a folder in it, one after the other.
    package func bytes(under name: String) throws -> Data {
        let folder = path(name)
        var bytes = Data()
        for file in try FileManager.default.subpathsOfDirectory(atPath: folder).sorted() {
            bytes += (try? Data(contentsOf: URL(fileURLWithPath: folder + "/" + file))) ?? Data()
        }
        return bytes
    }

    package func path(_ name: String) -> String { path + "/" + name }
}
