/// The options that every command has.
extension Option {
    static let json = Option(
        "json", "lines", help: "print JSON instead of text; with “=lines” one value a line, of a list each row", choices: ["lines"],
        isValueOptional: true)
    static let lang = Option(
        "lang", "LANGUAGE", help: "the language of texts, such as fr-FR; further languages, separated by commas, are fallbacks")
    static let region = Option("region", "REGION", help: "the country of releases, age ratings and watch providers, such as FR")
    static let offline = Option("offline", help: "use only what is cached, without the network")
    static let fresh = Option("fresh", help: "ask the server even if a fresh answer is cached")
    static let noColor = Option("no-color", help: "no colors, not even on a terminal")
    static let verbose = Option("verbose", help: "print events to standard error: requests, waits, and where answers come from")
    static let quiet = Option("quiet", help: "print only errors to standard error")
    static let help = Option("help", help: "print this help, or that of a command")
    static let version = Option("version", help: "print the version")

    static let global = [json, lang, region, offline, fresh, noColor, verbose, quiet, help, version]
}
