import Marquee
import MarqueeSandbox

/// Searches for a movie and shows its details. A sandbox stands in for TMDb, so that it runs without a credential.
@main
enum Quickstart {
    static func main() async throws {
        let sandbox = try await Sandbox.start()
        let marquee = try await MarqueeClient {
            $0.credential = try .accessToken(Sandbox.accessToken)
            $0.baseURL = sandbox.baseURL
            $0.storage = .memory
        }

        let found = try await marquee.search.movies("fight")
        for movie in found.value.items { print(movie.id, movie.title) }

        guard let first = found.value.items.first else { return }
        let details = try await marquee.movies.details(first.id).value
        print(details.title, "runs", details.runtime ?? 0, "minutes")
        print("with", (details.credits?.cast ?? []).prefix(3).map(\.name).joined(separator: ", "))

        let anything = try await marquee.search.multi("fight")
        for item in anything.value.items { print(line(item)) }

        await marquee.shutdown()
        await sandbox.stop()
    }

    /// Searches may find more kinds in a later version, so the compiler wants to know what is shown for those.
    private static func line(_ item: MediaItem) -> String {
        switch item {
        case .movie(let movie): "movie: \(movie.title)"
        case .tv(let series): "series: \(series.name)"
        case .person(let person): "person: \(person.name)"
        case .collection(let collection): "collection: \(collection.name)"
        @unknown default: item.title
        }
    }
}
