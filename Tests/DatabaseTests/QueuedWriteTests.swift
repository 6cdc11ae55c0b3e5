import Dispatch
import Foundation
import MarqueeData
import MarqueeDomain
import Synchronization
import TestKit
import Testing

@testable import MarqueeDatabase

/// Writes wait in line for one connection, and reads do not wait for them.
@Suite("Writes of the user's file that wait", .timeLimit(.minutes(5)))
struct QueuedWriteTests {
    private let folder: TemporaryFolder
    private let file: UserFile

    init() throws {
        folder = try TemporaryFolder()
        file = UserFile(UserOpening(path: folder.path("user.sqlite"), schema: .user, onEvent: { _ in }), isReadOnly: false)
    }

    /// A write that holds the connection until the test lets it go.
    private func held() async throws -> (release: @Sendable () -> Void, end: Task<Void, any Error>) {
        let (begun, mayEnd) = (Gate(), DispatchSemaphore(value: 0))
        let end = Task { [file] in
            try await file.write { (_) throws(StoreFailure) in
                begun.open()
                mayEnd.wait()
                // It may be done again, in another file.
                mayEnd.signal()
            }
        }
        await begun.pass()
        return ({ mayEnd.signal() }, end)
    }

    /// Starts a write, and returns when it is in line.
    private func queued(_ work: @escaping @Sendable (SQLiteHandle) throws(StoreFailure) -> Void) async -> Task<Void, any Error> {
        let before = file.waitingWrites
        let task = Task { [file] in _ = try await file.write(work) }
        while file.waitingWrites == before { await Task.yield() }
        return task
    }

    private static func remember(_ number: Int, _ handle: SQLiteHandle) throws(StoreFailure) {
        try handle.run(
            "INSERT INTO recent_search(folded, text, searched_at) VALUES(?1, ?1, 0)", [.text("search \(number)")])
    }

    private func searches() async throws -> [String] {
        try await file.read { (handle) throws(StoreFailure) in
            try handle.all("SELECT text FROM recent_search ORDER BY id") { $0.text(0) ?? "" }
        }
    }

    @Test func `a look at a session does not wait for a write`() async throws {
        let sessions = SQLiteSessions(file: file, clock: { .at(0) }, onEvent: { _ in })
        let stored = try await sessions.signIn(.account(1), on: server, at: .at(0), makesCurrent: true)
        let begun = Gate()
        let mayEnd = DispatchSemaphore(value: 0)
        async let wasFree = file.write { (_) throws(StoreFailure) in
            begun.open()
            // If the look waits for this write, nothing lets it go on.
            return mayEnd.wait(timeout: .now() + 20) == .success
        }
        await begun.pass()
        #expect(try await sessions.session(stored.tenant) == stored)
        mayEnd.signal()
        #expect(try await wasFree)
        await file.close()
    }

    @Test func `writes that wait together are one commit`() async throws {
        _ = try await file.open()
        let log = folder.path("user.sqlite-wal")
        let sizes = Mutex<Set<Int>>([])
        let held = try await held()
        var tasks: [Task<Void, any Error>] = []
        for number in 1...100 {
            tasks.append(
                await queued { (handle) throws(StoreFailure) in
                    try QueuedWriteTests.remember(number, handle)
                    // The log grows with each commit.
                    let size = try StoreFile(path: log).size()
                    sizes.withLock { _ = $0.insert(size) }
                })
        }
        held.release()
        for task in tasks { try await task.value }
        try await held.end.value
        #expect(try await searches().count == 100)
        #expect(sizes.withLock { $0.count } <= 3)
        await file.close()
    }

    @Test func `a write that fails takes no other one with it`() async throws {
        _ = try await file.open()
        let held = try await held()
        let first = await queued { (handle) throws(StoreFailure) in try QueuedWriteTests.remember(1, handle) }
        let failing = await queued { (handle) throws(StoreFailure) in
            try QueuedWriteTests.remember(2, handle)
            throw .system(EIO)
        }
        let last = await queued { (handle) throws(StoreFailure) in try QueuedWriteTests.remember(3, handle) }
        held.release()
        try await first.value
        try await last.value
        let error = await #expect(throws: MarqueeError.self) { try await failing.value }
        #expect(error?.reason.key == "store.system")
        #expect(try await searches() == ["search 1", "search 3"])
        try await held.end.value
        await file.close()
    }

    /// As SQLite does when there is no space: nothing of the transaction is left.
    @Test func `a write that undoes the whole commit takes no other one with it`() async throws {
        _ = try await file.open()
        let held = try await held()
        let first = await queued { (handle) throws(StoreFailure) in try QueuedWriteTests.remember(1, handle) }
        let failing = await queued { (handle) throws(StoreFailure) in
            try QueuedWriteTests.remember(2, handle)
            try handle.execute("ROLLBACK")
            throw .system(ENOSPC)
        }
        let last = await queued { (handle) throws(StoreFailure) in try QueuedWriteTests.remember(3, handle) }
        held.release()
        try await first.value
        try await last.value
        let error = await #expect(throws: MarqueeError.self) { try await failing.value }
        #expect(error?.code == .storageFull)
        #expect(try await searches() == ["search 1", "search 3"])
        try await held.end.value
        await file.close()
    }

    @Test func `a write that is cancelled while it waits is not done`() async throws {
        _ = try await file.open()
        let held = try await held()
        let first = await queued { (handle) throws(StoreFailure) in try QueuedWriteTests.remember(1, handle) }
        let cancelled = await queued { (handle) throws(StoreFailure) in try QueuedWriteTests.remember(2, handle) }
        let last = await queued { (handle) throws(StoreFailure) in try QueuedWriteTests.remember(3, handle) }
        cancelled.cancel()
        held.release()
        try await first.value
        try await last.value
        let error = await #expect(throws: MarqueeError.self) { try await cancelled.value }
        #expect(error?.code == .cancelled)
        #expect(try await searches() == ["search 1", "search 3"])
        try await held.end.value
        await file.close()
    }

    @Test func `a write that could not begin is waited for where another caller has begun it`() async throws {
        // No file can be opened in the place of a folder.
        try FileManager.default.createDirectory(atPath: folder.path("user.sqlite"), withIntermediateDirectories: false)
        let (begun, mayEnd) = (Gate(), DispatchSemaphore(value: 0))
        let executor = HeldExecutor { [file] in file.waitingWrites > 0 }
        let first = Task(executorPreference: executor) { [file] in
            try await file.write { (handle) throws(StoreFailure) in
                begun.open()
                mayEnd.wait()
                try QueuedWriteTests.remember(1, handle)
            }
        }
        // It has failed, and does not know it yet.
        while executor.held == 0 { await Task.yield() }
        try FileManager.default.removeItem(atPath: folder.path("user.sqlite"))
        let second = Task { [file] in try await file.write { (handle) throws(StoreFailure) in try QueuedWriteTests.remember(2, handle) } }
        await begun.pass()
        let ran = executor.ran
        executor.release()
        while executor.ran == ran { await Task.yield() }
        mayEnd.signal()
        try await first.value
        try await second.value
        #expect(try await searches() == ["search 1", "search 2"])
        await file.close()
    }

    @Test func `writes that wait while the file is replaced are done in the new one`() async throws {
        _ = try await file.open()
        try SQLiteHandle(folder.path("user.sqlite")).foldLog()
        try folder.write(try folder.bytes("user.sqlite"), to: "backup")
        let held = try await held()
        var tasks: [Task<Void, any Error>] = []
        for number in 1...5 {
            tasks.append(await queued { (handle) throws(StoreFailure) in try QueuedWriteTests.remember(number, handle) })
        }
        #expect(rename(folder.path("backup"), folder.path("user.sqlite")) == 0)
        held.release()
        for task in tasks { try await task.value }
        #expect(try await searches().sorted() == (1...5).map { "search \($0)" })
        await file.close()
    }
}

/// Runs the work of a task outside of actors, and holds it from a moment that a test chooses.
private final class HeldExecutor: TaskExecutor {
    private let queue = DispatchQueue(label: "held")
    private let state = Mutex<(held: [UnownedJob], ran: Int, isReleased: Bool)>(([], 0, false))
    private let holds: @Sendable () -> Bool

    init(_ holds: @escaping @Sendable () -> Bool) { self.holds = holds }

    /// How many pieces of work it holds.
    var held: Int { state.withLock { $0.held.count } }
    /// How many pieces of work have run.
    var ran: Int { state.withLock { $0.ran } }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let isHeld = state.withLock { state in
            guard !state.isReleased, holds() else { return false }
            state.held.append(job)
            return true
        }
        if !isHeld { run(job) }
    }

    func release() {
        let held = state.withLock { state in
            state.isReleased = true
            defer { state.held = [] }
            return state.held
        }
        for job in held { run(job) }
    }

    private func run(_ job: UnownedJob) {
        queue.async { [self] in
            job.runSynchronously(on: asUnownedTaskExecutor())
            state.withLock { $0.ran += 1 }
        }
    }
}
