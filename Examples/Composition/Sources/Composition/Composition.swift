import MarqueeData
import MarqueeDomain

/// Marquee's use cases and reader around an API and a store of our own; neither libcurl nor SQLite is linked.
@main
enum Composition {
    static func main() async throws {
        let store = DictionaryStore()
        for run in 1...2 {
            // A new reader each time, so that the second run finds nothing in memory and reads what the first has stored.
            let reader = Reader(snapshots: store)
            let movies = MovieUseCases(movies: CachedMovieRepository(api: HomeMovies(), reader: reader))

            let popular = try await movies.chart(.popular)
            print("run \(run): \(popular.value.items.map(\.title).joined(separator: ", ")) from \(popular.origin)")
        }
    }
}
