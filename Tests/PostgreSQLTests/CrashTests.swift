import Foundation
import MarqueeData
import MarqueeDatabase
import MarqueeDomain
import MarqueeTesting
import TestKit
import Testing

@testable import MarqueePostgreSQL

/// The conformance suite, while the server crashes again and again. A call that failed because of that has done nothing, and is made again.
@Suite(.timeLimit(.minutes(5)), .needsPostgreSQL)
struct CrashTests {
    @Test func `a server that crashes keeps each promise`() async throws {
        let database = try await PostgreSQLServer.start()
        let configuration = database.configuration()
        let stores = try await OpenStores.open(configuration)
        let calls = Gate()
        calls.open()
        let engine = StoreConformance.Engine(
            open: {
                var stores = try await patiently { try await PostgreSQLStores.open(configuration, cache: .memory) }
                stores.sessions = PatientSessions(base: try #require(stores.sessions), calls: calls)
                stores.library = PatientLibrary(base: try #require(stores.library), calls: calls)
                stores.history = nil
                return stores
            }, setClock: { moment in try await patiently { try await stores.setClock(moment) } })
        let crashes = Task {
            for count in 1... {
                await calls.arrivals(count * 40)
                if Task.isCancelled { return count }
                try await PostgreSQLServer.onThread {
                    try database.stop()
                    try database.start()
                }
            }
            return 0
        }
        for promise in StoreConformance.cases { try await promise.check(engine, steps: 300) }
        crashes.cancel()
        // Ends its waiting.
        for _ in 1...40 { await calls.pass() }
        #expect(try await crashes.value > 5)
        await stores.close()
    }
}

/// Makes a call until the server is there.
private func patiently<Value: Sendable>(_ call: () async throws -> Value) async throws -> Value {
    while true {
        do { return try await call() } catch let error as MarqueeError where error == .storeUnreachable {
        } catch PostgreSQLFailure.unreachable {}
        try await Task.sleep(for: .milliseconds(2))
    }
}

private func repeated<Value: Sendable>(
    _ calls: Gate, _ call: () async throws(MarqueeError) -> Value
) async throws(MarqueeError) -> Value {
    await calls.pass()
    while true {
        do throws(MarqueeError) {
            return try await call()
        } catch {
            guard error == .storeUnreachable else { throw error }
            try? await Task.sleep(for: .milliseconds(2))
        }
    }
}

private struct PatientLibrary: LibraryDAO {
    let base: any LibraryDAO
    let calls: Gate

    func now() async throws(MarqueeError) -> Date {
        try await repeated(calls) { () async throws(MarqueeError) in try await base.now() }
    }
    func state(of tenant: Int) async throws(MarqueeError) -> MarksState {
        try await repeated(calls) { () async throws(MarqueeError) in try await base.state(of: tenant) }
    }
    func marks(of tenant: Int) async throws(MarqueeError) -> StoredMarks {
        try await repeated(calls) { () async throws(MarqueeError) in try await base.marks(of: tenant) }
    }
    func entries(of tenant: Int) async throws(MarqueeError) -> [OutboxEntry] {
        try await repeated(calls) { () async throws(MarqueeError) in try await base.entries(of: tenant) }
    }
    func update<Answer: Sendable>(
        _ selection: MarkSelection, of tenant: Int, _ change: @escaping @Sendable (inout LibraryRows) -> Answer
    ) async throws(MarqueeError) -> Answer? {
        try await repeated(calls) { () async throws(MarqueeError) in try await base.update(selection, of: tenant, change) }
    }
    func lease(_ request: LeaseRequest) async throws(MarqueeError) -> OutboxEntry? {
        try await repeated(calls) { () async throws(MarqueeError) in try await base.lease(request) }
    }
    func lease(_ request: TurnRequest) async throws(MarqueeError) -> LeasedTurns {
        try await repeated(calls) { () async throws(MarqueeError) in try await base.lease(request) }
    }
    func expired(on server: String, after age: Duration, limit: Int) async throws(MarqueeError) -> [OutboxEntry] {
        try await repeated(calls) { () async throws(MarqueeError) in try await base.expired(on: server, after: age, limit: limit) }
    }
    func figures() async throws(MarqueeError) -> OutboxFigures {
        try await repeated(calls) { () async throws(MarqueeError) in try await base.figures() }
    }
}

private struct PatientSessions: SessionDAO {
    let base: any SessionDAO
    let calls: Gate

    func session(_ tenant: Int) async throws(MarqueeError) -> StoredSession? {
        try await repeated(calls) { () async throws(MarqueeError) in try await base.session(tenant) }
    }
    func session(ofAccount accountID: Int, on server: String) async throws(MarqueeError) -> StoredSession? {
        try await repeated(calls) { () async throws(MarqueeError) in try await base.session(ofAccount: accountID, on: server) }
    }
    func sessions(on server: String, after tenant: Int, limit: Int) async throws(MarqueeError) -> [Session] {
        try await repeated(calls) { () async throws(MarqueeError) in try await base.sessions(on: server, after: tenant, limit: limit) }
    }
    func signIn(_ grant: UserGrant, on server: String, at moment: Date) async throws(MarqueeError) -> StoredSession {
        try await repeated(calls) { () async throws(MarqueeError) in try await base.signIn(grant, on: server, at: moment) }
    }
    func revoke(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Bool {
        try await repeated(calls) { () async throws(MarqueeError) in try await base.revoke(tenant, generation: generation) }
    }
    func reinstate(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Bool {
        try await repeated(calls) { () async throws(MarqueeError) in try await base.reinstate(tenant, generation: generation) }
    }
    func signOut(_ tenant: Int, generation: Int) async throws(MarqueeError) -> Int? {
        try await repeated(calls) { () async throws(MarqueeError) in try await base.signOut(tenant, generation: generation) }
    }
    func wipe(_ tenant: Int) async throws(MarqueeError) {
        try await repeated(calls) { () async throws(MarqueeError) in try await base.wipe(tenant) }
    }
}
