import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

@Suite(.timeLimit(.minutes(5)))
struct AccountScrubTests {
    @Test func `old bytes are erased also on a page that no row stands on wholly`() async throws {
        let folder = try TemporaryFolder()
        let stores = try await folder.library()
        // A row of more than a page goes on elsewhere.
        let tenant = try await stores.signIn(1, session: String(repeating: "s", count: 6_000))
        await stores.close()
        let root = try SQLiteHandle(folder.path("user.sqlite")).number("SELECT rootpage FROM sqlite_schema WHERE name = 'account'")
        let page = (root - 1) * 4_096
        var bytes = try folder.bytes("user.sqlite")
        try #require(bytes[page] == 0x0D && bytes[page + 4] == 1)
        let old = Data("OLD-SECRET-OF-SOMEBODY".utf8)
        bytes.replaceSubrange(page + 100..<page + 100 + old.count, with: old)
        try folder.write(bytes, to: "user.sqlite")

        let file = StoreFile(path: folder.path("user.sqlite"))
        let handle = try SQLiteHandle(file.path)
        try handle.notePlace(at: file)
        try AccountScrub(handle: handle).run()
        #expect(try folder.bytes("user.sqlite").range(of: old) == nil)
        #expect(try AccountTable(handle: handle).session(tenant)?.authorization?.session.reveal().utf8.count == 6_000)
    }
}
