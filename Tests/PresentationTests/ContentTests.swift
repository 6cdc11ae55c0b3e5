import MarqueeDomain
import MarqueePresentation
import Testing

struct ContentTests {
    private static let cached = Fetched([1], origin: .store, isStale: true)
    private static let fresh = Fetched([2], origin: .server)
    private static let nothing = Fetched<[Int]>([], origin: .server)
    private static var failedRefresh: Fetched<[Int]> {
        var fetched = cached
        fetched.refreshError = offline
        return fetched
    }

    struct Step: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let before: Content<[Int]>
        let after: Content<[Int]>
        let change: @Sendable (inout Content<[Int]>) -> Void
    }

    private static let steps: [Step] = [
        Step(testDescription: "a first read begins", before: .loading, after: .loading) { $0.begin() },
        Step(testDescription: "a failed read is retried", before: .failed(offline), after: .loading) { $0.begin() },
        Step(testDescription: "an empty answer is read again", before: .empty, after: .loading) { $0.begin() },
        Step(
            testDescription: "what is there stays during a refresh", before: .loaded(fresh, isRefreshing: false),
            after: .loaded(fresh, isRefreshing: true)
        ) { $0.begin() },
        Step(testDescription: "a cached value is shown", before: .loading, after: .loaded(cached, isRefreshing: true)) {
            $0.take(.value(cached, isLast: false), isEmpty: \.isEmpty)
        },
        Step(testDescription: "an empty cached value is waited over", before: .loading, after: .loading) {
            $0.take(.value(nothing, isLast: false), isEmpty: \.isEmpty)
        },
        Step(
            testDescription: "the server's value replaces the cached one", before: .loaded(cached, isRefreshing: true),
            after: .loaded(fresh, isRefreshing: false)
        ) { $0.take(.value(fresh, isLast: true), isEmpty: \.isEmpty) },
        Step(testDescription: "nothing is there anymore", before: .loaded(cached, isRefreshing: true), after: .empty) {
            $0.take(.value(nothing, isLast: true), isEmpty: \.isEmpty)
        },
        Step(testDescription: "a first read fails", before: .loading, after: .failed(offline)) { $0.take(.failure(offline)) },
        Step(
            testDescription: "what is there stays when a refresh fails", before: .loaded(cached, isRefreshing: true),
            after: .loaded(failedRefresh, isRefreshing: false)
        ) { $0.take(.failure(offline)) },
        Step(
            testDescription: "a cancelled refresh leaves what is there", before: .loaded(fresh, isRefreshing: true),
            after: .loaded(fresh, isRefreshing: false)
        ) { $0.cancel() },
        Step(testDescription: "a cancelled first read waits", before: .loading, after: .loading) { $0.cancel() },
        Step(
            testDescription: "a value is changed in its place", before: .loaded(fresh, isRefreshing: true),
            after: .loaded(Fetched([2, 3], origin: .server), isRefreshing: true)
        ) { $0.change { $0.value.append(3) } },
    ]

    @Test(arguments: steps)
    func `a step leads to a state`(_ step: Step) {
        var content = step.before
        step.change(&content)
        #expect(content == step.after)
    }

    /// The policies and the results of the read, in order.
    private func told(
        by loading: Loading, _ answer: @escaping (ReadPolicy) throws(MarqueeError) -> Fetched<[Int]>
    ) async -> (policies: [ReadPolicy], updates: [ContentUpdate<[Int]>]) {
        var (policies, updates) = ([ReadPolicy](), [ContentUpdate<[Int]>]())
        await loading.load { (policy) async throws(MarqueeError) in
            policies.append(policy)
            return try answer(policy)
        } deliver: {
            updates.append($0)
        }
        return (policies, updates)
    }

    @Test func `a fresh cached value needs no server`() async {
        let told = await told(by: .first) { (_) throws(MarqueeError) in Fetched([1], origin: .store) }
        #expect(told.policies == [.offline] && told.updates == [.value(Fetched([1], origin: .store), isLast: true)])
    }

    @Test func `a stale cached value is shown before the server's`() async {
        let told = await told(by: .first) { (policy) throws(MarqueeError) in policy == .offline ? Self.cached : Self.fresh }
        #expect(told.updates == [.value(Self.cached, isLast: false), .value(Self.fresh, isLast: true)])
    }

    @Test func `a refresh asks the server at once`() async {
        let told = await told(by: .refresh) { (_) throws(MarqueeError) in Self.fresh }
        #expect(told.policies == [.freshElseCached] && told.updates == [.value(Self.fresh, isLast: true)])
    }

    @Test func `a refresh that a cached value answers tells the failure after it`() async {
        let told = await told(by: .refresh) { (_) throws(MarqueeError) in Self.failedRefresh }
        #expect(told.updates == [.value(Self.failedRefresh, isLast: true), .failure(offline)])
        let first = await self.told(by: .first) { (policy) throws(MarqueeError) in policy == .offline ? Self.cached : Self.failedRefresh }
        #expect(first.updates == [.value(Self.cached, isLast: false), .value(Self.failedRefresh, isLast: true)])
    }

    /// A library without a session is empty, and the stored marks would disappear.
    @Test func `a refresh that a refused session prevents tells the cached value alone`() async {
        var refused = Self.cached
        refused.refreshError = MarqueeError(.unauthorized, .init("tmdb.unauthorized"))
        let told = await told(by: .refresh) { [refused] (_) throws(MarqueeError) in refused }
        #expect(told.updates == [.value(refused, isLast: true)])
    }

    @Test func `a failure is told, and a cancellation is not`() async {
        #expect(await told(by: .first) { (_) throws(MarqueeError) in throw offline }.updates == [.failure(offline)])
        let cancelled = MarqueeError(.cancelled, .init("cancelled", "The caller cancelled."))
        #expect(await told(by: .first) { (_) throws(MarqueeError) in throw cancelled }.updates == [])
    }
}
