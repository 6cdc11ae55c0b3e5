import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

/// Files of pictures that are damaged, deleted or too many.
@Suite(.timeLimit(.minutes(5)))
struct ImageStoreTests {
    @Test func `a picture comes back as it was stored, and only its owner can read it`() async throws {
        let folder = try TemporaryFolder()
        let stores = try await folder.images()
        try await stores.images.save(.picture(1, count: 5_000), for: .picture(1))
        #expect(try await stores.images.load(.picture(1)) == .picture(1, count: 5_000))
        #expect(try await stores.images.load(.picture(2)) == nil)
        let name = try #require(try folder.pictures().first)
        #expect(try folder.mode("images") == 0o700 && folder.mode("images/" + name) == 0o600)
        #expect(name.wholeMatch(of: /[0-9a-f]{32}/) != nil)
        await stores.close()
        let later = try await folder.images()
        #expect(try await later.images.load(.picture(1)) == .picture(1, count: 5_000))
        await later.close()
    }

    @Test func `what the server has confirmed is not written again`() async throws {
        let folder = try TemporaryFolder()
        let stores = try await folder.images()
        try await stores.images.save(.picture(1, count: 500), for: .picture(1))
        let file = "images/" + (try #require(try folder.pictures().first))
        let before = try StoreFile(path: folder.path(file)).identity()
        var confirmed = Snapshot.picture(1, count: 500)
        confirmed.validUntil += 5_000
        try await stores.images.save(confirmed, for: .picture(1))
        #expect(try StoreFile(path: folder.path(file)).identity() == before)
        #expect(try await stores.images.load(.picture(1)) == confirmed)
        try await stores.images.save(.picture(2, count: 700), for: .picture(1))
        #expect(try await stores.images.load(.picture(1)) == .picture(2, count: 700))
        #expect(try folder.pictures().count == 1)
        await stores.close()
    }

    enum Damage: CaseIterable {
        case flipped, truncated, longer, empty, missing, link, folder, pipe, unreadable
    }

    @Test(arguments: Damage.allCases)
    func `a damaged file counts as missing, is removed, and can be stored again`(_ damage: Damage) async throws {
        let folder = try TemporaryFolder()
        let stores = try await folder.images()
        try await stores.images.save(.picture(1, count: 5_000), for: .picture(1))
        let name = "images/" + (try #require(try folder.pictures().first))
        try folder.write(Data("elsewhere".utf8), to: "outside")
        try Self.inflict(damage, on: folder.path(name), in: folder)
        #expect(try await stores.images.load(.picture(1)) == nil)
        #expect(try await stores.info.info().images == 0)
        if damage != .folder { #expect(try folder.pictures() == []) }
        #expect(try folder.bytes("outside") == Data("elsewhere".utf8))
        if damage == .folder { try FileManager.default.removeItem(atPath: folder.path(name)) }
        try await stores.images.save(.picture(1, count: 5_000), for: .picture(1))
        #expect(try await stores.images.load(.picture(1)) == .picture(1, count: 5_000))
        await stores.close()
    }

    private static func inflict(_ damage: Damage, on path: String, in folder: TemporaryFolder) throws {
        let url = URL(fileURLWithPath: path)
        var bytes = try Data(contentsOf: url)
        try FileManager.default.removeItem(atPath: path)
        switch damage {
        case .flipped:
            bytes[2_500] ^= 1
            try bytes.write(to: url)
        case .truncated: try bytes.prefix(4_999).write(to: url)
        case .longer: try (bytes + [0]).write(to: url)
        case .empty: try Data().write(to: url)
        case .missing: break
        case .link: try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: folder.path("outside"))
        case .folder: try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        case .pipe: #expect(mkfifo(path, 0o600) == 0)
        case .unreadable:
            // The administrator can read it all the same, so it is damaged besides.
            try Data(count: 5_000).write(to: url)
            #expect(chmod(path, 0) == 0)
        }
    }

    @Test func `a folder that was deleted comes back`() async throws {
        let folder = try TemporaryFolder()
        let stores = try await folder.images()
        try await stores.images.save(.picture(1, count: 500), for: .picture(1))
        try FileManager.default.removeItem(atPath: folder.path("images"))
        #expect(try await stores.images.load(.picture(1)) == nil)
        try await stores.images.save(.picture(1, count: 500), for: .picture(1))
        #expect(try await stores.images.load(.picture(1)) == .picture(1, count: 500))
        #expect(try folder.mode("images") == 0o700)
        await stores.close()
    }

    @Test func `a link or a file in the place of the folder is refused, and its target is not changed`() async throws {
        let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
        let stores = try await folder.images()
        try FileManager.default.createSymbolicLink(atPath: folder.path("images"), withDestinationPath: other.path)
        let link = await #expect(throws: MarqueeError.self) {
            try await stores.images.save(.picture(1, count: 500), for: .picture(1))
        }
        #expect(link?.reason.key == "store.notAFile")
        #expect(try other.names() == [])
        try FileManager.default.removeItem(atPath: folder.path("images"))
        try folder.write(Data("a file".utf8), to: "images")
        let file = await #expect(throws: MarqueeError.self) {
            try await stores.images.save(.picture(1, count: 500), for: .picture(1))
        }
        #expect(file?.reason.key == "store.notAFile")
        #expect(try folder.bytes("images") == Data("a file".utf8))
        #expect(try await stores.images.load(.picture(1)) == nil)
        await stores.close()
    }

    @Test func `files that no row names are removed, and nothing that is not ours`() async throws {
        let folder = try TemporaryFolder()
        let first = try await folder.images()
        try await first.images.save(.picture(1, count: 500), for: .picture(1))
        await first.close()
        let orphan = String(repeating: "a0", count: 16)
        for name in [orphan, orphan + ".part", "notes.txt", String(repeating: "A0", count: 16)] {
            try folder.write(Data("left behind".utf8), to: "images/" + name)
        }
        let stores = try await folder.images()
        try await stores.images.save(.picture(2, count: 500), for: .picture(2))
        #expect(
            try folder.names(in: "images").filter { !$0.contains(/^[0-9a-f]{32}$/) } == [String(repeating: "A0", count: 16), "notes.txt"])
        #expect(try folder.pictures().count == 2)
        #expect(try await stores.images.load(.picture(1)) == .picture(1, count: 500))
        await stores.close()
    }

    @Test func `where the index is lost while it is in use, the files that it named go`() async throws {
        let folder = try TemporaryFolder()
        let stores = try await folder.images()
        for number in 1...3 { try await stores.images.save(.picture(number, count: 500), for: .picture(number)) }
        for name in try folder.names() where name.hasPrefix("cache.sqlite") { unlink(folder.path(name)) }
        try await stores.images.save(.picture(4, count: 500), for: .picture(4))
        #expect(try folder.pictures().count == 1)
        #expect(try await stores.images.load(.picture(4)) == .picture(4, count: 500))
        await stores.close()
    }

    @Test func `an emptied store has no file, and no byte of a path, left`() async throws {
        let folder = try TemporaryFolder()
        let stores = try await folder.images()
        for number in 1...20 { try await stores.images.save(.picture(number, count: 500), for: .picture(number)) }
        let info = try await stores.info.info()
        #expect(info.images == 20 && info.imageBytes == 10_000 && info.imageByteLimit == 1 << 20)
        #expect(try await stores.images.remove(.all) == 20)
        #expect(try folder.pictures() == [])
        let after = try await stores.info.info()
        #expect(after.images == 0 && after.imageBytes == 0)
        await stores.close()
        #expect(try folder.bytes("cache.sqlite").range(of: Data("picture7.jpg".utf8)) == nil)
    }

    @Test func `what is private is not here, and one picture can be removed or expire`() async throws {
        let folder = try TemporaryFolder()
        let stores = try await folder.images()
        for number in 1...3 { try await stores.images.save(.picture(number, count: 500), for: .picture(number)) }
        for selection in [SnapshotSelection.tenant(1), .subject(.movie(1)), .operation("GET", tenant: 1)] {
            #expect(try await stores.images.remove(selection) == 0)
            try await stores.images.expire(selection)
        }
        try await stores.images.remove(.key(.picture(1)))
        try await stores.images.expire(.key(.picture(2)))
        #expect(try await stores.images.load(.picture(1)) == nil)
        #expect(try await stores.images.load(.picture(2))?.validUntil == Date(timeIntervalSince1970: 0))
        #expect(try await stores.images.load(.picture(3)) == .picture(3, count: 500))
        try await stores.images.expire(.all)
        #expect(try await stores.images.load(.picture(3))?.validUntil == Date(timeIntervalSince1970: 0))
        #expect(try folder.pictures().count == 2)
        await stores.close()
    }

    @Test func `a store that is only read is read, and no byte changes`() async throws {
        let folder = try TemporaryFolder()
        let stores = try await folder.images()
        try await stores.images.save(.picture(1, count: 500), for: .picture(1))
        await stores.close()
        let before = try folder.names(in: "images")
        let reading = try await SQLiteStores.open(.readOnly(folder.path))
        let images = try #require(reading.images)
        #expect(try await images.load(.picture(1)) == .picture(1, count: 500))
        try await images.save(.picture(2, count: 500), for: .picture(2))
        #expect(try await images.remove(.all) == 0)
        #expect(try folder.names(in: "images") == before)
        await reading.close()
        #expect(try await SQLiteStores.open(.memory).images == nil)
    }

    @Test func `no text of a server is part of the name of a file`() {
        var names: Set<String> = []
        for text in [
            "", "/", "..", "../../etc/passwd", "a\0b", String(repeating: "x", count: 100_000), "\u{202E}", "%2e%2e%2f", "~", "con",
        ] {
            let name = ImageFolder.name(for: text)
            #expect(name.wholeMatch(of: /[0-9a-f]{32}/) != nil)
            names.insert(name)
        }
        #expect(names.count == 10)
    }
}
