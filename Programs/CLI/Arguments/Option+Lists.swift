/// The options of commands that show lists.
extension Option {
    static let page = Option("page", "N", help: OptionTexts.page)
    static let limit = Option("limit", "N", short: "n", help: OptionTexts.limit)
    static let allPages = Option("all-pages", help: OptionTexts.allPages)
    static let week = Option("week", help: OptionTexts.week)
    static let year = Option("year", "YEAR", help: OptionTexts.year)
    static let movies = Option("movies", help: OptionTexts.movies)
    static let tv = Option("tv", help: OptionTexts.tv)
    static let people = Option("people", help: OptionTexts.people)
    static let collections = Option("collections", help: OptionTexts.collections)
    static let companies = Option("companies", help: OptionTexts.companies)
    static let keywords = Option("keywords", help: OptionTexts.keywords)

    static let titlesOnly = Option("titles", help: OptionTexts.titlesOnly)

    /// Which rows of a list are shown.
    static let paging = [page, limit, allPages]
    /// The options of the scope of a search.
    static let searchKinds = [movies, tv, people, collections, companies, keywords]

    static let lists = paging + searchKinds + [week, year, titlesOnly]
}
