/// The lines of a daily export of a catalog.
struct CatalogExport {
    let catalog: SandboxCatalog

    func lines(_ kind: GeneratedExport.Kind) -> [String] {
        switch kind {
        case .movies:
            rows(catalog.movies, \.id) {
                [
                    ("adult", false), ("id", .integer($0.id)), ("original_title", .string($0.originalTitle)),
                    ("popularity", .number($0.popularity)), ("video", false),
                ]
            }
        case .series:
            rows(catalog.series, \.id) {
                [("id", .integer($0.id)), ("original_name", .string($0.originalName)), ("popularity", .number($0.popularity))]
            }
        case .people:
            rows(catalog.people, \.id) {
                [
                    ("adult", false), ("id", .integer($0.id)), ("name", .string($0.name)), ("popularity", .number($0.popularity)),
                ]
            }
        case .collections: named(catalog.movies.compactMap { movie in movie.collection.map { ($0.id, $0.name) } })
        case .networks: named(catalog.series.flatMap(\.networks).map { ($0.id, $0.name) })
        case .keywords: named((catalog.movies.flatMap(\.keywords) + catalog.series.flatMap(\.keywords)).map { ($0.id, $0.name) })
        case .companies: named((catalog.movies.flatMap(\.companies) + catalog.series.flatMap(\.companies)).map { ($0.id, $0.name) })
        // The catalog has no titles for adults.
        case .adultMovies, .adultSeries, .adultPeople: []
        }
    }

    private func named(_ names: [(id: Int, name: String)]) -> [String] {
        let unique = Dictionary(names.map { ($0.id, $0) }) { first, _ in first }
        return rows(Array(unique.values), \.id) { [("id", .integer($0.id)), ("name", .string($0.name))] }
    }

    private func rows<Item>(_ items: [Item], _ id: (Item) -> Int, _ members: (Item) -> [(name: String, value: JSON)]) -> [String] {
        items.sorted { id($0) < id($1) }.map { String(decoding: JSON.object(members($0)).bytes, as: UTF8.self) }
    }
}
