import Marquee
import MarqueePresentation

extension CommandSession {
    /// Returns the details of a title. If the server cannot be reached and they are not cached, it shows the title as a list described it,
    /// and returns nil.
    func details<Value>(
        of title: MediaReference, _ body: (ReadPolicy) async throws(MarqueeError) -> Fetched<Value>
    ) async throws(Failure) -> Fetched<Value>? {
        let outcome: Result<Fetched<Value>, MarqueeError>
        do throws(MarqueeError) {
            outcome = .success(try await read(body))
        } catch {
            outcome = .failure(error)
        }
        switch outcome {
        case .success(let details): return details
        case .failure(let error):
            guard let item = await preview(of: title, after: error) else { throw .marquee(error) }
            try await show(item, after: error)
            return nil
        }
    }

    /// Returns a title whose details could not be read, as a list described it; nil if the server answered, or if no list had the title.
    func preview(of title: MediaReference, after error: MarqueeError) async -> MediaItem? {
        guard policy.cache != .never, [.offline, .timeout, .server, .rateLimited].contains(error.code) else { return nil }
        return try? await client.preview(title)
    }

    private func show(_ item: MediaItem, after error: MarqueeError) async throws(Failure) {
        // An offline read has asked no server.
        let refreshError = error.reason.key == "read.notCached" ? nil : error
        func preview<Value>(_ value: Value) -> Fetched<Value> {
            Fetched(value, origin: .titleIndex, isStale: true, refreshError: refreshError)
        }
        switch item {
        case .movie(let movie):
            try await show(preview(movie), .movie(movie.id), poster: movie.posterPath, isPreview: true) { view in
                Screens.preview(
                    item, .movie(movie.id), heading: Screens.heading(item.title, in: item.titleLanguage, preview(movie)),
                    [movie.releaseDate.map(Texts.screens.day), Screens.votes(movie.voteAverage, of: movie.voteCount)],
                    view.marking.marks(on: .movie(movie.id)), poster: view.poster)
            }
        case .tv(let series):
            try await show(preview(series), .tv(series.id), poster: series.posterPath, isPreview: true) { view in
                Screens.preview(
                    item, .tv(series.id), heading: Screens.heading(item.title, in: item.titleLanguage, preview(series)),
                    [series.firstAirDate.map(Texts.screens.day), Screens.votes(series.voteAverage, of: series.voteCount)],
                    view.marking.marks(on: .tv(series.id)), poster: view.poster)
            }
        default: throw .marquee(error)
        }
        terminal.note(Line(Texts.previewShown))
    }
}

extension Screens {
    /// A title as lists describe it: its names, facts and overview.
    fileprivate static func preview(
        _ item: MediaItem, _ subject: ItemReference, heading: Line, _ facts: [String?], _ marks: Marks, poster: String?
    ) -> [Line] {
        title(heading, item.title, original: item.originalTitle ?? item.title) + marked(marks) + self.facts(facts)
            + overview(item.overview, in: item.overviewLanguage) + links(subject, poster: poster)
    }
}
