import Dispatch
import Foundation
import MarqueeData
import MarqueeDomain
import Synchronization
import TestKit
import Testing

@testable import MarqueeDatabase

@Suite("Opening, sharing and closing", .timeLimit(.minutes(5)))
struct LifetimeTests {
    @Test("Ten stores that open one new folder at once all work")
    func coldRace() async throws {
        for _ in 1...5 {
            let folder = try TemporaryFolder()
            let events = EventLog()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<10 {
                    group.addTask {
                        let stores = try await folder.open(events: events)
                        try await stores.snapshots.save(
                            .holding("\(number)"), for: .numbered(number), titles: [.sample(number, "Race")], in: stores.titles)
                        await stores.close()
                    }
                }
                try await group.waitForAll()
            }
            #expect(events.kinds.isEmpty)
            let stores = try await folder.open()
            for number in 0..<10 {
                let found = try await stores.snapshots.load(.numbered(number))
                #expect(found == .holding("\(number)"))
            }
            #expect(try await stores.titles.titles(matching: .sample("race")).total == 10)
            await stores.close()
        }
    }

    @Test("Two stores that write to one folder at once never hear that it is busy")
    func sharing() async throws {
        let folder = try TemporaryFolder()
        let (first, second) = (try await folder.open(), try await folder.open())
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (offset, stores) in [first, second].enumerated() {
                for worker in 0..<4 {
                    group.addTask {
                        for number in 0..<50 {
                            let key = SnapshotKey.numbered(offset * 1_000 + worker * 100 + number)
                            try await stores.snapshots.save(
                                .holding("\(key.canonical)"), for: key, titles: [.sample(number, "Shared \(worker)")], in: stores.titles)
                            _ = try await stores.snapshots.load(.numbered(number))
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        for offset in [0, 1_000] {
            for worker in 0..<4 {
                for number in 0..<50 {
                    let key = SnapshotKey.numbered(offset + worker * 100 + number)
                    #expect(try await first.snapshots.load(key) == .holding(key.canonical))
                }
            }
        }
        await first.close()
        await second.close()
    }

    @Test("After closing, every call says so; closing again does no harm", arguments: [true, false])
    func closing(isInMemory: Bool) async throws {
        let folder = try TemporaryFolder()
        let stores = try await isInMemory ? OpenStores(SQLiteStores.open(.memory)) : folder.open()
        try await stores.snapshots.save(.holding("x"), for: .numbered(1))
        await stores.close()
        await stores.close()
        if !isInMemory { #expect(try folder.names() == ["cache.sqlite", "marquee.lock", "user.sqlite"]) }
        let calls: [@Sendable () async throws -> Void] = [
            { _ = try await stores.snapshots.load(.numbered(1)) },
            { try await stores.snapshots.save(.holding("y"), for: .numbered(1)) },
            { _ = try await stores.snapshots.remove(.all) },
            { _ = try await stores.titles.titles(matching: .sample("x")) },
        ]
        for call in calls {
            let error = await #expect(throws: MarqueeError.self) { try await call() }
            #expect(error?.code == .closed)
            #expect(error?.reason.key == "store.closed")
        }
    }

    @Test("Closing in the midst of calls ends each of them with an answer or an error")
    func closingInUse() async throws {
        let folder = try TemporaryFolder()
        let stores = try await folder.open()
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<200 {
                group.addTask {
                    do {
                        try await stores.snapshots.save(.holding("x"), for: .numbered(number))
                    } catch {
                        #expect((error as? MarqueeError)?.reason.key == "store.closed")
                    }
                }
            }
            group.addTask { await stores.close() }
        }
        let again = try await folder.open()
        await again.close()
    }

    @Test("Closing waits for a repair that is under way")
    func closingDuringRepair() async throws {
        let folder = try TemporaryFolder()
        let door = Door()
        let opening = CacheOpening(path: folder.path("cache.sqlite"), engine: .linked, limit: { _ in door.pass() }, onEvent: { _ in })
        let file = CacheFile(opening, isReadOnly: false)
        _ = try await file.open()
        door.close()
        let repair = Task { try await file.startOver() }
        while !door.isWaitedFor { await Task.yield() }
        let closing = Task {
            await file.close { _ in }
            door.note("closed")
        }
        // A close that does not wait would be over by now.
        for _ in 0..<200_000 where door.notes.isEmpty { await Task.yield() }
        door.note("repaired")
        door.open()
        await closing.value
        _ = await repair.result
        #expect(door.notes == ["repaired", "closed"])
    }

    @Test("Stores in memory forget, and leave nothing behind")
    func memory() async throws {
        let first = try await OpenStores(SQLiteStores.open(.memory))
        try await first.snapshots.save(.holding("x"), for: .numbered(1), titles: [.sample(1, "Gone")], in: first.titles)
        #expect(try await first.snapshots.load(.numbered(1)) == .holding("x"))
        #expect(try await first.titles.titles(matching: .sample("gone")).total == 1)
        let second = try await OpenStores(SQLiteStores.open(.memory))
        #expect(try await second.snapshots.load(.numbered(1)) == nil)
        await first.close()
        await second.close()
    }

    @Test("A folder opened for reading answers, and stays as it was", arguments: [false, true])
    func readOnly(isUnshareable: Bool) async throws {
        let folder = try TemporaryFolder()
        let writer = try await folder.open()
        try await writer.snapshots.save(.holding("kept"), for: .numbered(1), titles: [.sample(1, "Kept")], in: writer.titles)
        await writer.close()
        // Where SQLite cannot make its side file, as in a folder on a read-only disk.
        if isUnshareable {
            for name in ["cache.sqlite-shm", "user.sqlite-shm"] {
                try FileManager.default.createDirectory(atPath: folder.path(name), withIntermediateDirectories: false)
            }
        }
        let before = (try folder.bytes("cache.sqlite"), try folder.bytes("user.sqlite"))
        let stores = try await OpenStores(SQLiteStores.open(.readOnly(folder.path)))
        #expect(try await stores.snapshots.load(.numbered(1)) == .holding("kept"))
        #expect(try await stores.titles.titles(matching: .sample("kept")).total == 1)
        try await stores.snapshots.save(.holding("new"), for: .numbered(1))
        #expect(try await stores.snapshots.remove(.all) == 0)
        #expect(try await stores.snapshots.load(.numbered(1)) == .holding("kept"))
        await stores.close()
        #expect(try folder.bytes("cache.sqlite") == before.0)
        #expect(try folder.bytes("user.sqlite") == before.1)
    }

    @Test("Opening for reading what is not there, or is of no use, is an error and repairs nothing")
    func readOnlyRefused() async throws {
        let folder = try TemporaryFolder()
        for path in [folder.path, folder.path("nowhere")] {
            let error = await #expect(throws: MarqueeError.self) { try await SQLiteStores.open(.readOnly(path)) }
            #expect(error?.reason.key == "store.missing")
        }
        #expect(try folder.names() == [])
        try await folder.open().close()
        try folder.write(Data("This is no database, whatever its name says. ".utf8), to: "cache.sqlite")
        func names() throws -> [String] { try folder.names().filter { !$0.hasSuffix("-shm") && !$0.hasSuffix("-wal") } }
        let before = try names()
        let error = await #expect(throws: MarqueeError.self) { try await SQLiteStores.open(.readOnly(folder.path)) }
        #expect(error?.reason.key == "store.damaged")
        #expect(try names() == before)
    }
}

/// Holds the thread of a connection while it is closed, and notes in which order things happen.
private final class Door: Sendable {
    private struct State {
        var isClosed = false
        var isWaitedFor = false
        var notes: [String] = []
    }

    private let state = Mutex(State())
    private let opened = DispatchSemaphore(value: 0)

    var isWaitedFor: Bool { state.withLock { $0.isWaitedFor } }
    var notes: [String] { state.withLock { $0.notes } }

    func note(_ text: String) { state.withLock { $0.notes.append(text) } }

    func close() { state.withLock { $0.isClosed = true } }

    func open() {
        state.withLock { $0.isClosed = false }
        opened.signal()
    }

    func pass() {
        let waits = state.withLock { state in
            state.isWaitedFor = state.isClosed
            return state.isClosed
        }
        if waits { opened.wait() }
    }
}
