import Foundation
import MarqueeData
import MarqueeDomain

/// One look at one promise.
struct ConformanceRun: Sendable {
    let promise: String
    let engine: StoreConformance.Engine
    let seed: UInt64
    let steps: Int
    /// The server of this look, so that others do not meet its accounts.
    let server = "https://conformance-\(UInt64.random(in: 0 ... .max)).example.org"

    func open() async throws -> ConformingStores { try ConformingStores(try await engine.open(), self) }

    /// Opens stores, and closes them after work with them.
    func withStores(_ work: (ConformingStores) async throws -> Void) async throws {
        let stores = try await open()
        do {
            try await work(stores)
        } catch {
            await stores.close()
            throw error
        }
        await stores.close()
    }

    func setClock(_ seconds: Double) async throws { try await engine.setClock(.at(seconds)) }

    func expect(_ isRight: Bool, _ fault: @autoclosure () -> String, after steps: [String] = []) throws(ConformanceFailure) {
        if isRight { return }
        throw failure(fault(), after: steps)
    }

    func expect<Value: Equatable>(
        _ found: Value, _ wanted: Value, _ what: @autoclosure () -> String, after steps: [String] = []
    ) throws(ConformanceFailure) {
        if found != wanted { throw failure("\(what()): \(found), not \(wanted)", after: steps) }
    }

    private func failure(_ fault: String, after steps: [String]) -> ConformanceFailure {
        let path = steps.isEmpty ? "" : "\nThe last steps:\n  " + steps.suffix(40).joined(separator: "\n  ")
        return ConformanceFailure(description: "\(promise) (seed \(seed)): \(fault)\(path)")
    }
}

extension Date {
    static func at(_ seconds: Double) -> Date { Date(timeIntervalSince1970: 1_790_000_000 + seconds) }
}
