package import MarqueeDomain

/// A shape on the wire. It carries its adapter, written under the shape.
package protocol DTO: Decodable, Sendable {
    /// What the shape means.
    associatedtype Entity: Sendable

    /// The meaning.
    func adapted() -> Entity
}

/// One page of a list, as TMDb sends it.
package struct PageDTO<Row: DTO>: DTO {
    let page: LooseInt?
    let results: Rows<Row>
    let totalPages: LooseInt?
    let totalResults: LooseInt?

    enum CodingKeys: String, CodingKey {
        case page, results
        case totalPages = "total_pages"
        case totalResults = "total_results"
    }
}

extension PageDTO {
    package func adapted() -> Page<Row.Entity> {
        Page(
            number: page?.value ?? 1, totalPages: totalPages?.value ?? 1, totalResults: totalResults?.value ?? results.values.count,
            items: results.values.map { $0.adapted() })
    }
}
