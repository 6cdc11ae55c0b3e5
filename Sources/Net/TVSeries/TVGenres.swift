package import MarqueeDomain

extension Endpoint<TVGenresDTO> {
    static var tvGenres: Self { Endpoint(Operations.tvGenres) }
}

/// The genres that TV series can have.
package struct TVGenresDTO: DTO {
    let genres: Rows<GenreDTO>
}

extension TVGenresDTO {
    package func adapted() -> [Genre] { genres.values.map { $0.adapted() } }
}
