import Foundation
import Marquee
import MarqueePresentation
import MarqueeUpcoming

/// The next episodes and releases of what the user follows.
struct UpcomingState: ScreenState {
    enum Intent: Sendable {
        case open(MediaReference)
        /// Read the titles again from the server, or retry the read that failed.
        case refresh
    }

    /// The read of all titles; a new one replaces the one under way.
    struct Load: ScreenEffect, Hashable {
        let loading: Loading
        var kind: EffectKind<Int> { .read(in: 0) }
    }

    private(set) var content: Content<Upcoming> = .loading

    var screen: Screen { Screen(rawValue: "upcoming") }

    // A mark or a request of another screen may have added a title.
    mutating func appear() -> [Reaction<Load>] { load(.first) }

    mutating func disappear() { content.cancel() }

    mutating func handle(_ intent: Intent) -> [Reaction<Load>] {
        switch intent {
        case .open(let item): [.report(.selected(item, on: screen))]
        case .refresh: [.report(.refreshed(screen))] + load(content.fetched == nil ? .first : .refresh)
        }
    }

    mutating func receive(_ answer: ContentUpdate<Upcoming>) -> [Reaction<Load>] {
        var answer = answer
        // A day that is not the one that was shown has moved.
        if case .value(var fetched, let isLast) = answer, let known = content.value?.entries {
            let marked = Set(known.filter { $0.previousDay != nil })
            fetched.value = fetched.value.moved(since: known)
            for (index, entry) in fetched.value.entries.enumerated() where entry.previousDay == nil {
                fetched.value.entries[index].previousDay = marked.first { $0.id == entry.id && $0.day == entry.day }?.previousDay
            }
            answer = .value(fetched, isLast: isLast)
        }
        content.take(answer)
        guard case .failure(let error) = answer, content.fetched != nil else { return [] }
        return [.show(.notRefreshed(error))]
    }

    private mutating func load(_ loading: Loading) -> [Reaction<Load>] {
        content.begin()
        return [.run(Load(loading: loading))]
    }
}

typealias UpcomingPresenter = Presenter<UpcomingState>

extension Presenter where State == UpcomingState {
    /// Creates the screen of a client, for the days from that of a clock on.
    convenience init(_ upcoming: GetUpcoming, clock: WallClock, context: PresentationContext) {
        self.init(UpcomingState(), context: context) { load, deliver in
            await load.loading.load { (policy) async throws(MarqueeError) in
                let found = try await upcoming(from: Day(clock.now(), in: .current), policy: policy)
                // The cached answers may be stale, each for itself.
                let isCached = policy.network == .never
                return Fetched(
                    found, origin: isCached ? .store : .server, age: found.age, isStale: isCached || found.refreshError != nil,
                    refreshError: found.refreshError)
            } deliver: {
                deliver($0)
            }
        }
    }
}
