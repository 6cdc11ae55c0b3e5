import Testing

@testable import MarqueeCLI

/// The text of the configuration file, and the priorities of settings.
struct SettingsTests {
    @Test func `lines, comments and spaces are read`() {
        let text = SettingsText("# mine\n\n  lang=fr-FR,en \nregion = FR\r\ncolor =never\n")
        #expect(text.entries.map { "\($0.line) \($0.key.name)=\($0.value)" } == ["3 lang=fr-FR,en", "4 region=FR", "5 color=never"])
        #expect(text.problems.isEmpty)
        #expect(SettingsText("\u{FEFF}lang = fr").entry(of: .lang)?.value == "fr")
        #expect(SettingsText("pager = less -X # = all").entry(of: .pager)?.value == "less -X # = all")
    }

    @Test(arguments: [
        ("tongue = fr", "There is no key “tongue”."), ("lang", "This is neither “key = value” nor a comment."),
        ("= fr", "This is neither “key = value” nor a comment."), ("lang fr = x", "This is neither “key = value” nor a comment."),
        ("lang =", "“lang” has no value."), ("lang = english", "A language is written like fr or fr-FR."),
        ("theme = pink", "“theme” does not take “pink”, only “auto”, “light”, “dark”, “plain”."),
        ("region = FR, bel", "A region is two letters, like FR."), ("region = FR,", "A region is two letters, like FR."),
        ("region = fra", "A region is two letters, like FR."),
        ("token-file = token", "The path of a file begins with “/” or “~/” here."),
        ("density = normal", "“density” is set on line 2 already."),
    ])
    func `a line that means nothing is a problem with its number, and the others count`(_ line: String, _ problem: String) {
        let text = SettingsText("# first\ndensity = spacious\n\(line)\ncolor = always\n")
        #expect(text.problems.count == 1 && text.problems.first?.line == 3)
        #expect(text.problems.first?.text.hasPrefix(problem) == true, "\(text.problems)")
        #expect(text.entry(of: .density)?.value == "spacious" && text.entry(of: .color)?.value == "always")
    }

    @Test func `a value is replaced in its line, and everything else stays as it was`() {
        let before = "# mine\n\nlang = fr\nnonsense\n# lang = de\r\nregion=FR"
        #expect(SettingsText(before).setting(.lang, to: "ja-JP") == "# mine\n\nlang = ja-JP\nnonsense\n# lang = de\r\nregion=FR\n")
        #expect(SettingsText(before).setting(.theme, to: "dark") == before + "\ntheme = dark\n")
        #expect(SettingsText(before).unsetting(.lang) == "# mine\n\nnonsense\n# lang = de\r\nregion=FR\n")
        #expect(SettingsText(before).unsetting(.pager) == before + "\n")
        #expect(SettingsText("lang = fr\nlang = de\n").setting(.lang, to: "en") == "lang = en\n")
        #expect(SettingsText("").setting(.lang, to: "en") == "lang = en\n")
    }

    @Test(
        arguments: [
            ("", [:], "", nil, "the default"),
            ("", [:], "region = FR", "FR", "from line 1 of the configuration file"),
            ("", ["TMDB_REGION": "DE"], "region = FR", "DE", "from TMDB_REGION"),
            ("--region=JP", ["TMDB_REGION": "DE"], "region = FR", "JP", "from --region"),
            ("", ["TMDB_REGION": ""], "region = FR", "FR", "from line 1 of the configuration file"),
        ] as [(String, [String: String], String, String?, String)])
    func `an option has priority over a variable, that over the file, and that over the default`(
        _ option: String, _ environment: [String: String], _ file: String, _ value: String?, _ origin: String
    ) throws {
        let setting = try settings(option, environment, file)[.region]
        #expect(setting.value == value && setting.origin.words == origin)
    }

    @Test(
        arguments: [
            ("", [:], "", "auto"), ("", ["NO_COLOR": "1"], "", "never"), ("", ["NO_COLOR": ""], "", "auto"),
            ("", ["CLICOLOR_FORCE": "1"], "", "always"), ("", ["CLICOLOR_FORCE": "0"], "", "auto"), ("", ["CLICOLOR": "0"], "", "never"),
            ("", ["CLICOLOR": "1"], "", "auto"), ("", ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], "", "never"),
            ("", ["TERM": "dumb"], "", "never"),
            ("", ["CLICOLOR_FORCE": "1", "TERM": "dumb"], "", "always"), ("", ["NO_COLOR": "1"], "color = always", "always"),
            ("--color=auto", ["NO_COLOR": "1"], "color = always", "auto"),
            ("--no-color", ["CLICOLOR_FORCE": "1"], "color = always", "never"),
        ] as [(String, [String: String], String, String)])
    func `what many programs read gives way to the file`(
        _ option: String, _ environment: [String: String], _ file: String, _ value: String
    ) throws {
        #expect(try settings(option, environment, file)[.color].value == value)
    }

    @Test func `a pager may be refused by every way`() throws {
        #expect(try settings("", ["PAGER": "more"], "")[.pager].value == "more")
        #expect(try settings("", ["PAGER": "more"], "pager = less")[.pager].value == "less")
        #expect(try settings("", ["PAGER": "more", "MARQUEE_PAGER": ""], "pager = less")[.pager].value == "none")
        #expect(try settings("", ["PAGER": ""], "")[.pager].value == "none")
    }

    @Test func `a credential in a variable is not shown, and has priority over a file of one`() throws {
        let file = "token-file = ~/token"
        let set = try settings("", ["TMDB_API_KEY": "secret"], file)
        #expect(set[.tokenFile].value == nil && set[.tokenFile].words == "set, from TMDB_API_KEY")
        #expect(set.environment(over: ["HOME": "/h"]) == ["HOME": "/h"])
        let named = try settings("", [:], file)
        #expect(named.environment(over: ["HOME": "/h"]) == ["HOME": "/h", "TMDB_TOKEN_FILE": "/h/token"])
    }

    private func settings(_ option: String, _ environment: [String: String], _ file: String) throws -> Settings {
        Settings(try ParsedArguments(option.isEmpty ? [] : [option]), environment, SettingsText(file))
    }
}
