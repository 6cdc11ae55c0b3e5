import TestKit
import Testing

@Suite(.ownThread)
struct TextRuleTests {
    @Test(arguments: ["Sources/Presentation", "Programs/CLI"])
    func `every text has the same values in every language`(_ folder: String) throws {
        let files = try Project.files(below: folder)
        #expect(files.reduce(0) { $0 + TextRule.count(in: $1) } > 50)
        #expect(files.flatMap(TextRule.violations) == [])
    }

    @Test(arguments: [
        (#"text(en: "A", de: "B", es: "C", fr: "D", ja: "E", uk: "F")"#, []),
        (#"text(en: "A", de: " ", es: "C", fr: "D", ja: "E", uk: "F")"#, ["de is empty"]),
        (
            #"text(en: "A \(x)", de: "\(x) B", es: "C", fr: "D\(x)", ja: "\(x)", uk: "F \(y)")"#,
            ["es has other values: C", #"uk has other values: F \(y)"#]
        ),
        (
            #"text(2, en: ("\(n(x)) a", "b \(n(x))"), de: ("\(n(x))", "2"), es: ("\(n(x))", "\(n(x))"), fr: ("\(n(x))", "\(n(x))"), ja: "\(n(x))", uk: ("\(n(x))", "\(n(x))", "\(n(x))"))"#,
            ["de has other values: 2"]
        ),
        (#"text(en: a, de: "B", es: "C", fr: "D", ja: "E", uk: "F")"#, ["en is no plain text"]),
        ("text(en: \"A\", de: \"B\u{202E}\", es: \"C\", fr: \"D\", ja: \"E\", uk: \"F\")", ["de has a control"]),
        ("text(of: message)", []),
    ])
    func `a planted text is found`(_ call: String, _ found: [String]) {
        let file = SourceFile(path: "Programs/CLI/A.swift", text: "x = language." + call + "\ny")
        #expect(TextRule.violations(in: file).map(\.what) == found)
    }
}
