import Foundation
import TestKit
import Testing

/// Readers of the reference find an example at each group of use cases, and at the types that a program makes or implements most.
@Suite(.ownThread)
struct ReferenceExampleTests {
    /// Types and protocols besides the groups, which are found by their names.
    private static let others: Set<String> = [
        "Audience", "Caller", "CatalogImport", "CatalogQuery", "Configuration", "ConflictPolicy", "CustomRequest", "Get", "GetDetails",
        "HTTPTransport", "LanguageChain", "MovieFilter", "Presenter", "RateLimiter", "Read", "StoreConformance", "TVFilter",
    ]

    @Test func `each group of use cases and each type that a program makes has an example`() throws {
        let files = try Project.sources().filter { !$0.path.hasPrefix("Programs/CLI/") }
        let documented = files.flatMap(Self.declarations)
        let wanted = documented.filter { $0.name.hasSuffix("UseCases") || Self.others.contains($0.name) }
        #expect(Set(wanted.map(\.name)).isSuperset(of: Self.others))
        #expect(wanted.count { $0.name.hasSuffix("UseCases") } >= 17)
        let withExample = Set(wanted.filter(\.hasExample).map(\.name))
        #expect(wanted.map(\.name).filter { !withExample.contains($0) } == [])
    }

    @Test func `a planted group without an example is found`() {
        let (bare, shown) = ("/// All of it.\npublic struct AUseCases {}\n", "/// ```swift\n/// b()\n/// ```\npublic struct BUseCases {}\n")
        let text = bare + "\n" + shown
        let found = Self.declarations(in: SourceFile(path: "A.swift", text: text))
        #expect(found.map(\.name) == ["AUseCases", "BUseCases"])
        #expect(found.map(\.hasExample) == [false, true])
    }

    /// The public types and protocols of a file, and whether the comment above has an example.
    private static func declarations(in file: SourceFile) -> [(name: String, hasExample: Bool)] {
        var (found, hasExample): ([(name: String, hasExample: Bool)], Bool) = ([], false)
        for line in file.lines.lazy.map({ $0.text.drop { $0 == " " } }) {
            if line.hasPrefix("///") {
                hasExample = hasExample || line == "/// ```swift"
            } else if !line.hasPrefix("@") {
                let words = line.hasPrefix("public ") ? line.split(separator: " ").drop { ["public", "final"].contains($0) } : []
                if let keyword = words.first, ["struct", "class", "enum", "protocol", "actor"].contains(keyword) {
                    found.append((String(words.dropFirst().first?.prefix { $0.isLetter || $0.isNumber } ?? ""), hasExample))
                }
                hasExample = false
            }
        }
        return found
    }
}
