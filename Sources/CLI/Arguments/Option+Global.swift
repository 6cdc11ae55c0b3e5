/// The options that every command has.
extension Option {
    static let json = Option(
        "json", "lines", short: "j", help: "print JSON instead of text; with “=lines” one value a line, of a list each row",
        choices: ["lines"],
        isValueOptional: true)
    static let lang = Option(
        "lang", "LANGUAGE", short: "l",
        help: "the language of texts, such as fr-FR; further languages, separated by commas, are fallbacks")
    static let region = Option("region", "REGION", help: "the country of releases, age ratings and watch providers, such as FR")
    static let offline = Option("offline", help: "use only what is cached, without the network")
    static let fresh = Option("fresh", help: "ask the server even if a fresh answer is cached")
    static let color = Option(
        "color", "WHEN", help: "whether text is colored: auto is on a terminal only", choices: ["auto", "always", "never"])
    static let noColor = Option("no-color", help: "the same as --color never")
    static let noPager = Option("no-pager", help: "print directly to the terminal, even if there is more than fits on it")
    static let verbose = Option("verbose", short: "v", help: "print events to standard error: requests, waits, and where answers come from")
    static let quiet = Option("quiet", short: "q", help: "print only errors to standard error")
    static let help = Option("help", short: "h", help: "print this help, or that of a command")
    static let version = Option("version", short: "V", help: "print the version")

    static let global = [json, lang, region, offline, fresh, color, noColor, noPager, verbose, quiet, help, version]
}
