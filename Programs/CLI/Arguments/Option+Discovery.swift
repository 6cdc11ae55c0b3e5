/// The conditions of “discover”. In lists of names or ids, a comma means “and”, and a vertical bar means “or”.
extension Option {
    static let genre = Option("genre", "GENRES", help: OptionTexts.genre)
    static let withoutGenre = Option("without-genre", "GENRES", help: OptionTexts.withoutGenre)
    static let years = Option("year", "YEARS", help: OptionTexts.years)
    static let rating = Option("rating", "RANGE", help: OptionTexts.rating)
    static let votes = Option("votes", "RANGE", help: OptionTexts.votes)
    static let runtime = Option("runtime", "RANGE", help: OptionTexts.runtime)
    static let originalLanguage = Option("original-language", "CODES", help: OptionTexts.originalLanguage)
    static let country = Option("country", "CODES", help: OptionTexts.country)
    static let provider = Option("provider", "PROVIDERS", help: OptionTexts.provider)
    static let offer = Option(
        "offer", "KIND", help: OptionTexts.offer,
        choices: ["subscription", "free", "ads", "rent", "buy"])
    static let certification = Option("certification", "RATING", help: OptionTexts.certification)
    static let keyword = Option("keyword", "KEYWORDS", help: OptionTexts.keyword)
    static let company = Option("company", "COMPANIES", help: OptionTexts.company)
    static let person = Option("person", "PEOPLE", help: OptionTexts.person)
    static let network = Option("network", "IDS", help: OptionTexts.network)
    static let sort = Option(
        "sort", "KEY", help: OptionTexts.sort,
        choices: ["popularity", "date", "rating", "votes", "title", "revenue"])
    static let ascending = Option("ascending", help: OptionTexts.ascending)

    static let discovery = [
        genre, withoutGenre, years, rating, votes, runtime, originalLanguage, country, provider, offer, certification, keyword, company,
        person, network, sort, ascending,
    ]
}
