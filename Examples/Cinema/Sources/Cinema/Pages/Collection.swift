import Marquee
import MarqueePresentation

extension Visit {
    /// Movies that belong together, the first one first.
    func collection() async throws -> Answer {
        let id = try id()
        async let missing = missingRow(of: .collection(id))
        let collections = marquee.collections
        let fetched = try await shown(on: .category) { (policy) async throws(MarqueeError) in
            try await collections.details(id, policy: policy)
        }
        let collection = fetched.value
        let cards = collection.moviesByRelease.map { card(.movie($0), fetched.marks(on: $0.reference)) }
        var facts = PageFacts()
        facts.description = collection.overview
        facts.picture = collection.backdropPath.map { "/pictures/backdrop/1280" + $0.description }
        return .page(
            collection.name,
            """
            <article class="details"><div class="details-head">\
            \(picture(collection.posterPath, .poster, width: 240, isFirst: true, blank: Blank(id: id, title: collection.name)))
            <div><h1 dir="auto">\(collection.name)</h1>\(freshness(fetched))</div>
            <p class="overview about" dir="auto">\(collection.overview)</p></div>
            <section aria-labelledby="movies"><h2 id="movies">\(texts.movies)</h2><ul class="cards" id="items">\(cards)</ul></section>\
            \(await missing)</article>
            """, facts: facts, data: fetched)
    }
}
