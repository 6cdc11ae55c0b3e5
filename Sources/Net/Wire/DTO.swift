import MarqueeDomain

/// A shape on the wire: a plain list of its fields with their types, named like TMDb's keys in camel case, and an initializer that
/// reads each field by its key. `Tolerance.swift` defines the treatment of a field that cannot be read. The adapter is under the shape.
protocol DTO: ObjectShape {
    /// The entity of the shape.
    associatedtype Entity: Sendable

    /// Converts the shape to its entity.
    func adapted() -> Entity
}

/// Reads the entity of an answer: all that is compiled for each shape.
// Not the shape's type: a page is generic in its rows, and would be read by code that looks each of them up.
struct EntityReader: Sendable {
    let read: @Sendable (JSONTape) throws -> Boxed

    init<Answer: DTO>(_ type: Answer.Type) { read = { tape in Boxed(try Answer.read(from: tape, at: 0).adapted()) } }
}

/// A list is an answer like any other; that of some operations is nothing but a list.
extension Array: ObjectShape where Element: DTO {
    init(_ row: TapeRow) throws { self = try Self.read(from: row.tape, at: row.index) }
}

extension Array: DTO where Element: DTO {
    func adapted() -> [Element.Entity] {
        var entities: [Element.Entity] = []
        entities.reserveCapacity(count)
        for index in indices { entities.append(self[index].adapted()) }
        return entities
    }
}

extension Optional {
    /// Converts the rows; none for an absent list.
    func adapted<Row: DTO>() -> [Row.Entity] where Wrapped == [Row] { self?.adapted() ?? [] }
}

/// One page of a list, as TMDb sends it.
struct PageDTO<Row: DTO>: DTO {
    let page: Int?
    let results: [Row]
    let totalPages: Int?
    let totalResults: Int?
    let dates: DatesDTO?

    init(_ row: TapeRow) throws {
        page = row.optional("page")
        results = try row.list("results")
        totalPages = row.optional("total_pages")
        totalResults = row.optional("total_results")
        dates = row.optional("dates")
    }
}

/// The days that a list covers.
struct DatesDTO: ObjectShape {
    let minimum: Day
    let maximum: Day

    init(_ row: TapeRow) throws {
        minimum = try row.required("minimum")
        maximum = try row.required("maximum")
    }
}

extension PageDTO {
    func adapted() -> Page<Row.Entity> {
        var page = Page(
            page: self.page.known ?? 1, totalPages: totalPages.knownCount ?? 1, totalResults: totalResults.knownCount ?? results.count,
            items: results.adapted())
        if let dates, dates.minimum <= dates.maximum { page.dates = dates.minimum...dates.maximum }
        return page
    }
}

/// A text is its own entity.
extension String: DTO {
    init(_ row: TapeRow) throws { self = try Self.read(from: row.tape, at: row.index) }
    func adapted() -> String { self }
}
