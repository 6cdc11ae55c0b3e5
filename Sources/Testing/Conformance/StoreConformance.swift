public import Foundation
public import MarqueeData

/// Holds stores of a program's own to what Marquee expects of stores, without a test framework: each case throws a ``ConformanceFailure``.
///
/// ```swift
/// @Test(arguments: StoreConformance.cases)
/// func `the engine keeps its promises`(_ promise: StoreConformance.Case) async throws {
///     try await promise.check(engine)
/// }
/// ```
///
/// The cases run one after the other, since each of them turns the clock. They use servers of their own, so that all of them may run on one
/// database, and do nothing to what is there.
public enum StoreConformance {
    /// What opens the stores that are looked at.
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
        /// What is promised, as a sentence.
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
        ///   - seed: What random numbers begin with.
        ///   - steps: How many random steps are made, in a case that makes some.
        /// - Throws: ``ConformanceFailure``, or what a store throws.
        public func check(_ engine: Engine, seed: UInt64 = .random(in: 0 ... .max), steps: Int = 2_000) async throws {
            try await body(ConformanceRun(promise: description, engine: engine, seed: seed, steps: steps))
        }
    }

    /// Every promise. Those about answers, titles and searches hold for stores that have these parts.
    public static let cases: [Case] =
        sessionCases + libraryCases + leaseCases + turnCases + suspensionCases + stateCases + figureCases + sharingCases + cacheCases
        + sharedCases
}

/// What a store did that it must not do.
public struct ConformanceFailure: Error, CustomStringConvertible {
    /// The promise, what is wrong, and with which steps it came to that.
    public let description: String
}
