public import Marquee

/// Finds the movies of a collection, or of a person, that the account has neither rated nor among its favorites, in the order of their release.
///
/// ```swift
/// for movie in try await marquee.missing(collection: 10) { print(movie.title) }
/// ```
public struct GetMissing: Sendable {
    let client: MarqueeClient

    /// The movies of a collection.
    public func callAsFunction(collection id: MovieCollection.ID, policy: ReadPolicy = .cached) async throws(MarqueeError) -> [Movie] {
        let fetched = try await client.collections.details(id, including: [], policy: policy)
        return try await unmarked(fetched.value.moviesByRelease)
    }

    /// The movies in which a person acts. They come from the details that a page of a person shows, so that one cached answer serves both.
    public func callAsFunction(person id: Person.ID, policy: ReadPolicy = .cached) async throws(MarqueeError) -> [Movie] {
        let details = try await client.people.details(id, including: PersonPart.standard, policy: policy).value
        var seen: Set<Movie.ID> = []
        let movies = (details.combinedCredits?.cast ?? []).compactMap { credit -> Movie? in
            guard case .movie(let movie) = credit.item, seen.insert(movie.id).inserted else { return nil }
            return movie
        }
        // Movies without a day come last.
        return try await unmarked(movies.sorted { (Self.order($0), $0.id) < (Self.order($1), $1.id) })
    }

    private static func order(_ movie: Movie) -> String { movie.releaseDate?.description ?? "~" }

    private func unmarked(_ movies: [Movie]) async throws(MarqueeError) -> [Movie] {
        var missing: [Movie] = []
        for movie in movies {
            let marks = try await client.library.marks(.movie(movie.id), policy: .offline).value
            if marks.rating == nil, !marks.isFavorite { missing.append(movie) }
        }
        return missing
    }
}
