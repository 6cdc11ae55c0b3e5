import TestKit
import Testing

@Suite(.ownThread)
struct ImportRuleTests {
    @Test func `the table allows every import`() throws {
        let files = try Project.sources()
        #expect(files.count > 100)
        #expect(ImportRule.violations(in: files) == [])
    }

    @Test(arguments: [
        ("Sources/Domain/Movies/A.swift", "import MarqueeData"),
        ("Sources/Domain/Movies/A.swift", "import Foundation"),
        ("Sources/Domain/Movies/A.swift", "import Synchronization"),
        ("Sources/Domain/Movies/A.swift", "import Glibc"),
        ("Sources/Data/Movies/A.swift", "public import MarqueeNet"),
        ("Sources/Data/Movies/A.swift", "@_exported public import struct MarqueeDatabase.StoreLocation"),
        ("Sources/Data/Movies/A.swift", "import FoundationNetworking"),
        ("Sources/Net/Movies/A.swift", "    package import MarqueeDatabase"),
        ("Sources/Net/Movies/A.swift", "import MarqueeCSQLite"),
        ("Sources/Net/Transport/A.swift", "import FoundationNetworking"),
        ("Sources/URLSession/A.swift", "import MarqueeDatabase"),
        ("Sources/Net/Movies/A.swift", "@preconcurrency import Marquee"),
        ("Sources/Database/Search/A.swift", "import MarqueeNet"),
        ("Sources/Database/Search/A.swift", "private import MarqueeCCurl"),
        ("Sources/PostgreSQL/Library/A.swift", "import MarqueeCSQLite"),
        ("Sources/PostgreSQL/Library/A.swift", "import MarqueeDatabase"),
        ("Sources/App/A/A.swift", "import MarqueePostgreSQL"),
        ("Sources/App/A/A.swift", "import MarqueeCatalog"),
        ("Sources/App/A/A.swift", "import MarqueeSandbox"),
        ("Sources/Sandbox/Server/A.swift", "import MarqueeDomain"),
        ("Sources/Sandbox/Server/A.swift", "import FoundationNetworking"),
        ("Programs/CLI/Commands/A.swift", "import MarqueeDomain"),
        ("Programs/CLI/Pictures/A.swift", "import MarqueeCJPEG"),
        ("Sources/App/Images/A.swift", "import MarqueeCJPEGDecoder"),
        ("Programs/Torture/Store/A.swift", "import MarqueeNet"),
        ("Sources/App/A/A.swift", "import MarqueeCFaultyDisk"),
        ("Sources/App/A.swift", "import MarqueeURLSession"),
        ("Sources/Elsewhere/A/A.swift", ""),
    ])
    func `a planted import is found`(_ path: String, _ line: String) {
        #expect(ImportRule.violations(in: [SourceFile(path: path, text: "// A file.\n\(line)\n")]).count == 1)
    }

    @Test(
        arguments: ["Domain", "Data", "Net", "Database", "PostgreSQL", "App"],
        [
            "import Foundation", "public import Foundation", "    import Foundation", "import struct Foundation.Date",
            "package import struct Foundation.Date", "@preconcurrency import Foundation", "@_exported public import Foundation",
            "import Foundation // for Date", "import Foundation;", "import FoundationEssentials",
            "#if canImport(FoundationEssentials)\nimport Foundation\n#endif", "#if os(Linux)\n#else\n    import Foundation\n#endif",
            "#if canImport(FoundationEssentials)\n#else\n    import Foundation\n#endif",
            "#if canImport(FoundationEssentials)\n#else\n#endif\nimport Foundation",
        ])
    func `an import of the whole of Foundation is found in each form`(_ target: String, _ lines: String) {
        let file = SourceFile(path: "Sources/\(target)/Movies/A.swift", text: "import MarqueeDomain\n\n\(lines)\n\nstruct A {}\n")
        let found = ImportRule.violations(in: [file]).filter { $0.what.contains("Foundation") }
        #expect(found.count == 1)
    }

    @Test(arguments: ["import", "public import", "package import"])
    func `essentials with Foundation in their place are the one form`(_ words: String) {
        let text = """
            import MarqueeDomain

            #if canImport(FoundationEssentials)
                \(words) FoundationEssentials
            #else
                \(words) Foundation
            #endif

            struct A {}
            """
        #expect(ImportRule.violations(in: [SourceFile(path: "Sources/Net/Movies/A.swift", text: text)]).isEmpty)
        let other = text.replacing("\(words) Foundation\n", with: "fileprivate import Foundation\n")
        #expect(ImportRule.violations(in: [SourceFile(path: "Sources/Net/Movies/A.swift", text: other)]).count == 2)
    }

    @Test func `words that look like imports are none`() {
        let text = "// import MarqueeNet\nlet important = 1\n/// import MarqueeNet\nlet text = \"import MarqueeNet\"\n"
        #expect(ImportRule.violations(in: [SourceFile(path: "Sources/Domain/Movies/A.swift", text: text)]).isEmpty)
    }
}
