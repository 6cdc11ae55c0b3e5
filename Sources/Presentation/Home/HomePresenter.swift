public import MarqueeDomain

/// The first screen of a catalog.
public typealias HomePresenter = Presenter<HomeState>

extension Presenter where State == HomeState {
    /// Creates the first screen of a catalog, which follows the marks of the signed-in person.
    public convenience init(
        _ tab: HomeState.Tab = .movies, movies: MovieUseCases, tv: TVSeriesUseCases, library: LibraryUseCases,
        context: PresentationContext = PresentationContext()
    ) {
        self.init(HomeState(tab), context: context) { effect, deliver in
            switch effect {
            case .load(.movies, let loading):
                await loading.load { (policy) async throws(MarqueeError) in
                    try HomeContent.fetched(try await movies.home(policy: policy), category: TitleCategory.movies, item: MediaItem.movie)
                } deliver: {
                    deliver(.home(.movies, $0))
                }
            case .load(.tv, let loading):
                await loading.load { (policy) async throws(MarqueeError) in
                    try HomeContent.fetched(try await tv.home(policy: policy), category: TitleCategory.tv, item: MediaItem.tv)
                } deliver: {
                    deliver(.home(.tv, $0))
                }
            case .followMarks:
                for await change in library.changes { deliver(.marked(change)) }
            }
        }
    }
}
