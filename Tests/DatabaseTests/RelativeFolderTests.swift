import Foundation
import TestKit
import Testing

@testable import MarqueeDatabase

/// The folder of a store may be named from the folder of the process on.
struct RelativeFolderTests {
    @Test func `a folder without a parent in its name is made in the folder of the process`() throws {
        let (folder, before) = (try TemporaryFolder(), FileManager.default.currentDirectoryPath)
        try #require(FileManager.default.changeCurrentDirectoryPath(folder.path))
        defer { _ = FileManager.default.changeCurrentDirectoryPath(before) }
        for name in ["films", "a/b", "./c"] {
            let made = try StoreFolder(creating: name)
            #expect(made.path.hasPrefix("/") && made.path.hasSuffix(name.replacing("./", with: "")), "\(made.path)")
            #expect(FileManager.default.fileExists(atPath: folder.path(name)))
        }
        #expect(throws: StoreFailure.system(ENOENT)) { try StoreFolder(creating: "~/films") }
        #expect(throws: StoreFailure.system(ENOENT)) { try StoreFolder(creating: "") }
        #expect(!FileManager.default.fileExists(atPath: folder.path("~")))
    }
}
