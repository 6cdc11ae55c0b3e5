import Foundation
import TestKit
import Testing

/// `Docs/Settings.md` has every setting of a client.
///
/// The tables are generated: `MARQUEE_WRITE_DOCUMENTS=1 Scripts/test --filter SettingsDocumentTests` writes them.
@Suite(.ownThread)
struct SettingsDocumentTests {
    private static let path = "Docs/Settings.md"

    @Test func `the tables are what the sources give`() throws {
        let text = try Project.file(Self.path).text
        let marker = try #require(text.range(of: SettingsDocument.marker + "\n"))
        let document = SettingsDocument(try Project.files(below: "Sources"))
        let expected = text[..<marker.upperBound] + document.text()
        if ProcessInfo.processInfo.environment["MARQUEE_WRITE_DOCUMENTS"] != nil {
            try expected.write(to: Project.root.appendingPathComponent(Self.path), atomically: true, encoding: .utf8)
        }
        #expect(try Project.file(Self.path).text == expected)
        for name in ["credential", "maximumAge", "lifetimes", "rateLimiter", "onEvent", "total", "caFile", "details"] {
            #expect(expected.contains("\n| `\(name)` |"), "\(name)")
        }
        #expect(expected.count { $0 == "\n" } > 60)
    }

    @Test func `the variables are those that the environment is read for`() throws {
        let source = try Project.file("Sources/App/Configuration/Configuration+Environment.swift").text
        let read = Set(source.matches(of: #/(?:value|address)\("(\w+)"\)/#).map { String($0.1) })
        let written = Set(SettingsDocument.variables.values.flatMap { $0.matches(of: #/`(\w+)`/#).map { String($0.1) } })
        #expect(read.subtracting(written) == [] && read.count > 10)
        let names = Set(SettingsDocument.variables.keys)
        let text = try Project.file(Self.path).text
        for name in names { #expect(text.contains("\n| `\(name)` |"), "\(name)") }
    }

    @Test func `a setting, its default and its sentence are read from planted sources`() {
        let file = SourceFile(
            path: "Sources/Domain/Kernel/AnswerLifetimes.swift",
            text: """
                /// Times.
                public struct AnswerLifetimes {
                    /// The limit of ``details``, a|b.
                    ///
                    /// More.
                    public var most = 5
                    /// The time.
                    public var details: Duration?
                    /// Both.
                    public var both: [Int] {
                        get { [] }
                    }
                    private var hidden = 1
                    public static let none = 0
                }
                """)
        let lines = SettingsDocument([file]).text().split(separator: "\n").filter { $0.hasPrefix("| `") }
        #expect(
            lines == [
                #"| `most` |  | `5` |  | The limit of `details`, a\|b. |"#, "| `details` | `Duration?` | `nil` |  | The time. |",
                "| `both` | `[Int]` |  |  | Both. |",
            ])
    }
}
