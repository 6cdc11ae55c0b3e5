package import MarqueeDomain

/// A shape on the wire: a plain list of its fields, named like TMDb's keys in camel case, with their types. Keys follow from the names
/// (`KeyName`), and what happens to a field that cannot be read from the rule in `Tolerance.swift`. It carries its adapter, written
/// under the shape.
package protocol DTO: Decodable, Sendable {
    /// What the shape means.
    associatedtype Entity: Sendable

    /// The meaning.
    func adapted() -> Entity
}

extension Array where Element: DTO {
    /// What the rows mean. Rows are read where they stand, because taking one out counts a reference for each of its texts.
    func adapted() -> [Element.Entity] {
        withUnsafeBufferPointer { rows in rows.indices.map { rows[$0].adapted() } }
    }
}

extension Optional {
    /// What the rows mean; none for an absent list.
    func adapted<Row: DTO>() -> [Row.Entity] where Wrapped == [Row] { self?.adapted() ?? [] }
}

/// One page of a list, as TMDb sends it.
package struct PageDTO<Row: DTO>: DTO {
    let page: Int?
    let results: [Row]
    let totalPages: Int?
    let totalResults: Int?
}

extension PageDTO {
    package func adapted() -> Page<Row.Entity> {
        Page(
            number: page ?? 1, totalPages: totalPages ?? 1, totalResults: totalResults ?? results.count, items: results.adapted())
    }
}
