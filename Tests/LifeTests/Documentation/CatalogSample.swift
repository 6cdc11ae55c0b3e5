import Marquee
import MarqueeCatalog

// The sample of Docs/Catalog.md about opting in.
func clientWithCatalog() async throws -> MarqueeClient {
    let marquee = try await MarqueeClient { $0.catalog = .inStoreFolder }
    return marquee
}
