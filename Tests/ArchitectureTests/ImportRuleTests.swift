import Testing

@Suite(.ownThread)
struct ImportRuleTests {
    @Test func `every import stands in the table`() throws {
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
        ("Sources/Net/Movies/A.swift", "import CSQLite"),
        ("Sources/Net/Transport/A.swift", "import FoundationNetworking"),
        ("Sources/URLSession/A.swift", "import MarqueeDatabase"),
        ("Sources/Net/Movies/A.swift", "@preconcurrency import Marquee"),
        ("Sources/Database/Search/A.swift", "import MarqueeNet"),
        ("Sources/Database/Search/A.swift", "private import CCurl"),
        ("Sources/PostgreSQL/Library/A.swift", "import CSQLite"),
        ("Sources/App/A/A.swift", "import MarqueePostgreSQL"),
        ("Sources/App/A/A.swift", "import MarqueeSandbox"),
        ("Sources/Sandbox/Server/A.swift", "import MarqueeDomain"),
        ("Sources/Sandbox/Server/A.swift", "import FoundationNetworking"),
        ("Sources/CLI/Commands/A.swift", "import MarqueeDomain"),
        ("Sources/CLI/Pictures/A.swift", "import CJPEG"),
        ("Sources/App/Images/A.swift", "import CJPEGDecoder"),
        ("Tests/Torture/Store/A.swift", "import MarqueeNet"),
        ("Sources/App/A/A.swift", "import CFaultyDisk"),
        ("Sources/Elsewhere/A/A.swift", ""),
    ])
    func `a planted import is found`(_ path: String, _ line: String) {
        #expect(ImportRule.violations(in: [SourceFile(path: path, text: "// A file.\n\(line)\n")]).count == 1)
    }

    @Test func `words that look like imports are none`() {
        let text = "// import MarqueeNet\nlet important = 1\n/// import MarqueeNet\nlet text = \"import MarqueeNet\"\n"
        #expect(ImportRule.violations(in: [SourceFile(path: "Sources/Domain/Movies/A.swift", text: text)]).isEmpty)
    }
}
