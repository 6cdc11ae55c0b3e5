/// The options of commands that are about one title.
extension Option {
    static let season = Option("season", "N", help: "one season of the series, from 0 for specials")
    static let episode = Option("episode", "N", help: "one episode of the season")
    static let reviews = Option("reviews", help: "with the reviews of users")
    static let rows = Option("limit", "N", short: "n", help: "at most so many rows of each list, such as the cast")
    static let source = Option(
        "source", "SERVICE", help: "the service of the id, if its form does not say so",
        choices: ["imdb", "tvdb", "tvrage", "wikidata", "facebook", "instagram", "tiktok", "twitter", "youtube"])

    static let pictureWidth = Option("width", "PIXELS", help: "a picture at least so many pixels wide, if there is one; default: 342")
    static let output = Option("output", "FILE", short: "o", help: "write the picture to a file; “-” is standard output")

    static let titles = [season, episode, reviews, rows, source, pictureWidth, output]
}
