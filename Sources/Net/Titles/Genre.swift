import MarqueeDomain

/// A genre.
struct GenreDTO: DTO {
    let id: Int
    let name: String?

    init(_ row: TapeRow) throws {
        id = try row.required("id")
        name = row.optional("name")
    }
}

extension GenreDTO {
    func adapted() -> Genre { Genre(id: id, name: name.trimmed) }
}

/// The genres that movies or TV series can have.
struct GenresDTO: DTO {
    let genres: [GenreDTO]

    init(_ row: TapeRow) throws {
        genres = try row.list("genres")
    }
}

extension GenresDTO {
    func adapted() -> [Genre] { genres.adapted() }
}
