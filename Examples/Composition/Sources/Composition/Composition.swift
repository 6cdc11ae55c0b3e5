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
            let trending = TrendingUseCases(trending: CachedTrendingRepository(api: HomeTrends(), reader: reader))

            let movies = try await trending.movies(.day)
            print("run \(run): \(movies.value.items.map(\.title).joined(separator: ", ")) from \(movies.origin)")
        }
    }
}
