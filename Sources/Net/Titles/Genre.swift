package import MarqueeDomain

/// A genre.
struct GenreDTO: DTO {
    let id: Int
    let name: String?
}

extension GenreDTO {
    /// Some of TMDb's translated names end in a blank.
    func adapted() -> Genre { Genre(id: id, name: (name ?? "").split(separator: " ").joined(separator: " ")) }
}

/// The genres that movies or TV series can have.
package struct GenresDTO: DTO {
    let genres: [GenreDTO]
}

extension GenresDTO {
    package func adapted() -> [Genre] { genres.adapted() }
}
