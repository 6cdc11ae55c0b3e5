/// The options of commands that show lists.
extension Option {
    static let page = Option("page", "N", help: "the page of the list, 1 to 500")
    static let limit = Option("limit", "N", short: "n", help: "at most so many rows, from further pages too")
    static let allPages = Option("all-pages", help: "all pages of the list, from that of “--page” on")
    static let week = Option("week", help: "in the last seven days")
    static let year = Option("year", "YEAR", help: "only titles of this year of release")
    static let movies = Option("movies", help: "only movies")
    static let tv = Option("tv", help: "only series")
    static let people = Option("people", help: "only people")
    static let collections = Option("collections", help: "collections of movies")
    static let companies = Option("companies", help: "companies")
    static let keywords = Option("keywords", help: "keywords")

    static let titlesOnly = Option("titles", help: "only titles, one a line, and nothing if something fails: for completion in a shell")

    /// Which rows of a list are shown.
    static let paging = [page, limit, allPages]
    /// Among what a search searches.
    static let searchKinds = [movies, tv, people, collections, companies, keywords]

    static let lists = paging + searchKinds + [week, year, titlesOnly]
}
