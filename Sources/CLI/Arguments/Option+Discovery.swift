/// The conditions of “discover”. In lists of names or ids, a comma means “and”, and a vertical bar means “or”.
extension Option {
    static let genre = Option("genre", "GENRES", help: "genres by name or id: with “,” all of them, with “|” any of them")
    static let withoutGenre = Option("without-genre", "GENRES", help: "none of these genres")
    static let years = Option("year", "YEARS", help: "the year of the first release or episode, such as 1999, 1990-1999, 1990- or -1999")
    static let rating = Option("rating", "RANGE", help: "the average vote, 0 to 10: 7 or 7- is at least 7, 5-7 a range, -5 at most 5")
    static let votes = Option("votes", "RANGE", help: "the number of votes, such as 500 for at least 500")
    static let runtime = Option("runtime", "RANGE", help: "the runtime in minutes, such as 90-120, 90- or -120")
    static let originalLanguage = Option("original-language", "CODES", help: "the original language, such as ja or ja|ko")
    static let country = Option("country", "CODES", help: "the country of origin, such as FR")
    static let provider = Option("provider", "PROVIDERS", help: "watch providers by name or id, in the country of “--region”")
    static let offer = Option(
        "offer", "KIND", help: "how it can be watched in the country of “--region”",
        choices: ["subscription", "free", "ads", "rent", "buy"])
    static let certification = Option("certification", "RATING", help: "the age rating of movies in the country of “--region”")
    static let keyword = Option("keyword", "KEYWORDS", help: "keywords by text or id")
    static let company = Option("company", "COMPANIES", help: "production companies by name or id")
    static let person = Option("person", "PEOPLE", help: "people in the cast or the crew of movies, by name or id")
    static let network = Option("network", "IDS", help: "the networks of series, by id")
    static let sort = Option(
        "sort", "KEY", help: "the order, the highest first: popularity, date, rating, votes, title or revenue",
        choices: ["popularity", "date", "rating", "votes", "title", "revenue"])
    static let ascending = Option("ascending", help: "the lowest first")

    static let discovery = [
        genre, withoutGenre, years, rating, votes, runtime, originalLanguage, country, provider, offer, certification, keyword, company,
        person, network, sort, ascending,
    ]
}
