package import MarqueeDomain

/// The repositories of a client whose use cases a test replaces.
package final class Repositories: Sendable {
    let movies: any MovieRepository
    let series: any TVSeriesRepository
    let seasons: any SeasonRepository
    let episodes: any EpisodeRepository
    let people: any PersonRepository
    let trending: any TrendingRepository
    let search: any SearchRepository
    let reference: any ReferenceRepository
    let changes: any ChangeRepository
    let images: any ImageRepository
    let history: any SearchHistoryRepository
    let suggestions: any SuggestionRepository
    let accounts: any AccountRepository
    let library: any LibraryRepository
    let lists: any ListRepository
    let cache: any CacheRepository
    let catalog: any CatalogRepository
    let requests: any RequestRepository

    /// Creates the set of repositories.
    package init(
        movies: any MovieRepository, series: any TVSeriesRepository, seasons: any SeasonRepository, episodes: any EpisodeRepository,
        people: any PersonRepository, trending: any TrendingRepository, search: any SearchRepository, reference: any ReferenceRepository,
        changes: any ChangeRepository, images: any ImageRepository, history: any SearchHistoryRepository,
        suggestions: any SuggestionRepository, accounts: any AccountRepository, library: any LibraryRepository, lists: any ListRepository,
        cache: any CacheRepository, catalog: any CatalogRepository, requests: any RequestRepository
    ) {
        self.movies = movies
        self.series = series
        self.seasons = seasons
        self.episodes = episodes
        self.people = people
        self.trending = trending
        self.search = search
        self.reference = reference
        self.changes = changes
        self.images = images
        self.history = history
        self.suggestions = suggestions
        self.accounts = accounts
        self.library = library
        self.lists = lists
        self.cache = cache
        self.catalog = catalog
        self.requests = requests
    }
}
