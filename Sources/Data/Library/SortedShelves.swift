package import MarqueeDomain

// The shelves of version 4, which are the server's own. The changes of this device are joined as the marks of their titles.

extension SyncedLibraryRepository {
    /// One page of the favorite movies, as the server has them.
    package func sortedFavoriteMovies(_ page: SortedShelfPage) -> Read<Page<Movie>> {
        user.readAccount { api.sortedFavoriteMovies(page, as: $0) }
    }

    /// One page of the favorite TV series, as the server has them.
    package func sortedFavoriteTV(_ page: SortedShelfPage) -> Read<Page<TVSeries>> {
        user.readAccount { api.sortedFavoriteTV(page, as: $0) }
    }

    /// One page of the movies on the watchlist, as the server has them.
    package func sortedWatchlistMovies(_ page: SortedShelfPage) -> Read<Page<Movie>> {
        user.readAccount { api.sortedWatchlistMovies(page, as: $0) }
    }

    /// One page of the TV series on the watchlist, as the server has them.
    package func sortedWatchlistTV(_ page: SortedShelfPage) -> Read<Page<TVSeries>> {
        user.readAccount { api.sortedWatchlistTV(page, as: $0) }
    }

    /// One page of the rated movies, as the server has them.
    package func sortedRatedMovies(_ page: SortedShelfPage) -> Read<Page<Rated<Movie>>> {
        user.readAccount { api.sortedRatedMovies(page, as: $0) }
    }

    /// One page of the rated TV series, as the server has them.
    package func sortedRatedTV(_ page: SortedShelfPage) -> Read<Page<Rated<TVSeries>>> {
        user.readAccount { api.sortedRatedTV(page, as: $0) }
    }
}
