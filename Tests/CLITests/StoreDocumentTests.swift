import Foundation
import Testing

@testable import MarqueeCLI

/// The commands of the runbooks exist.
struct StoreDocumentTests {
    @Test(arguments: ["Docs/Fleet.md", "Docs/CommandLine.md"])
    func `Each command line of the operator is one that the program takes`(path: String) throws {
        let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../\(path)").standardized
        let text = try String(contentsOf: file, encoding: .utf8)
        let fenced = text.matches(of: /\n(marquee store [^\n]+)/).map { String($0.output.1) }
        let inline = text.matches(of: /`(marquee store [^`\n]+)`/).map { String($0.output.1) }
        #expect(fenced.count >= 3)
        for line in Set(fenced + inline) {
            let words = line.replacing(" N", with: " 1").split(separator: " ").dropFirst().map(String.init)
            let arguments = try ParsedArguments(words)
            try arguments.check(allowed: Command.store.options + Option.global)
            let act = try #require(StoreAct(arguments.words.dropFirst()), "\(line)")
            if fenced.contains(line) { try act.check(arguments) }
        }
    }
}
