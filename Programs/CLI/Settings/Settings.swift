import Marquee

/// The valid value of each key: an option has priority over a variable of this program, that over the configuration file, that over a
/// variable which many programs share, and that over the default.
struct Settings: Sendable {
    private var chosen: [SettingKey: Setting] = [:]

    /// No setting is chosen.
    init() {}

    init(_ arguments: ParsedArguments, _ environment: [String: String], _ file: SettingsText) {
        func setting(_ variables: [SettingKey.Variable]) -> Setting? {
            for variable in variables {
                guard let text = environment[variable.name], let value = variable.meaning(text) else { continue }
                return Setting(value: value.isEmpty ? nil : value, origin: .variable(variable.name))
            }
            return nil
        }
        for key in SettingKey.all {
            let option = key.option.flatMap { option in
                arguments.text(option).map { Setting(value: $0, origin: .option(option.name)) }
            }
            let line = file.entry(of: key).map { Setting(value: $0.value, origin: .file(line: $0.line)) }
            chosen[key] = option ?? setting(key.variables) ?? line ?? setting(key.sharedVariables)
        }
        if arguments.has(.noColor) { chosen[.color] = Setting(value: "never", origin: .option(Option.noColor.name)) }
    }

    subscript(key: SettingKey) -> Setting { chosen[key] ?? Setting(value: key.standard, origin: .standard) }

    /// The language of this program.
    var textLanguage: TextLanguage { self[.uiLang].value.flatMap { TextLanguage(tag: $0) } ?? .english }

    /// The language of texts and its fallbacks; nil leaves it to the SDK.
    var languages: [String]? {
        self[.lang].origin == .standard ? nil : self[.lang].value.map(MarqueeClient.Configuration.list)
    }

    /// The region and its fallbacks, also if they are typed in lower case; empty if none is chosen.
    var regions: [String] { self[.region].value.map { MarqueeClient.Configuration.list($0.uppercased()) } ?? [] }

    /// When text is colored.
    var color: ColorChoice { self[.color].value.flatMap { ColorChoice(rawValue: $0) } ?? .auto }

    /// The environment for the SDK: a credential file that the configuration file names counts as if its variable named it.
    func environment(over environment: [String: String]) -> [String: String] {
        guard case .file = self[.tokenFile].origin, let path = self[.tokenFile].value else { return environment }
        return environment.merging(["TMDB_TOKEN_FILE": path.expandingHome(environment)]) { _, own in own }
    }
}

extension String {
    /// A path whose `~` is the home folder.
    func expandingHome(_ environment: [String: String]) -> String {
        hasPrefix("~/") ? (environment["HOME"] ?? "") + dropFirst() : self
    }
}
