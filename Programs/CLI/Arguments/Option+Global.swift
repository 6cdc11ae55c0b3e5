import Marquee

/// The options that every command has.
extension Option {
    static let json = Option(
        "json", "lines", short: "j", help: OptionTexts.json,
        choices: ["lines"],
        isValueOptional: true)
    static let lang = Option(
        "lang", "LANGUAGE", short: "l",
        help: OptionTexts.lang)
    static let uiLang = Option(
        "ui-lang", "LANGUAGE", help: OptionTexts.uiLang, choices: TextLanguage.allCases.map(\.rawValue))
    static let region = Option("region", "REGION", help: OptionTexts.region)
    static let offline = Option("offline", help: OptionTexts.offline)
    static let fresh = Option("fresh", help: OptionTexts.fresh)
    static let ids = Option("ids", help: OptionTexts.ids)
    static let color = Option(
        "color", "WHEN", help: OptionTexts.color, choices: ["auto", "always", "never"])
    static let noColor = Option("no-color", help: OptionTexts.noColor)
    static let noPager = Option("no-pager", help: OptionTexts.noPager)
    static let verbose = Option("verbose", short: "v", help: OptionTexts.verbose)
    static let quiet = Option("quiet", short: "q", help: OptionTexts.quiet)
    static let help = Option("help", short: "h", help: OptionTexts.help)
    static let version = Option("version", short: "V", help: OptionTexts.version)

    static let global = [json, lang, uiLang, region, offline, fresh, ids, color, noColor, noPager, verbose, quiet, help, version]
}
