package import MarqueeDomain

// The shelves of version 4, which are the server's own. The changes of this device are joined as the marks of their titles.

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
