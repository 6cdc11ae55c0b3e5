/// The options of commands that are about one title.
extension Option {
    static let season = Option("season", "N", help: OptionTexts.season)
    static let episode = Option("episode", "N", help: OptionTexts.episode)
    static let reviews = Option("reviews", help: OptionTexts.reviews)
    static let rows = Option("limit", "N", short: "n", help: OptionTexts.rows)
    static let source = Option(
        "source", "SERVICE", help: OptionTexts.source,
        choices: ["imdb", "tvdb", "tvrage", "wikidata", "facebook", "instagram", "tiktok", "twitter", "youtube"])

    static let pictureWidth = Option("width", "PIXELS", help: OptionTexts.pictureWidth)
    static let output = Option("output", "FILE", short: "o", help: OptionTexts.output)

    static let titles = [season, episode, reviews, rows, source, pictureWidth, output]
}
