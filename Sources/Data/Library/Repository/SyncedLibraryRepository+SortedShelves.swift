package import MarqueeDomain

// The shelves of version 4, as the server has them. Pending changes are joined as the marks of the titles.

extension SyncedLibraryRepository {
    package func sortedFavoriteMovies(_ page: SortedShelfPage) -> Read<Page<Movie>> {
        user.readAccount { api.sortedFavoriteMovies(page, as: $0) }
    }

    package func sortedFavoriteTV(_ page: SortedShelfPage) -> Read<Page<TVSeries>> {
        user.readAccount { api.sortedFavoriteTV(page, as: $0) }
    }

    package func sortedWatchlistMovies(_ page: SortedShelfPage) -> Read<Page<Movie>> {
        user.readAccount { api.sortedWatchlistMovies(page, as: $0) }
    }

    package func sortedWatchlistTV(_ page: SortedShelfPage) -> Read<Page<TVSeries>> {
        user.readAccount { api.sortedWatchlistTV(page, as: $0) }
    }

    package func sortedRatedMovies(_ page: SortedShelfPage) -> Read<Page<Rated<Movie>>> {
        user.readAccount { api.sortedRatedMovies(page, as: $0) }
    }

    package func sortedRatedTV(_ page: SortedShelfPage) -> Read<Page<Rated<TVSeries>>> {
        user.readAccount { api.sortedRatedTV(page, as: $0) }
    }
}
