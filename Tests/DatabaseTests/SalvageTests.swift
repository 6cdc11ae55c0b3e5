import MarqueeCSQLite
import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

@Suite(.timeLimit(.minutes(5)))
struct SalvageTests {
    private func filled() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let stores = try await folder.openAll()
        for number in 0..<60 { _ = try await stores.history?.record(Self.search(number), of: nil, at: .at(Double(number))) }
        await stores.close()
        return folder
    }

    private static func search(_ number: Int) -> String { "Search \(number). " + String(repeating: "Wörter ", count: 40) }

    private func searches(in folder: TemporaryFolder, _ events: EventLog) async throws -> [String] {
        let stores = try await folder.openAll(events)
        let found = try await stores.history?.searches(beginning: "", of: nil, limit: .max).map(\.text)
        await stores.close()
        return found ?? []
    }

    private var all: [String] { (0..<60).reversed().map { Self.search($0) } }

    @Test func `rows survive the loss of the header, in their order, and the file keeps its identity`() async throws {
        let folder = try await filled()
        let identity = try UserFileTests.identity(in: folder)
        let bytes = try folder.bytes("user.sqlite")
        try folder.write(Data(count: 100) + bytes.dropFirst(100), to: "user.sqlite")
        let events = EventLog()
        #expect(try await searches(in: folder, events) == all)
        #expect(events.rebuilds == ["store.salvaged"])
        #expect(try UserFileTests.identity(in: folder) == identity)
    }

    @Test func `rows survive the loss of the page that leads to them`() async throws {
        let folder = try await filled()
        var bytes = try folder.bytes("user.sqlite")
        let root = try #require(
            SQLiteHandle(folder.path("user.sqlite")).first("SELECT rootpage FROM sqlite_schema WHERE name = 'recent_search'") {
                Int($0.integer(0))
            })
        bytes.replaceSubrange((root - 1) * 4_096..<root * 4_096, with: Data(repeating: 0xAA, count: 4_096))
        try folder.write(bytes, to: "user.sqlite")
        #expect(try await searches(in: folder, EventLog()) == all)
    }

    @Test(arguments: ["header", "recent_search"])
    func `searches of the version before survive damage too, and are nobody's`(_ damaged: String) async throws {
        let folder = try TemporaryFolder()
        try StoreFile(path: folder.path("user.sqlite")).create()
        let handle = try SQLiteHandle(folder.path("user.sqlite"))
        try Schema.user.migrate(handle, to: 2)
        for number in 0..<60 {
            let values: [SQLValue] = [.text(Self.search(number).lowercased()), .text(Self.search(number)), .integer(7)]
            try handle.run("INSERT INTO recent_search(folded, text, searched_at) VALUES(?1, ?2, ?3)", values)
        }
        let root = try handle.number("SELECT rootpage FROM sqlite_schema WHERE name = ?1", [.text(damaged)])
        let place = damaged == "header" ? 0..<100 : (root - 1) * 4_096..<root * 4_096
        var bytes = try folder.bytes("user.sqlite")
        bytes.replaceSubrange(place, with: Data(count: place.count))
        try folder.write(bytes, to: "user.sqlite")
        let events = EventLog()
        #expect(try await searches(in: folder, events) == all)
        #expect(events.rebuilds == ["store.salvaged"])
    }

    /// Sessions, marks and slots on many pages, and their counts.
    private func library() async throws -> (TemporaryFolder, [Int: (StoredSession?, StoredMarks, [OutboxEntry])]) {
        let folder = try TemporaryFolder()
        let stores = try await folder.library()
        var kept: [Int: (StoredSession?, StoredMarks, [OutboxEntry])] = [:]
        for account in 1...25 {
            let tenant = try await stores.signIn(account, session: String(repeating: "\(account)", count: 200))
            let shelf = WholeShelf(
                .ratedMovies, values: Dictionary(uniqueKeysWithValues: (1...20).map { (.movie($0), .rated($0)) }))
            _ = try await stores.library.reconcile(shelf, of: tenant, since: 0)
            for number in 1...5 { _ = try await stores.set(.watchlist(true), on: .tv(number), of: tenant) }
            _ = try await stores.library.reject(#require(await stores.lease(tenant)), because: .refusal)
            try await stores.release(#require(await stores.lease(tenant)), until: .at(60))
            _ = try await stores.lease(tenant)
            kept[tenant] = (
                try await stores.sessions.session(tenant), try await stores.library.marks(of: tenant),
                try await stores.library.entries(of: tenant)
            )
        }
        await stores.close()
        return (folder, kept)
    }

    @Test(arguments: ["account", "mark", "outbox", "shelf", nil])
    func `sessions, marks and changes survive the loss of the page that leads to them`(table: String?) async throws {
        let (folder, kept) = try await library()
        var bytes = try folder.bytes("user.sqlite")
        var page = 0..<100
        if let table {
            let root = try SQLiteHandle(folder.path("user.sqlite")).number(
                "SELECT rootpage FROM sqlite_schema WHERE name = ?1", [.text(table)])
            // The page of a small table holds its rows, and they would be gone.
            if bytes[(root - 1) * 4_096] == 0x05 { page = (root - 1) * 4_096..<root * 4_096 }
        }
        bytes.replaceSubrange(page, with: Data(count: page.count))
        try folder.write(bytes, to: "user.sqlite")
        let events = EventLog()
        let stores = try await folder.library(events: events)
        #expect(events.rebuilds == ["store.salvaged"])
        for (tenant, (session, marks, slots)) in kept {
            #expect(try await stores.sessions.session(tenant) == session)
            #expect(try await stores.library.marks(of: tenant) == marks)
            #expect(try await stores.library.entries(of: tenant) == slots)
        }
        await stores.close()
    }

    @Test func `an index that no longer says what the rows say is noticed when the file is opened`() async throws {
        let folder = try await filled()
        var bytes = try folder.bytes("user.sqlite")
        // Folded text is in the index of texts and in the row; only in the index does it begin a record.
        let places = bytes.indices(of: Data("search 30. ".utf8))
        try #require(places.count == 2)
        let pages = places.map { bytes[$0 / 4_096 * 4_096] }
        let index = try #require(zip(places, pages).first { $1 == 0x0A }?.0)
        bytes[index] = UInt8(ascii: "z")
        try folder.write(bytes, to: "user.sqlite")
        let events = EventLog()
        #expect(try await searches(in: folder, events) == all)
        #expect(events.rebuilds == ["store.salvaged"])
    }

    @Test func `a large file that was closed is opened without a look at its rows, and damage is salvaged where it is met`() async throws {
        let folder = try await filled()
        try damage(folder, aPageWith: "search 30. ")
        let events = EventLog()
        let file = UserFile(
            UserOpening(path: folder.path("user.sqlite"), schema: .user, fullCheckBytes: 0, onEvent: events.handler), isReadOnly: false)
        _ = try await file.open()
        #expect(events.rebuilds == [])
        let found = try await file.read { (handle) throws(StoreFailure) in
            try handle.all("SELECT text FROM recent_search NOT INDEXED") { $0.text(0) ?? "" }
        }
        #expect(events.rebuilds == ["store.salvaged"])
        #expect(!found.isEmpty && found.count < all.count)
        await file.close()
    }

    @Test func `an index that disagrees with the rows of a large file is found by a check, and made anew`() async throws {
        let folder = try await filled()
        var bytes = try folder.bytes("user.sqlite")
        let place = try #require(bytes.indices(of: Data("search 30. ".utf8)).first { bytes[$0 / 4_096 * 4_096] == 0x0A })
        bytes[place] = UInt8(ascii: "z")
        try folder.write(bytes, to: "user.sqlite")
        let events = EventLog()
        let file = UserFile(
            UserOpening(path: folder.path("user.sqlite"), schema: .user, fullCheckBytes: 0, onEvent: events.handler), isReadOnly: false)
        _ = try await file.open()
        #expect(events.rebuilds == [])
        for _ in 1...2 { try await file.check() }
        #expect(events.rebuilds == ["store.salvaged"])
        let found = try await file.read { (handle) throws(StoreFailure) in
            try handle.all("SELECT text FROM recent_search NOT INDEXED") { $0.text(0) ?? "" }
        }
        #expect(found.count == all.count)
        await file.close()
        await #expect(throws: MarqueeError.self) { try await file.check() }
    }

    @Test func `all pages of a large file are checked if it was not closed`() async throws {
        let folder = try await filled()
        try damage(folder, aPageWith: "search 30. ")
        let events = EventLog()
        let opening = UserOpening(path: folder.path("user.sqlite"), schema: .user, fullCheckBytes: 0, onEvent: events.handler)
        let first = try opening.writer()
        #expect(events.rebuilds == [])
        try first.write { () throws(StoreFailure) in try first.execute("UPDATE store SET created_at = created_at + 1") }
        _ = try opening.writer()
        #expect(events.rebuilds == ["store.salvaged"])
    }

    /// Reverses a page of rows with a text.
    private func damage(_ folder: TemporaryFolder, aPageWith text: String) throws {
        var bytes = try folder.bytes("user.sqlite")
        let pages = bytes.indices(of: Data(text.utf8)).map { $0 / 4_096 * 4_096 }
        let page = try #require(pages.first { bytes[$0] == 0x0D })
        bytes.replaceSubrange(page..<page + 4_096, with: Data(bytes[page..<page + 4_096].reversed()))
        try folder.write(bytes, to: "user.sqlite")
    }

    @Test(arguments: [(damaged: 47, into: 48, isIndexDamaged: false), (48, 47, false), (47, 48, true), (48, 47, true)])
    func `a search whose key was damaged into that of another costs neither`(
        _ damaged: Int, into other: Int, isIndexDamaged: Bool
    ) async throws {
        let folder = try await filled()
        var bytes = try folder.bytes("user.sqlite")
        let isRow = { (place: Int) in bytes[place / 4_096 * 4_096] == 0x0D }
        let rows = bytes.indices(of: Data("search \(damaged). ".utf8)).filter(isRow)
        let entries = bytes.indices(of: Data("search \(other). ".utf8)).filter { !isRow($0) }
        try #require(rows.count == 1 && entries.count == 1)
        bytes.replaceSubrange(rows[0]..<rows[0] + 11, with: Data("search \(other). ".utf8))
        if isIndexDamaged { bytes[entries[0] + 3] ^= 1 }
        try folder.write(bytes, to: "user.sqlite")
        let events = EventLog()
        #expect(try await searches(in: folder, events) == all)
        #expect(events.rebuilds == ["store.salvaged"])
    }

    @Test(arguments: [(damaged: 47, into: 12, isIndexDamaged: false), (12, 47, false), (47, 12, true), (12, 47, true)])
    func `a search whose row number was damaged into that of another costs neither`(
        _ damaged: Int, into other: Int, isIndexDamaged: Bool
    ) async throws {
        let folder = try await filled()
        var bytes = try folder.bytes("user.sqlite")
        let row = try #require(bytes.indices(of: Data("Search \(damaged). ".utf8)).first)
        let page = row / 4_096 * 4_096
        let number = { (place: Int) in Int(bytes[place]) << 8 | Int(bytes[place + 1]) }
        let cells = (0..<number(page + 3)).map { page + number(page + 8 + 2 * $0) }
        let cell = try #require(cells.filter { $0 < row }.max())
        // The size of the record, which has two bytes, and its row number: searches are numbered from 1.
        try #require(bytes[page] == 0x0D && bytes[cell] > 0x7F && bytes[cell + 2] == damaged + 1)
        bytes[cell + 2] = UInt8(other + 1)
        if isIndexDamaged {
            let index = try SQLiteHandle(folder.path("user.sqlite")).number(
                "SELECT rootpage FROM sqlite_schema WHERE name = 'recent_search_by_text'")
            bytes[(index - 1) * 4_096] = 0xAA
        }
        try folder.write(bytes, to: "user.sqlite")
        let events = EventLog()
        // One of the two gets another number, and is the newest then.
        #expect(try await searches(in: folder, events).sorted() == all.sorted())
        #expect(events.rebuilds == ["store.salvaged"])
    }

    @Test(arguments: [(damaged: UInt8(1), into: UInt8(2)), (2, 1)])
    func `a mark whose key was damaged into that of another displaces nothing`(_ damaged: UInt8, into other: UInt8) async throws {
        let folder = try TemporaryFolder()
        let stores = try await folder.library()
        let tenant = try await stores.signIn(1)
        for number in 1...3 {
            let marks = Marks(rating: Rating(halfPoints: number))
            _ = try await stores.library.learn(marks, kinds: [.rating], on: .movie(0x3100 + number), of: tenant, since: number)
        }
        await stores.close()
        var bytes = try folder.bytes("user.sqlite")
        let rows = bytes.indices(of: Data("ratedMovies1".utf8) + [damaged]).filter { bytes[$0 / 4_096 * 4_096] == 0x0D }
        try #require(rows.count == 1)
        bytes[rows[0] + 12] = other
        try folder.write(bytes, to: "user.sqlite")
        let again = try await folder.library()
        let ratings = try await again.library.marks(of: tenant).entries.map {
            ($0.key.title.id - 0x3100, $0.value.marks.rating?.halfPoints)
        }
        #expect(Dictionary(uniqueKeysWithValues: ratings) == [Int(other): Int(other), 3: 3])
        await again.close()
    }

    @Test(arguments: ["recent_search(", "folded TEXT"])
    func `a name that a flipped bit has changed is damage, and the rows are kept`(_ name: String) async throws {
        let folder = try await filled()
        var bytes = try folder.bytes("user.sqlite")
        for place in bytes.indices(of: Data(name.utf8)) { bytes[place] ^= 1 }
        try folder.write(bytes, to: "user.sqlite")
        let events = EventLog()
        #expect(try await searches(in: folder, events) == all)
        #expect(events.rebuilds == ["store.salvaged"])
    }

    @Test func `what a log beside a damaged file has taken back is not brought up from old pages`() async throws {
        let folder = try await filled()
        let writer = try SQLiteHandle(folder.path("user.sqlite"))
        try writer.execute("PRAGMA wal_autocheckpoint = 0; DELETE FROM recent_search WHERE id = 5")
        let (log, bytes) = (try folder.bytes("user.sqlite-wal"), try folder.bytes("user.sqlite"))
        let copy = try TemporaryFolder()
        try copy.write(log, to: "user.sqlite-wal")
        try copy.write(Data(repeating: 0xAA, count: 8_192) + bytes.dropFirst(8_192), to: "user.sqlite")
        #expect(try await !searches(in: copy, EventLog()).contains(Self.search(4)))
    }

    @Test func `a page of any bytes is read without harm`() {
        var random = SplitMix64(seed: 5)
        for _ in 0..<2_000 {
            var page = [UInt8](random.bytes(512))
            page[0] = 0x0D
            page[3] = 0
            page[4] = UInt8.random(in: 0...40, using: &random)
            for row in LeafPage(page[...])?.rows ?? [] { #expect(row.values.count < 512) }
        }
    }

    @Test func `values of every kind are read from a page as SQLite wrote them`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Data(), to: "a.sqlite")
        let handle = try SQLiteHandle(folder.path("a.sqlite"))
        let values: [SQLValue] = [
            .null, .integer(0), .integer(1), .integer(-1), .integer(-30_000), .integer(1 << 20), .integer(-(1 << 30)), .integer(1 << 40),
            .integer(.min), .real(2.5), .text("ä"), .text(""), .blob(Data([0, 255])),
        ]
        try handle.execute("CREATE TABLE value(one)")
        for value in values { try handle.run("INSERT INTO value VALUES(?1)", [value]) }
        try handle.run("INSERT INTO value(rowid, one) VALUES(?1, 'far')", [.integer(.max)])
        let page = try handle.fileBytes(at: 4_096, count: 4_096)
        let rows = try #require(LeafPage(page[...])?.rows)
        #expect(rows.map(\.values) == (values + [.text("far")]).map { [$0] })
        #expect(rows.last?.id == .max)
    }

    @Test(arguments: [
        [UInt8](repeating: 0xFF, count: 9) + [0, 0, 0], [0xC0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0, 0, 0, 0], [0, 1, 2, 3],
        [0x7F, 1, 2, 3], [2, 0xFF, 1, 1],
    ])
    func `a record whose header has an impossible size is left out`(_ bytes: [UInt8]) {
        var reader = RecordReader(bytes[...])
        #expect(reader.record(of: bytes.count) == nil)
        var empty = RecordReader(bytes[...])
        #expect(empty.record(of: 0) == nil)
    }
}

extension Data {
    /// Every place at which some bytes begin.
    func indices(of bytes: Data) -> [Int] {
        var (found, rest) = ([Int](), startIndex..<endIndex)
        while let next = range(of: bytes, in: rest) {
            found.append(next.lowerBound)
            rest = next.upperBound..<endIndex
        }
        return found
    }
}

extension TemporaryFolder {
    func openAll(_ events: EventLog = EventLog()) async throws -> Stores {
        try await SQLiteStores.Opening(location: .folder(path), onEvent: events.handler).stores()
    }
}
