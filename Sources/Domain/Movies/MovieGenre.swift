/// The ids of TMDb's genres of movies, for filters and comparisons. ``GenreUseCases/movies`` reads their names in the requested language.
///
/// ```swift
/// let thrillers = MovieFilter { $0.genres = .all([MovieGenre.drama, MovieGenre.thriller]) }
/// ```
///
/// See <https://developer.themoviedb.org/reference/genre-movie-list>.
public enum MovieGenre {
    /// The genre “Action” of movies.
    public static let action: Genre.ID = 28
    /// The genre “Adventure” of movies.
    public static let adventure: Genre.ID = 12
    /// The genre “Animation” of movies.
    public static let animation: Genre.ID = 16
    /// The genre “Comedy” of movies.
    public static let comedy: Genre.ID = 35
    /// The genre “Crime” of movies.
    public static let crime: Genre.ID = 80
    /// The genre “Documentary” of movies.
    public static let documentary: Genre.ID = 99
    /// The genre “Drama” of movies.
    public static let drama: Genre.ID = 18
    /// The genre “Family” of movies.
    public static let family: Genre.ID = 10_751
    /// The genre “Fantasy” of movies.
    public static let fantasy: Genre.ID = 14
    /// The genre “History” of movies.
    public static let history: Genre.ID = 36
    /// The genre “Horror” of movies.
    public static let horror: Genre.ID = 27
    /// The genre “Music” of movies.
    public static let music: Genre.ID = 10_402
    /// The genre “Mystery” of movies.
    public static let mystery: Genre.ID = 9648
    /// The genre “Romance” of movies.
    public static let romance: Genre.ID = 10_749
    /// The genre “Science Fiction” of movies.
    public static let scienceFiction: Genre.ID = 878
    /// The genre “TV Movie” of movies.
    public static let tvMovie: Genre.ID = 10_770
    /// The genre “Thriller” of movies.
    public static let thriller: Genre.ID = 53
    /// The genre “War” of movies.
    public static let war: Genre.ID = 10_752
    /// The genre “Western” of movies.
    public static let western: Genre.ID = 37
}
