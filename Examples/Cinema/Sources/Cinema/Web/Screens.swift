import Marquee
import MarqueePresentation

/// A screen that shows one value.
protocol ContentScreen: ScreenState {
    associatedtype Value: Sendable
    var content: Content<Value> { get }
}

extension HomeState: ContentScreen {
    var content: Content<HomeContent> { shown.content }
}
extension DetailsState: ContentScreen {}
extension PersonState: ContentScreen {}
extension SeasonState: ContentScreen {}
extension EpisodeState: ContentScreen {}

/// A screen of our own: a value that is read, and nothing else.
struct ReadState<Value: Sendable>: ContentScreen {
    enum Intent: Sendable {}
    struct Load: ScreenEffect { var kind: EffectKind<Int> { .read(in: 0) } }

    private(set) var content: Content<Value> = .loading
    let screen: Screen

    mutating func appear() -> [Reaction<Load>] { [.run(Load())] }
    mutating func handle(_ intent: Intent) -> [Reaction<Load>] {}
    mutating func receive(_ answer: ContentUpdate<Value>) -> [Reaction<Load>] {
        content.take(answer)
        return []
    }
    mutating func disappear() { content.cancel() }
}

extension Presenter where State: ContentScreen {
    /// The value, when the screen has settled. If an older value is there and the newer one takes longer than the limit, the older one: the
    /// newer one is then waited for without the visitor, so that it is there for the next. If there is a limit for the first value, the page
    /// waits no longer for it, either.
    func shown(refreshTimeLimit: Duration, firstTimeLimit: Duration? = nil) async throws(MarqueeError) -> Fetched<State.Value> {
        appear()
        let (wait, end) = AsyncStream.makeStream(of: Void.self)
        let settling = Task {
            for await state in states where !state.content.isOnItsWay { break }
            end.finish()
            disappear()
        }
        let refreshLimit = Task {
            for await state in states where state.content.fetched != nil { break }
            try? await Task.sleep(for: refreshTimeLimit)
            end.finish()
        }
        let firstLimit = firstTimeLimit.map { limit in
            Task {
                try? await Task.sleep(for: limit)
                if case .loading = state.content { end.finish() }
            }
        }
        for await _ in wait {}
        refreshLimit.cancel()
        firstLimit?.cancel()
        if Task.isCancelled { settling.cancel() }
        switch state.content {
        case .loaded(let fetched, _): return fetched
        case .failed(let error): throw error
        case .empty: throw MarqueeError(.notFound, .init("cinema.empty", "There is nothing to show."))
        case .loading:
            throw firstLimit == nil || Task.isCancelled
                ? MarqueeError(.cancelled, .init("cinema.cancelled", "The visitor has gone.")) : .onItsWay
        }
    }
}

extension MarqueeError {
    /// The first value takes longer than the page waits for it.
    static let onItsWay = MarqueeError(.timeout, .init("cinema.onItsWay", "The value is on its way."))
}

extension Content {
    fileprivate var isOnItsWay: Bool { if case .loading = self { true } else { isRefreshing } }
}

extension Visit {
    /// Reads one value like a screen: a fresh cached value at once, otherwise the server's value, or else an older cached one.
    func shown<Value: Sendable>(
        on screen: Screen, _ read: @escaping @Sendable (ReadPolicy) async throws(MarqueeError) -> Fetched<Value>
    ) async throws(MarqueeError) -> Fetched<Value> {
        try await Presenter(ReadState<Value>(screen: screen)) { _, deliver in
            await Loading.first.load(read, deliver: deliver)
        }.shown(refreshTimeLimit: refreshTimeLimit)
    }

    /// Reads a value that a page can do without: a cached one of any age, and none if TMDb takes longer than a limit.
    ///
    /// - Parameter limit: The limit; nil is half of the time of the page.
    func part<Value: Sendable>(
        within limit: Duration? = nil, _ read: @escaping @Sendable (ReadPolicy) async throws(MarqueeError) -> Fetched<Value>
    ) async -> Value? {
        await withTaskGroup(of: Value?.self) { group in
            group.addTask { try? await shown(on: .details, read).value }
            group.addTask {
                try? await Task.sleep(for: limit ?? site.settings.pageTimeLimit / 2)
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
    }

    /// Reads the pages of the address as one list. If a later page cannot be read, the list ends before it, and its link leads there.
    func pages<Item: Sendable>(
        on screen: Screen, _ read: @escaping @Sendable (Int, ReadPolicy) async throws(MarqueeError) -> Fetched<Page<Item>>
    ) async throws -> Fetched<Page<Item>> {
        let first = try page()
        let last = lastPage(from: first)
        var list = try await shown(on: screen) { (policy) async throws(MarqueeError) in try await read(first, policy) }
        // TMDb answers a page after the last one with an empty list.
        if first > 1, list.value.items.isEmpty || first > list.value.totalPages { throw CinemaError.noSuchPage }
        for number in (first...last).dropFirst() where number <= list.value.totalPages {
            let next = try? await shown(on: screen) { (policy) async throws(MarqueeError) in try await read(number, policy) }
            guard let next, number == list.value.page + 1 else { break }
            list.value.page = number
            list.value.items += next.value.items
            list.marks.merge(next.marks) { $1 }
            list.age = max(list.age, next.age)
            list.isStale = list.isStale || next.isStale
            list.refreshError = list.refreshError ?? next.refreshError
        }
        return list
    }
}
