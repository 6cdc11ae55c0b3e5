import Foundation
import Testing

/// The table of `README.md` has each adapter, with its lines and its packages.
struct TableTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func adapters() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.path).filter { $0.hasPrefix("Marquee") }
    }

    private static func text(_ path: String) throws -> String { try String(contentsOf: root.appending(path: path), encoding: .utf8) }

    @Test func `Each row has the lines and the packages of the folder`() throws {
        let rows = try Self.text("README.md").split(separator: "\n").filter { $0.hasPrefix("| `Marquee") }.map { $0.split(separator: "|") }
        let adapters = try Self.adapters()
        #expect(Set(rows.map { $0[0].filter(\.isLetter) }) == Set(adapters) && rows.count == adapters.count && adapters.count >= 8)
        for row in rows {
            let name = row[0].filter(\.isLetter)
            let files = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: "\(name)/Sources").path)
            let lines = try files.reduce(0) { try $0 + Self.text("\(name)/Sources/\($1)").count { $0 == "\n" } }
            #expect(row[1].contains(" \(lines)"), "\(name) has \(lines) lines.")
            let packages = try Self.text("\(name)/Package.swift").matches(of: #/url: "[^"]*/([^"/]+)"/#).map { String($0.output.1) }
            let told = row[2].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            #expect(Set(told) == Set(packages.isEmpty ? ["none"] : packages), "\(name)")
        }
    }
}
