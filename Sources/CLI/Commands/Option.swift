/// Every option of every command: what it is called, whether it takes a value, and its line in the help.
enum Option: String, CaseIterable {
    case json, lang, offline, fresh, help, version
    case page, year, port, season, episode, week, tv, people, all, region, fault

    static let global: [Option] = [.json, .lang, .region, .offline, .fresh, .help, .version]

    /// The name of the value, for options that take one.
    var value: String? {
        switch self {
        case .lang: "LANGUAGE"
        case .region: "REGION"
        case .fault: "FAULT"
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
        }
    }

    var spelling: String { "--" + rawValue + (value.map { " " + $0 } ?? "") }
}

/// A command line, taken apart.
struct Invocation {
    private(set) var words: [String] = []
    private var options: [Option: String] = [:]

    init(_ arguments: [String]) throws(Failure) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                words += rest
                return
            }
            guard argument.hasPrefix("-"), argument.count > 1 else {
                words.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let option = Self.option(parts[0]) else { throw .usage("There is no option “\(parts[0])”.") }
            if option.value == nil {
                guard parts.count == 1 else { throw .usage("“--\(option.rawValue)” takes no value.") }
                options[option] = ""
            } else {
                guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
                    throw .usage("“--\(option.rawValue)” wants a value.")
                }
                options[option] = value
            }
        }
    }

    func has(_ option: Option) -> Bool { options[option] != nil }

    func text(_ option: Option) -> String? { options[option] }

    func number(_ option: Option) throws(Failure) -> Int? {
        guard let text = options[option] else { return nil }
        guard let number = Int(text) else { throw .usage("“--\(option.rawValue)” wants a number.") }
        return number
    }

    func check(allowed: [Option]) throws(Failure) {
        for option in options.keys where !allowed.contains(option) {
            throw .usage("“--\(option.rawValue)” means nothing to this command.")
        }
        if has(.offline), has(.fresh) { throw .usage("“--offline” and “--fresh” exclude each other.") }
    }

    private static func option(_ text: String) -> Option? {
        switch text {
        case "-h": .help
        default: text.hasPrefix("--") ? Option(rawValue: String(text.dropFirst(2))) : nil
        }
    }
}
