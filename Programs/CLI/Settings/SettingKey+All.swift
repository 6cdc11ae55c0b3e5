import Marquee

/// The table of all settings. A key has the name of its option, where it has one.
extension SettingKey {
    static let lang = SettingKey(
        "lang", help: Texts.languagesKey, option: .lang,
        variables: [.init("TMDB_LANGUAGE")],
        standard: Audience.standard.language
    ) { text in
        let languages = MarqueeClient.Configuration.list(text)
        return reason { () throws(MarqueeError) in
            _ = try Audience(language: languages[0], fallbackLanguages: Array(languages.dropFirst()))
        }
    }

    /// Any language that a variable names counts as a choice; English replaces those without texts.
    static let uiLang = choice(
        of: .uiLang, Texts.uiLanguageKey, standard: TextLanguage.english.rawValue,
        sharedVariables: ["LC_ALL", "LC_MESSAGES", "LANG"].map {
            .init($0) { $0.isEmpty ? nil : (TextLanguage(tag: $0) ?? .english).rawValue }
        })

    static let region = SettingKey(
        "region", help: Texts.regionKey, option: .region,
        variables: [.init("TMDB_REGION")]
    ) { text in
        reason { () throws(MarqueeError) in _ = try Audience(fallbackRegions: MarqueeClient.Configuration.list(text.uppercased())) }
    }

    /// Variables that hold a credential themselves choose none of these files, and are no value to be shown.
    static let tokenFile = SettingKey(
        "token-file", help: Texts.tokenFileKey,
        variables: [
            .init("TMDB_ACCESS_TOKEN") { $0.isEmpty ? nil : "" }, .init("TMDB_TOKEN_FILE"), .init("TMDB_API_KEY") { $0.isEmpty ? nil : "" },
        ]
    ) { path in
        path.hasPrefix("/") || path.hasPrefix("~/") ? nil : Texts.tokenFilePath
    }

    static let theme = choice(of: .theme, Texts.themeKey, standard: "auto")
    static let density = choice(of: .density, Texts.densityKey, standard: "normal")

    static let color = choice(
        of: .color, Texts.colorKey, standard: "auto",
        sharedVariables: [
            .init("NO_COLOR") { $0.isEmpty ? nil : "never" }, .init("CLICOLOR_FORCE") { ["", "0"].contains($0) ? nil : "always" },
            .init("CLICOLOR") { $0 == "0" ? "never" : nil }, .init("TERM") { $0 == "dumb" ? "never" : nil },
        ])

    static let pager = SettingKey(
        "pager", help: Texts.pagerKey,
        variables: [.init("MARQUEE_PAGER") { $0.isEmpty ? "none" : $0 }], sharedVariables: [.init("PAGER") { $0.isEmpty ? "none" : $0 }],
        standard: "less -FRX")

    static let catalogUpdates = SettingKey(
        "catalog", help: Texts.labeled(Texts.catalogKey) + CatalogSchedule.choices.joined(separator: ", "),
        standard: "weekly"
    ) { value in
        let list = CatalogSchedule.choices.map(Texts.quoted).joined(separator: Texts.comma)
        return CatalogSchedule.choices.contains(value) ? nil : Texts.keyDoesNotTake("catalog", value, only: list)
    }

    private static func choice(
        of option: Option, _ help: @autoclosure @escaping @Sendable () -> String, standard: String, sharedVariables: [Variable] = []
    ) -> SettingKey {
        let choices = option.choices
        return SettingKey(
            option.name, help: Texts.labeled(help()) + choices.joined(separator: ", "), option: option, sharedVariables: sharedVariables,
            standard: standard
        ) { value in
            let list = choices.map(Texts.quoted).joined(separator: Texts.comma)
            return choices.contains(value) ? nil : Texts.keyDoesNotTake(option.name, value, only: list)
        }
    }

    private static func reason(_ check: () throws(MarqueeError) -> Void) -> String? {
        do throws(MarqueeError) {
            try check()
            return nil
        } catch {
            return error.words
        }
    }
}
