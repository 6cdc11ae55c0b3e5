import Marquee
import MarqueeTesting

let marquee = try await MarqueeClient.sandbox()  // of TMDb: try await MarqueeClient(accessToken: token)
let popular = try await marquee.movies.popular()
for movie in popular.value.items.prefix(3) { print("\(movie.title), \(movie.releaseDate?.year ?? 0)") }
print("from the \(popular.origin), stale: \(popular.isStale)")

let details = try await marquee.movies.details(550)
print("\(details.value.title), by \(details.value.credits?.directors.first?.name ?? "unknown")")
let offline = try await marquee.movies.details(550, policy: .offline)
print("the same from \(offline.origin), without the network")
