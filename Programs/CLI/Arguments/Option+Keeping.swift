/// The options of commands about kept and upcoming titles.
extension Option {
    static let library = Option("library", help: OptionTexts.keptLibrary)
    static let list = Option("list", "ID", help: OptionTexts.keptList)
    static let popular = Option("popular", "KIND", help: OptionTexts.keptPopular, choices: ["movies", "series", "tv"])
    static let discover = Option("discover", "KIND", help: OptionTexts.keptDiscover, choices: ["movies", "series", "tv"])
    static let seasons = Option("seasons", "SEASONS", help: OptionTexts.keptSeasons, choices: ["none", "latest", "all"])
    static let pictures = Option("pictures", "KINDS", help: OptionTexts.keptPictures)
    static let languages = Option("languages", "LANGUAGES", help: OptionTexts.keptLanguages)
    static let maxBytes = Option("max-bytes", "SIZE", help: OptionTexts.maxBytes)
    static let maxRequests = Option("max-requests", "N", help: OptionTexts.maxRequests)
    static let estimate = Option("estimate", help: OptionTexts.estimate)
    static let days = Option("days", "N", help: OptionTexts.days)
    static let ics = Option("ics", "FILE", help: OptionTexts.ics)
    static let minutes = Option("minutes", "N", help: OptionTexts.minutes)

    /// Those of a request to keep titles.
    static let keptTitles = [library, list, popular, discover, seasons, pictures, languages, maxBytes, maxRequests, estimate]
    static let keeping = keptTitles + [days, ics, minutes]
}
