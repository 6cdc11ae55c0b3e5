/// Every option of every command: what it is called, whether it takes a value, and its line in the help.
enum Option: String, CaseIterable {
    case json, lang, offline, fresh, verbose, quiet, help, version
    case noColor = "no-color"
    case page, year, port, season, episode, week, tv, people, all, region, fault
    case host, latency
    case pageSize = "page-size"
    case rateLimit = "rate-limit"
    case web, v4, guest, wipe, oldest, off, remove, description, yes

    static let global: [Option] = [.json, .lang, .region, .offline, .fresh, .noColor, .verbose, .quiet, .help, .version]

    /// The name of the value, for options that take one.
    var value: String? {
        switch self {
        case .lang: "LANGUAGE"
        case .region: "REGION"
        case .fault: "FAULT"
        case .description: "TEXT"
        case .host: "ADDRESS"
        case .latency: "TIME"
        case .page, .year, .port, .season, .episode, .pageSize, .rateLimit: "N"
        default: nil
        }
    }

    var help: String {
        switch self {
        case .json: "print JSON instead of text"
        case .lang: "the language of texts, such as fr-FR; further languages, separated by commas, are fallbacks"
        case .offline: "use only what is cached, without the network"
        case .fresh: "ask the server even if a fresh answer is cached"
        case .noColor: "no colors, not even on a terminal"
        case .verbose: "print events to standard error: requests, waits, and where answers come from"
        case .quiet: "print only errors to standard error"
        case .help: "print this help, or that of a command"
        case .version: "print the version"
        case .page: "the page of the list, 1 to 500"
        case .year: "only titles of this year of release"
        case .region: "the region of release dates, such as FR"
        case .season: "one season of the series, from 0 for specials"
        case .episode: "one episode of the season"
        case .week: "in the last seven days"
        case .tv: "series instead of movies"
        case .people: "people instead of movies"
        case .all: "movies, series and people"
        case .fault: "the fault to simulate: latency=200ms, status=503, 429=2, drip=50ms, offline, reset, truncate, html and others"
        case .host: "the address to listen on; 0.0.0.0 is for every network of this machine, and lets everybody in"
        case .latency: "how long every answer is held back, such as 200ms or 1s"
        case .pageSize: "the rows of a page, 1 to 100; default: 20"
        case .rateLimit: "the requests answered per second; further ones get status 429"
        case .port: "the port to listen on; 0 picks a free one"
        case .web: "approve in a browser; this program sees no password"
        case .v4: "with --web, through version 4 of the API, as recommendations need it"
        case .guest: "as a guest, who can only rate"
        case .wipe: "remove everything stored for the account, unsent changes too"
        case .oldest: "oldest entries first"
        case .off: "remove the mark"
        case .remove: "remove the rating"
        case .description: "what the list is about"
        case .yes: "confirm; this cannot be undone"
        }
    }

    var spelling: String { "--" + rawValue + (value.map { " " + $0 } ?? "") }
}
