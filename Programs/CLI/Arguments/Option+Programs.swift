/// The options of commands that run something else.
extension Option {
    static let port = Option("port", "N", help: OptionTexts.port)
    static let host = Option(
        "host", "ADDRESS", help: OptionTexts.host)
    static let catalog = Option("catalog", "FILE", help: OptionTexts.catalog)
    static let exportNames = Option("names", "N", help: OptionTexts.exportNames)
    static let latency = Option("latency", "TIME", help: OptionTexts.latency)
    static let pageSize = Option("page-size", "N", help: OptionTexts.pageSize)
    static let rateLimit = Option("rate-limit", "N", help: OptionTexts.rateLimit)
    static let fault = Option(
        "fault", "FAULT",
        help: OptionTexts.fault)

    static let replay = Option("replay", "PATH", help: OptionTexts.replay)
    static let record = Option("record", "FOLDER", help: OptionTexts.record)
    static let from = Option("from", "URL", help: OptionTexts.from)

    static let theme = Option(
        "theme", "THEME", help: OptionTexts.theme,
        choices: ["auto", "light", "dark", "plain"])
    static let density = Option("density", "DENSITY", help: OptionTexts.density, choices: ["normal", "spacious"])

    static let repair = Option("repair", help: OptionTexts.repair)

    static let date = Option("date", "DAY", help: OptionTexts.date)
    static let kinds = Option("kinds", "KINDS", help: OptionTexts.kinds)
    static let allowFewer = Option("allow-fewer", help: OptionTexts.allowFewer)
    static let manifest = Option("manifest", "FILE", help: OptionTexts.manifest)
    static let renew = Option("renew", help: OptionTexts.renew)

    static let database = Option("database", "PLACE", help: OptionTexts.database)
    static let schema = Option("schema", "NAME", help: OptionTexts.schema)
    static let accountNumber = Option("account", "N", help: OptionTexts.accountNumber)
    static let changeState = Option(
        "state", "STATE", help: OptionTexts.changeState, choices: ["pending", "rejected", "suspended"])
    static let dryRun = Option("dry-run", help: OptionTexts.dryRun)
    static let withoutSessions = Option("without-sessions", help: OptionTexts.withoutSessions)

    static let programs = [
        repair, theme, density, port, host, catalog, exportNames, latency, pageSize, rateLimit, fault, replay, record, from, date, kinds,
        allowFewer, manifest, renew, database, schema, accountNumber, changeState, dryRun, withoutSessions,
    ]
}
