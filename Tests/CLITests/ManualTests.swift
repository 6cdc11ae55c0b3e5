import Foundation
import Marquee
import TestKit
import Testing

@testable import MarqueeCLI

/// The manual page: made from the tables, kept in `Docs`, and clean for the programs that read it.
@Suite(.timeLimit(.minutes(5)))
struct ManualTests {
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Docs/marquee.1")

    @Test func `the page in Docs is the one that the program prints`() async throws {
        let page = try await Shell().run("man").out
        if ProcessInfo.processInfo.environment["MARQUEE_UPDATE_GOLDENS"] == "1" {
            try page.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        #expect(try page == String(contentsOf: Self.file, encoding: .utf8))
    }

    @Test func `it has every command, option, setting, variable and status`() {
        let page = ManualPage().text
        for command in Command.all { #expect(page.contains("\n.SS marquee \(Roff.escaped(command.usage))\n"), "\(command.name)") }
        for option in Command.all.flatMap(\.options) + Option.global {
            #expect(page.contains("\n.B \(Roff.escaped(option.spelling))\n\(Roff.filled(option.help))\n"), "\(option.name)")
        }
        for key in SettingKey.all {
            #expect(page.contains("\n.B \(Roff.escaped(key.name))\n\(Roff.filled(key.help).prefix(40))"), "\(key.name)")
        }
        for (name, _) in Help.environment { #expect(page.contains("\n.B \(Roff.escaped(name))\n"), "\(name)") }
        for status in MarqueeCLI.ExitStatus.allCases { #expect(page.contains("\n.B \(status.rawValue)\n\(Roff.filled(status.summary))\n")) }
    }

    @Test(arguments: TextLanguage.allCases)
    func `the page is in the language of the person, with the same parts`(_ language: TextLanguage) async throws {
        let page = try await Shell().run("man --ui-lang \(language.rawValue)").out
        func requests(_ page: String) -> [Substring] {
            page.split(separator: "\n").filter { $0.hasPrefix(".") }.map { $0.prefix { $0 != " " } }
        }
        #expect(requests(page) == requests(ManualPage().text))
        #expect(page.contains("standard output") == (language == .english))
        #expect(!page.split(separator: "\n").contains { $0.hasPrefix("'") })
    }

    @Test func `nothing in a text is taken for a request of roff`() {
        #expect(Roff.escaped(".TH x") == "\\&.TH x")
        #expect(Roff.escaped("'br") == "\\(aqbr")
        #expect(Roff.escaped("a\\fB-1 “x”…") == "a\\efB\\-1 \\(lqx\\(rq\\&...")
        for line in ManualPage().text.split(separator: "\n") {
            #expect(!line.hasPrefix("'") && line.allSatisfy(\.isASCII), "\(line)")
        }
    }

    @Test(.enabled(if: Tool.named("groff") != nil)) func `groff has no complaint`() async throws {
        let groff = try #require(Tool.named("groff"))
        let checked = try await Tool.run(groff, ["-man", "-Tutf8", "-ww", "-z", Self.file.path])
        #expect(checked.status == 0 && checked.text.isEmpty, "\(checked.text)")
    }

    @Test(.enabled(if: Tool.named("mandoc") != nil)) func `mandoc has no complaint`() async throws {
        let mandoc = try #require(Tool.named("mandoc"))
        let checked = try await Tool.run(mandoc, ["-Tlint", Self.file.path])
        #expect(checked.status == 0 && checked.text.isEmpty, "\(checked.text)")
    }
}
