import Foundation
import Testing

/// The table of the service's behavior names tests that exist.
struct ServiceBehaviorTests {
    @Test func `Each row of the page about TMDb names tests that exist`() throws {
        let rows = try Project.file("Docs/TMDb.md").lines.map(\.text).filter { $0.hasPrefix("| ") && !$0.hasPrefix("| behavior ") }
        #expect(rows.count > 20)
        let tests = try Project.files(below: "Tests").map(\.text).joined()
        for row in rows {
            let cells = row.split(separator: "|", omittingEmptySubsequences: false)
            let names = (cells.dropLast().last ?? "").matches(of: /`([^`]+)`/).map(\.1)
            #expect(!names.isEmpty, "\(row)")
            for name in names {
                #expect(tests.contains("func `\(name)`") || tests.contains("struct \(name) {"), "\(name)")
            }
        }
    }
}
