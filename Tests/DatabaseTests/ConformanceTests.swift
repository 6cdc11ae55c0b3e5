import MarqueeData
import MarqueeDatabase
import MarqueeDomain
import MarqueeTesting
import TestKit
import Testing

/// The conformance suite for the stores in SQLite files.
@Suite(.timeLimit(.minutes(Volume.isWhole ? 10 : 5)))
struct ConformanceTests {
    private let folder: TemporaryFolder
    private let clock = ManualClock()

    init() throws { folder = try TemporaryFolder() }

    private var engine: StoreConformance.Engine {
        .init(
            open: { [folder, clock] in try await SQLiteStores.open(.folder(folder.path), now: clock.wall.now) },
            setClock: { [clock] in clock.set($0) })
    }

    @Test(arguments: StoreConformance.cases) func `the files keep each promise`(promise: StoreConformance.Case) async throws {
        try await promise.check(engine)
    }

    /// Four walks of a thousand steps each. The torture program has longer ones, with other numbers.
    @Test(arguments: 1...4) func `four thousand random operations on several accounts do what the rules say`(walker: Int) async throws {
        let walk = try #require(StoreConformance.cases.first { $0.description.hasPrefix("A random walk") })
        try await walk.check(engine, steps: 1_000)
    }

    @Test(arguments: FaultyLibrary.Fault.allCases)
    func `a library that breaks a promise is found`(fault: FaultyLibrary.Fault) async throws {
        let (engine, count) = (engine, FaultyLibrary.Counter())
        let faulty = StoreConformance.Engine(
            open: {
                var stores = try await engine.open()
                stores.library = stores.library.map { FaultyLibrary(base: $0, fault: fault, count: count) }
                return stores
            }, setClock: engine.setClock)
        var found: [String] = []
        for promise in StoreConformance.cases where found.isEmpty || Volume.isWhole {
            do {
                try await promise.check(faulty, seed: 1, steps: 300)
            } catch let failure as ConformanceFailure {
                found.append(failure.description)
            } catch let error as MarqueeError where error == .storeBusy {
                // A disk under load held up this promise. Another one finds the fault.
            }
        }
        #expect(!found.isEmpty)
    }
}
