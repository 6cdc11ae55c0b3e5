package import MarqueeDomain

/// A genre.
struct GenreDTO: DTO {
    let id: Int
    let name: String?
}

extension GenreDTO {
    func adapted() -> Genre { Genre(id: id, name: name.trimmed) }
}

/// The genres that movies or TV series can have.
package struct GenresDTO: DTO {
    let genres: [GenreDTO]
}

extension GenresDTO {
    package func adapted() -> [Genre] { genres.adapted() }
}
