public import MarqueeDomain

/// The details of a movie or a TV series, with the marks of the signed-in person.
///
/// The title as a list described it is shown until the details are loaded.
public struct DetailsState: ScreenState {
    public enum Intent: Sendable, Hashable {
        /// Make the title a favorite, or remove it from the favorites.
        case toggleFavorite
        /// Put the title on the watchlist, or remove it.
        case toggleWatchlist
        /// Rate the title; nil removes the rating.
        case rate(Rating?)
        /// Open another title or a person.
        case open(MediaReference)
        /// Read the content again from the server.
        case refresh
        /// Retry the read that failed.
        case retry
    }

    public enum Effect: ScreenEffect, Hashable {
        /// Read the details.
        case load(Loading)
        /// Look up the title in earlier lists.
        case lookUpPreview
        /// Set a mark.
        case set(MarkValue, on: Markable)
        /// Follow the changes of marks.
        case followMarks

        public var kind: EffectKind<String> {
            switch self {
            case .load: .read(in: "details")
            case .lookUpPreview: .read(in: "preview")
            case .set(_, on: let item): .act(on: .marks(on: item))
            case .followMarks: .follow(in: "marks")
            }
        }
    }

    public enum Answer: Sendable {
        /// The result of the read.
        case details(ContentUpdate<TitleDetails>)
        /// The title as an earlier list had it; nil if it was in none.
        case preview(MediaItem?)
        /// A mark was set by the person.
        case set(MarkValue, Marks)
        /// A mark could not be set.
        case notSet(MarkValue, MarqueeError)
        /// A mark has changed.
        case marked(LibraryChange)
    }

    /// The title.
    public let title: Markable
    /// The title as a list described it.
    public private(set) var preview: MediaItem?
    /// The languages of the person, best first, by which pictures and videos are chosen; nil leaves the choice to TMDb.
    public let languages: LanguageChain?
    /// The details.
    public private(set) var content: Content<TitleDetails> = .loading
    /// The marks of the person on the title, with the changes not yet sent, and with those that are being stored.
    public var marks: Marks {
        var marks = stored
        for value in unsaved { marks.set(value) }
        return marks
    }
    /// The marks that are being stored: they are shown, but are not durable yet.
    public var saving: Set<MarkKind> { Set(unsaved.map(\.kind)) }
    private var stored = Marks.none
    private var unsaved: [MarkValue] = []

    /// Creates the state of a title, with the title as a list described it.
    public init(_ title: Markable, preview: MediaItem? = nil, languages: LanguageChain? = nil) {
        self.title = title
        self.preview = preview
        self.languages = languages
    }

    public var screen: Screen { .details }

    /// The known title at this moment.
    public var item: MediaItem? { content.value?.item ?? preview }

    /// The best poster for the languages of the person, or that of a list.
    public var posterPath: ImagePath? { chosen { $0.bestPoster(in: $1) } ?? item?.portraitPath }

    /// The best backdrop for the languages of the person, or that of a list.
    public var backdropPath: ImagePath? { chosen { $0.bestBackdrop(in: $1) } ?? item?.backdropPath }

    /// The best logo for the languages of the person; nil without one.
    public var logoPath: ImagePath? { chosen { $0.bestLogo(in: $1) } }

    /// Trailers, then other videos, with those in the best language first.
    public var videos: [Video] {
        guard let videos = content.value?.videos else { return [] }
        let ranked = languages.map(videos.ranked) ?? videos
        return ranked.filter { $0.type == .trailer } + ranked.filter { $0.type != .trailer }
    }

    private func chosen(_ choice: (TitleDetails, LanguageChain) -> ImagePath?) -> ImagePath? {
        guard let details = content.value, let languages else { return nil }
        return choice(details, languages)
    }
}

extension DetailsState {
    public mutating func appear() -> [Reaction<Effect>] {
        let needsPreview = preview == nil && content.fetched == nil
        return [.run(.followMarks)] + (needsPreview ? [.run(.lookUpPreview)] : []) + (content.fetched == nil ? load(.first) : [])
    }

    public mutating func disappear() { content.cancel() }

    public mutating func handle(_ intent: Intent) -> [Reaction<Effect>] {
        switch intent {
        case .toggleFavorite: return click("favorite", setting: .favorite(!marks.isFavorite))
        case .toggleWatchlist: return click("watchlist", setting: .watchlist(!marks.isOnWatchlist))
        case .rate(let rating): return click("rating", setting: .rating(rating))
        case .open(let item): return [.report(.selected(item, on: screen))]
        case .refresh: return [.report(.refreshed(screen))] + load(.refresh)
        case .retry: return load(content.fetched?.refreshError == nil ? .first : .refresh)
        }
    }

    public mutating func receive(_ answer: Answer) -> [Reaction<Effect>] {
        switch answer {
        case .details(let update):
            content.take(update)
            if case .value(let fetched, _) = update { stored = fetched.marks[title] ?? .none }
            guard case .failure(let error) = update, content.fetched != nil else { return [] }
            return [.show(.notRefreshed(error))]
        case .preview(let found):
            preview = preview ?? found
            return []
        case .set(let value, let new):
            stored = new
            saved(value)
            return [.show(.marked(value, title: item?.title ?? ""))]
        case .notSet(let value, let error):
            saved(value)
            return [.show(.failed(error))]
        case .marked(let change):
            stored = change.marks
            return []
        }
    }

    private mutating func load(_ loading: Loading) -> [Reaction<Effect>] {
        content.begin()
        return [.run(.load(loading))]
    }

    private mutating func click(_ element: String, setting value: MarkValue) -> [Reaction<Effect>] {
        unsaved.append(value)
        return [.report(.clicked(element, on: screen)), .run(.set(value, on: title))]
    }

    /// An act on a mark has ended: the oldest one, because acts on one title run in their order.
    private mutating func saved(_ value: MarkValue) {
        if let index = unsaved.firstIndex(of: value) { unsaved.remove(at: index) }
    }
}
