import Dispatch
import MarqueeDomain
import Synchronization
import TestKit
import Testing

@testable import MarqueeDatabase

/// Work in the queue when a store is closed, and work that waits for another process then.
@Suite(.timeLimit(.minutes(5)))
struct ClosingTests {
    private let folder: TemporaryFolder
    private let file: UserFile
    private let mayEnd = DispatchSemaphore(value: 0)

    init() async throws {
        folder = try TemporaryFolder()
        file = UserFile(UserOpening(path: folder.path("user.sqlite"), schema: .user, onEvent: { _ in }), isReadOnly: false)
        _ = try await file.open()
    }

    /// Work that holds the connection that writes, without a lock, until the test lets it go.
    private func held() async -> Task<Void, any Error> {
        let begun = Gate()
        let end = Task { [file, mayEnd] in
            try await file.change { (_) throws(StoreFailure) in
                begun.open()
                mayEnd.wait()
            }
        }
        await begun.pass()
        return end
    }

    /// Starts a write, and returns when it is in line.
    private func queued(_ number: Int, _ began: Began) async -> Task<Void, any Error> {
        let before = file.waitingWrites
        let task = Task { [file] in try await file.remember(number, began) }
        while file.waitingWrites == before { await Task.yield() }
        return task
    }

    /// Starts the closing, and returns when it is known to the connections.
    private func closing() async -> Task<Void, Never> {
        let task = Task { [file] in await file.close() }
        while (try? await file.read({ _ in })) != nil { await Task.yield() }
        return task
    }

    private func stored() async throws -> [Int] {
        let again = UserFile(UserOpening(path: folder.path("user.sqlite"), schema: .user, onEvent: { _ in }), isReadOnly: false)
        let numbers = try await again.read { (handle) throws(StoreFailure) in
            try handle.all("SELECT text FROM recent_search ORDER BY searched_at") { Int($0.text(0) ?? "") ?? -1 }
        }
        await again.close()
        return numbers
    }

    @Test func `what is in line when the store is closed does not begin, and is told so`() async throws {
        let (held, began) = (await held(), Began())
        var tasks: [Task<Void, any Error>] = []
        for number in 1...20 { tasks.append(await queued(number, began)) }
        let closing = await closing()
        mayEnd.signal()
        try await held.value
        for task in tasks {
            let error = await #expect(throws: MarqueeError.self) { try await task.value }
            #expect(error?.code == .closed)
        }
        await closing.value
        #expect(began.numbers.isEmpty)
        #expect(try await stored() == [])
    }

    @Test func `a write that waits for the lock of another process waits no longer once the store is closed, and has changed nothing`()
        async throws
    {
        let (held, began) = (await held(), Began())
        let write = await queued(1, began)
        let other = try SQLiteHandle(folder.path("user.sqlite"))
        try other.execute("BEGIN IMMEDIATE")
        mayEnd.signal()
        try await held.value
        while file.waitingWrites > 0 { await Task.yield() }
        await file.close()
        let error = await #expect(throws: MarqueeError.self) { try await write.value }
        #expect(error?.code == .closed)
        try other.execute("ROLLBACK")
        #expect(try await stored() == [])
    }

    @Test func `of many writes in the midst of which the store is closed, those that were acknowledged are stored, and none begins later`()
        async throws
    {
        for _ in 0..<10 {
            let round = try await ClosingTests()
            let (began, acknowledged) = (Began(), Began())
            let atTheEnd = try await withThrowingTaskGroup(of: Int?.self) { group in
                for number in 1...200 {
                    group.addTask {
                        do throws(MarqueeError) {
                            try await round.file.remember(number, began)
                            acknowledged.add(number)
                        } catch {
                            #expect(error.code == .closed)
                        }
                        return nil
                    }
                }
                group.addTask {
                    while acknowledged.numbers.isEmpty { await Task.yield() }
                    await round.file.close()
                    return began.numbers.count
                }
                return try await group.reduce(0) { $1 ?? $0 }
            }
            #expect(began.numbers.count == atTheEnd)
            #expect(try await round.stored() == acknowledged.numbers.sorted())
        }
    }
}

/// Which pieces of work have begun.
private final class Began: Sendable {
    private let noted = Mutex<[Int]>([])

    var numbers: [Int] { noted.withLock { $0 } }

    func add(_ number: Int) { noted.withLock { $0.append(number) } }
}

extension UserFile {
    fileprivate func remember(_ number: Int, _ began: Began) async throws(MarqueeError) {
        try await write { (handle) throws(StoreFailure) in
            began.add(number)
            try handle.run(
                "INSERT INTO recent_search(folded, text, searched_at) VALUES(?1, ?1, ?2)", [.text("\(number)"), .integer(Int64(number))])
        }
    }
}
