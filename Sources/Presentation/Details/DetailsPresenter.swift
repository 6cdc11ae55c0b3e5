public import MarqueeDomain

/// The details of a movie or a TV series.
public typealias DetailsPresenter = Presenter<DetailsState>

extension Presenter where State == DetailsState {
    /// Creates the details of a title.
    ///
    /// Of an episode, its series is shown. The preview is the title as a list described it. It is shown until the details are
    /// loaded, or in their place if they cannot be read. Without one, `previews` looks up the title in earlier lists.
    ///
    /// Pictures and videos are chosen by the languages of the client that the use cases belong to.
    public convenience init(
        _ title: Markable, preview: MediaItem? = nil, movies: MovieUseCases, tv: TVSeriesUseCases, previews: GetPreview? = nil,
        library: LibraryUseCases, context: PresentationContext = PresentationContext()
    ) {
        let title = Markable(title.title) ?? title
        let languages =
            switch title {
            case .movie(let id): movies.details.read(id).languages
            case .tv, .episode: tv.details.read(title.title.id).languages
            }
        self.init(DetailsState(title, preview: preview, languages: languages), context: context) { effect, deliver in
            switch effect {
            case .load(let loading):
                await loading.load { (policy) async throws(MarqueeError) in
                    switch title {
                    case .movie(let id):
                        return try await movies.details(id, including: ScreenParts.movie, policy: policy).map(TitleDetails.movie)
                    case .tv, .episode:
                        return try await tv.details(title.title.id, including: ScreenParts.series, policy: policy).map(TitleDetails.tv)
                    }
                } deliver: {
                    deliver(.details($0))
                }
            case .lookUpPreview:
                if let previews { deliver(.preview(try? await previews(title.title))) }
            case .set(let value, on: let item):
                do throws(MarqueeError) {
                    deliver(.set(value, try await library.set(value, on: item)))
                } catch {
                    deliver(.notSet(value, error))
                }
            case .followMarks:
                for await change in library.changes(on: title) { deliver(.marked(change)) }
            }
        }
    }
}
