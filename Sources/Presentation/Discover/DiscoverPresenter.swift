public import MarqueeDomain

/// Titles that meet conditions, such as a genre and a year.
public typealias DiscoverPresenter = Presenter<DiscoverState>

extension Presenter where State == DiscoverState {
    /// Creates the list of a query, which follows the marks of the signed-in person.
    public convenience init(
        _ query: DiscoverQuery, discover: DiscoverUseCases, genres: GenreUseCases, trending: TrendingUseCases,
        watchProviders: WatchProviderUseCases, library: LibraryUseCases,
        context: PresentationContext = PresentationContext()
    ) {
        self.init(DiscoverState(query), context: context) { effect, deliver in
            switch effect {
            case .load(let query, let request):
                await request.load { (page, policy) async throws(MarqueeError) in
                    if let window = query.trending {
                        let input = Trending(window, page: page)
                        return switch query.kind {
                        case .movies: try await trending.movies(input, policy: policy).map { $0.mapItems(MediaItem.movie) }
                        case .tv: try await trending.tv(input, policy: policy).map { $0.mapItems(MediaItem.tv) }
                        }
                    }
                    return switch query.kind {
                    case .movies:
                        try await discover.movies(query.movieFilter(page: page), policy: policy).map { $0.mapItems(MediaItem.movie) }
                    case .tv: try await discover.tv(query.tvFilter(page: page), policy: policy).map { $0.mapItems(MediaItem.tv) }
                    }
                } deliver: {
                    deliver(.page($0, request))
                }
            case .loadChoices(let kind, let country):
                // Without them the list only lacks the conditions that they would offer.
                var choices = DiscoverState.Choices()
                let found = kind == .movies ? try? await genres.movies() : try? await genres.tv()
                choices.genres = found?.value.map { DiscoverQuery.Named(id: $0.id, name: $0.name) } ?? []
                if let country {
                    let providers =
                        kind == .movies
                        ? try? await watchProviders.movies(watchRegion: country) : try? await watchProviders.tv(watchRegion: country)
                    choices.providers = providers?.value.map { DiscoverQuery.Named(id: $0.id, name: $0.providerName) } ?? []
                }
                deliver(.choices(choices))
            case .followMarks:
                for await change in library.changes { deliver(.marked(change)) }
            }
        }
    }
}
