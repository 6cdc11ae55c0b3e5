/// Every option of every command: what it is called, whether it takes a value, and its line in the help.
enum Option: String, CaseIterable {
    case json, lang, offline, fresh, verbose, quiet, help, version
    case noColor = "no-color"
    case page, year, port, season, episode, week, tv, people, all, region, fault
    case web, v4, guest, wipe, oldest, off, remove, description, yes

    static let global: [Option] = [.json, .lang, .region, .offline, .fresh, .noColor, .verbose, .quiet, .help, .version]

    /// The name of the value, for options that take one.
    var value: String? {
        switch self {
        case .lang: "LANGUAGE"
        case .region: "REGION"
        case .fault: "FAULT"
        case .description: "TEXT"
        case .page, .year, .port, .season, .episode: "N"
        default: nil
        }
    }

    var help: String {
        switch self {
        case .json: "print JSON in place of text"
        case .lang: "the language of texts, as fr or fr-FR; more than one, with commas, are fallbacks"
        case .offline: "show what is kept and leave the network alone"
        case .fresh: "ask the server even if what is kept is fresh"
        case .noColor: "no colors, not even on a terminal"
        case .verbose: "tell on standard error what happens: requests, waits, and where answers come from"
        case .quiet: "say nothing on standard error but errors"
        case .help: "print this help, or that of a command"
        case .version: "print the version"
        case .page: "the page of the list, 1 to 500"
        case .year: "the only year of release wanted"
        case .region: "the region of release dates, as FR"
        case .season: "one season of the series, from 0 for specials"
        case .episode: "one episode of the season"
        case .week: "in the last seven days"
        case .tv: "series in place of movies"
        case .people: "people in place of movies"
        case .all: "movies, series and people"
        case .fault: "how it misbehaves: latency=200ms, status=503, 429=2, drip=50ms, offline, or reset, truncate, html and the like"
        case .port: "the port to listen on; 0 picks a free one"
        case .web: "approve in a browser; no password passes this program"
        case .v4: "with --web, through version 4 of the API, as recommendations need it"
        case .guest: "as a guest, who may rate and nothing else"
        case .wipe: "leave nothing of the account here, not even what waits to be sent"
        case .oldest: "what was put there first comes first"
        case .off: "take it back"
        case .remove: "take the rating back"
        case .description: "what the list is about"
        case .yes: "do it without asking; it cannot be undone"
        }
    }

    var spelling: String { "--" + rawValue + (value.map { " " + $0 } ?? "") }
}
