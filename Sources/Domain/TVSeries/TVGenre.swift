/// The ids of TMDb's genres of series, for filters and comparisons. ``GenreUseCases/tv`` reads their names in the requested language.
///
/// ```swift
/// let news = TVFilter { $0.withoutGenres = [TVGenre.news, TVGenre.talk] }
/// ```
///
/// See <https://developer.themoviedb.org/reference/genre-tv-list>.
public enum TVGenre {
    /// The genre “Action & Adventure” of series.
    public static let actionAndAdventure: Genre.ID = 10_759
    /// The genre “Animation” of series.
    public static let animation: Genre.ID = 16
    /// The genre “Comedy” of series.
    public static let comedy: Genre.ID = 35
    /// The genre “Crime” of series.
    public static let crime: Genre.ID = 80
    /// The genre “Documentary” of series.
    public static let documentary: Genre.ID = 99
    /// The genre “Drama” of series.
    public static let drama: Genre.ID = 18
    /// The genre “Family” of series.
    public static let family: Genre.ID = 10_751
    /// The genre “Kids” of series.
    public static let kids: Genre.ID = 10_762
    /// The genre “Mystery” of series.
    public static let mystery: Genre.ID = 9648
    /// The genre “News” of series.
    public static let news: Genre.ID = 10_763
    /// The genre “Reality” of series.
    public static let reality: Genre.ID = 10_764
    /// The genre “Sci-Fi & Fantasy” of series.
    public static let scienceFictionAndFantasy: Genre.ID = 10_765
    /// The genre “Soap” of series.
    public static let soap: Genre.ID = 10_766
    /// The genre “Talk” of series.
    public static let talk: Genre.ID = 10_767
    /// The genre “War & Politics” of series.
    public static let warAndPolitics: Genre.ID = 10_768
    /// The genre “Western” of series.
    public static let western: Genre.ID = 37
}
