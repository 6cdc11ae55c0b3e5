import TestKit
import Testing

/// Runs tests on threads of their own, because they calculate for long without a pause.
struct OwnThreadTrait: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    @concurrent
    func provideScope(
        for test: Test, testCase: Test.Case?, performing body: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(ThreadExecutor.shared) { try await body() }
    }
}

extension Trait where Self == OwnThreadTrait {
    /// On a thread of its own.
    static var ownThread: Self { Self() }
}
