package import MarqueeDomain

extension Endpoint<MovieGenresDTO> {
    static var movieGenres: Self { Endpoint(Operations.movieGenres) }
}

/// The genres that movies can have.
package struct MovieGenresDTO: DTO {
    let genres: Rows<GenreDTO>
}

extension MovieGenresDTO {
    package func adapted() -> [Genre] { genres.values.map { $0.adapted() } }
}
