import Marquee
import Testing

@testable import MarqueeCLI

struct LanguageTests {
    @Test(
        arguments: [
            ([:], nil, TextLanguage.english), (["LANG": "de_DE.UTF-8"], nil, .german),
            (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR"], nil, .french),
            (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR", "LC_ALL": "ja_JP.UTF-8"], nil, .japanese),
            (["LANG": "uk_UA", "LC_ALL": ""], nil, .ukrainian), (["LANG": "de_DE", "LC_ALL": "C"], nil, .english),
            (["LANG": "de_DE", "LC_ALL": "POSIX"], nil, .english), (["LANG": "zh_TW.UTF-8"], nil, .english),
            (["LANG": "de_DE", "LC_ALL": "C.UTF-8"], nil, .english), (["LANG": "es"], "uk", .ukrainian),
            (["LC_ALL": "de_DE"], "ja", .japanese),
        ] as [([String: String], String?, TextLanguage)])
    func `an option has priority over the file, and that over the first variable that is set`(
        _ environment: [String: String], _ file: String?, _ language: TextLanguage
    ) throws {
        func chosen(_ arguments: [String]) throws -> String? {
            Settings(try ParsedArguments(arguments), environment, SettingsText(file.map { "ui-lang = \($0)\n" } ?? ""))[.uiLang].value
        }
        #expect(try chosen([]) == language.rawValue)
        #expect(try chosen(["--ui-lang", "fr"]) == "fr")
    }

    @Test func `a command speaks the language of the environment`() async throws {
        let shell = try Shell()
        let german = await shell.run("show movie 424242", ["LC_ALL": "de_AT.UTF-8"])
        #expect(german.status == .notFound)
        #expect(german.err.contains("marquee: TMDb hat diesen Titel nicht.\n"))
        #expect(german.err.contains("Hinweis: „marquee search TEXT --ids“ findet"))
        let english = await shell.run("show movie 424242", ["LC_ALL": "C", "LANG": "de_AT.UTF-8"])
        #expect(english.err.contains("marquee: TMDb has no such title.\n"))
        #expect(await shell.run("--ui-lang=fr fly", ["LANG": "de"]).err.contains("La commande «\u{A0}fly\u{A0}» n’existe pas."))
        #expect(await shell.run("--ui-lang=xx about", ["LANG": "de"]).err.contains("Die Option „--ui-lang“ nimmt nicht „xx“"))
    }

    @Test func `JSON is the same in every language, an error too`() async throws {
        let shell = try Shell()
        for line in ["list movies popular --json --offline", "list movies popular --json", "show movie 424242 --json", "fly --json=lines"] {
            _ = await shell.run(line)
            let outcomes = await [shell.run(line), shell.run(line, ["LANG": "uk_UA.UTF-8"])]
            #expect(outcomes[0].status == outcomes[1].status && outcomes[0].out == outcomes[1].out && outcomes[0].err == outcomes[1].err)
        }
    }
}
