import Marquee
import MarqueePresentation
import Synchronization

/// Reads the cast and the trailer of the selected title for the panel beside a list, once the selection rests on it.
final class PanelDetails: Sendable {
    /// The facts of a title that its list does not have.
    struct Facts: Sendable, Hashable {
        /// The names of the first members of the cast.
        var cast: [String] = []
        /// The address of the best trailer; nil without one.
        var trailer: String?
    }

    private struct State {
        var item: MediaReference?
        var known: [MediaReference: Facts] = [:]
        /// The known titles, the one read last at the end.
        var order: [MediaReference] = []
        var task: Task<Void, Never>?
        var changeNumber = 0
    }

    private let clock: any Clock<Duration>
    private let changed: @Sendable () -> Void
    private let state = Mutex(State())

    /// How long a title is selected before the server is asked.
    static let pause = Duration.milliseconds(400)
    /// How many titles are remembered.
    static let most = 200
    fileprivate static let longestCast = 5

    /// - Parameter changed: Called on any thread when the facts of the selected title are there.
    init(clock: any Clock<Duration>, changed: @escaping @Sendable () -> Void) { (self.clock, self.changed) = (clock, changed) }

    /// The facts of the selected title; nil until they are read.
    var facts: Facts? { state.withLock { state in state.item.flatMap { state.known[$0] } } }

    /// Grows with each change.
    var changeNumber: Int { state.withLock { $0.changeNumber } }

    /// Reads the facts of a title in place of those of the one before; nil reads none.
    func show(_ item: MediaReference?, with client: MarqueeClient) {
        state.withLock { state in
            guard item != state.item else { return }
            state.task?.cancel()
            (state.item, state.task) = (item, nil)
            guard let item, let title = Markable(item), state.known[item] == nil else { return }
            state.task = Task { [weak self, clock] in
                // The store answers at once. The server is asked only if the user stays at the title.
                var facts = await client.panelFacts(of: title, .offline)
                if facts == nil, (try? await clock.sleep(for: Self.pause)) != nil { facts = await client.panelFacts(of: title, .cached) }
                if let facts { self?.take(facts, of: item) }
            }
        }
    }

    /// Forgets everything, since the texts are in another language now.
    func forget() {
        state.withLock { state in
            state.task?.cancel()
            state = State(changeNumber: state.changeNumber + 1)
        }
    }

    private func take(_ facts: Facts, of item: MediaReference) {
        let isShown = state.withLock { state in
            guard !Task.isCancelled, state.known[item] == nil else { return false }
            state.known[item] = facts
            state.order.append(item)
            if state.order.count > Self.most { state.known[state.order.removeFirst()] = nil }
            state.changeNumber += 1
            return state.item == item
        }
        if isShown { changed() }
    }
}

extension MarqueeClient {
    /// The facts of a title for the panel; nil if they cannot be read. The parts are those that the page of the title reads.
    fileprivate func panelFacts(of title: Markable, _ policy: ReadPolicy) async -> PanelDetails.Facts? {
        switch title {
        case .movie(let id):
            guard let details = try? await movies.details(id, including: ScreenParts.movie, policy: policy).value else { return nil }
            return PanelDetails.Facts(details.credits?.cast ?? [], details.videos ?? [], audience.languages)
        case .tv(let id):
            guard let details = try? await tv.details(id, including: ScreenParts.series, policy: policy).value else { return nil }
            return PanelDetails.Facts(details.mainCredits.cast, details.videos ?? [], audience.languages)
        case .episode: return nil
        }
    }
}

extension PanelDetails.Facts {
    fileprivate init(_ cast: [CastMember], _ videos: [Video], _ languages: LanguageChain) {
        self.cast = cast.prefix(PanelDetails.longestCast).map(\.name).filter { !$0.isEmpty }
        trailer = videos.ranked(in: languages).trailer
    }
}

extension [Video] {
    /// The address of the first trailer that can be opened; nil without one.
    var trailer: String? { lazy.filter { $0.type == .trailer }.compactMap(Address.video).first }
}
