package import Testing

/// Runs tests on threads of their own, because they calculate for long without a pause.
package struct OwnThreadTrait: SuiteTrait, TestTrait, TestScoping {
    package var isRecursive: Bool { true }

    @concurrent
    package func provideScope(
        for test: Test, testCase: Test.Case?, performing body: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(ThreadExecutor.shared) { try await body() }
    }
}

extension Trait where Self == OwnThreadTrait {
    /// On a thread of its own.
    package static var ownThread: Self { Self() }
}
