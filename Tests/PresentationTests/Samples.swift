import MarqueeDomain
import MarqueePresentation

/// Movies with the ids of a range.
func movies(_ ids: ClosedRange<Int>) -> [MediaItem] { ids.map { .movie(Movie(id: $0, title: "Movie \($0)")) } }

/// A page of movies.
func page(
    _ number: Int, _ items: [MediaItem], of pages: Int = 3, origin: Origin = .server, isStale: Bool = false, dropped: Int = 0,
    marks: [Markable: Marks] = [:]
) -> Fetched<Page<MediaItem>> {
    Fetched(
        Page(page: number, totalPages: pages, totalResults: pages * 20, items: items), origin: origin, isStale: isStale,
        droppedRows: dropped, marks: marks)
}

let offline = MarqueeError(.offline, .init("test.offline", "The server is away."))
let unauthorized = MarqueeError(.unauthorized, .init("test.signedOut", "Nobody is signed in."))

extension Array {
    /// The effects among reactions.
    func effects<Effect>() -> [Effect] where Element == Reaction<Effect> {
        compactMap { if case .run(let effect) = $0 { effect } else { nil } }
    }

    /// The analytics events among reactions.
    func events<Effect>() -> [AnalyticsEvent] where Element == Reaction<Effect> {
        compactMap { if case .report(let event) = $0 { event } else { nil } }
    }

    /// The messages among reactions.
    func messages<Effect>() -> [Toast.Message] where Element == Reaction<Effect> {
        compactMap { if case .show(let message) = $0 { message } else { nil } }
    }
}
