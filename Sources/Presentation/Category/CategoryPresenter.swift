public import MarqueeDomain

/// All titles of a category.
public typealias CategoryPresenter = Presenter<CategoryState>

extension Presenter where State == CategoryState {
    /// Creates the list of a category, which follows the marks of the signed-in person.
    public convenience init(
        _ category: TitleCategory, movies: MovieUseCases, tv: TVSeriesUseCases, library: LibraryUseCases,
        context: PresentationContext = PresentationContext()
    ) {
        self.init(CategoryState(category), context: context) { effect, deliver in
            switch effect {
            case .load(let request):
                await request.load { (page, policy) async throws(MarqueeError) in
                    switch category {
                    case .movies(let kind):
                        try await movies.list(MovieList(kind, page: page), policy: policy).map { $0.mapItems(MediaItem.movie) }
                    case .tv(let kind):
                        try await tv.list(TVList(kind, page: page), policy: policy).map { $0.mapItems(MediaItem.tv) }
                    }
                } deliver: {
                    deliver(.page($0, request))
                }
            case .followMarks:
                for await change in library.changes { deliver(.marked(change)) }
            }
        }
    }
}
