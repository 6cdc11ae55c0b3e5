public import Foundation
public import MarqueeData

/// Checks stores of a program's own against Marquee's requirements, without a test framework: each case throws a ``ConformanceFailure``.
///
/// ```swift
/// @Test(arguments: StoreConformance.cases)
/// func `the engine keeps its promises`(_ promise: StoreConformance.Case) async throws {
///     try await promise.check(engine)
/// }
/// ```
///
/// The cases run one after the other, since each of them turns the clock. They use servers of their own, so that all of them may run on one
/// database, and do not change the rows that are there.
public enum StoreConformance {
    /// The function that opens the stores under test.
    public struct Engine: Sendable {
        /// Opens the stores on the same data each time, as one more client does.
        public var open: @Sendable () async throws -> Stores
        /// Sets the clock of the store for all clients. It stops at that time.
        public var setClock: @Sendable (Date) async throws -> Void

        /// Creates an engine.
        public init(
            open: @escaping @Sendable () async throws -> Stores, setClock: @escaping @Sendable (Date) async throws -> Void
        ) {
            self.open = open
            self.setClock = setClock
        }
    }

    /// One promise.
    public struct Case: Sendable, CustomStringConvertible {
        /// The promise, as a sentence.
        public let description: String
        private let body: @Sendable (ConformanceRun) async throws -> Void

        init(_ description: String, _ body: @escaping @Sendable (ConformanceRun) async throws -> Void) {
            self.description = description
            self.body = body
        }

        /// Looks whether an engine keeps the promise.
        ///
        /// - Parameters:
        ///   - engine: The engine.
        ///   - seed: The seed of random numbers.
        ///   - steps: How many random steps are made, in a case that makes some.
        /// - Throws: ``ConformanceFailure``, or the error of a store.
        public func check(_ engine: Engine, seed: UInt64 = .random(in: 0 ... .max), steps: Int = 2_000) async throws {
            try await body(ConformanceRun(promise: description, engine: engine, seed: seed, steps: steps))
        }
    }

    /// Every promise. Those about answers, titles and searches hold for stores that have these parts.
    public static let cases: [Case] =
        sessionCases + libraryCases + leaseCases + turnCases + suspensionCases + stateCases + figureCases + sharingCases + cacheCases
        + sharedCases
}

/// A broken promise of a store.
public struct ConformanceFailure: Error, CustomStringConvertible {
    /// The promise, the error, and the steps that led to it.
    public let description: String
}
