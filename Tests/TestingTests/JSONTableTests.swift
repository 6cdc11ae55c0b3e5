import Foundation
import MarqueeDomain
import MarqueeTesting
import Testing

/// The tables of `Docs/JSON.md` beside the encoded samples of every entity.
struct JSONTableTests {
    private struct Table {
        var fields: Set<String> = []
        var optional: Set<String> = []
    }

    private static let tables = Result {
        let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Docs/JSON.md").standardized
        let sections = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n## ").dropFirst()
        return Dictionary(
            uniqueKeysWithValues: sections.map { section in
                var table = Table()
                for row in section.matches(of: /(?m)^\| `(\w+)(\??)` \|/) {
                    table.fields.insert(String(row.1))
                    if !row.2.isEmpty { table.optional.insert(String(row.1)) }
                }
                return (String(section.prefix { $0 != "\n" }), table)
            })
    }

    @Test(arguments: SampleTests.types) func `every entity has a table, and is encoded as the table says`(_ type: any Sampled.Type) throws {
        // Free JSON has no fields, and a pending sign-in is stored by a service and printed by no command.
        if type == JSONValue.self || type == PendingSignIn.self { return }
        let objects = try type.samples.compactMap { try object($0) }
        guard !objects.isEmpty else { return }
        let name = String(reflecting: type).split(separator: ".").dropFirst().joined(separator: ".")
        let table = try #require(try Self.tables.get()[name], "\(name) has no table")
        for object in objects {
            #expect(Set(object.keys).subtracting(table.fields) == [])
            #expect(table.fields.subtracting(table.optional).subtracting(object.keys) == [])
            #expect(unnamed(object) == [])
        }
    }

    /// A sample as an object; nil if it is encoded as another value or not at all.
    private func object(_ sample: Any) throws -> [String: Any]? {
        guard let value = sample as? any Encodable else { return nil }
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        return try JSONSerialization.jsonObject(with: encoder.encode(value), options: .fragmentsAllowed) as? [String: Any]
    }

    /// The keys that the compiler invents for a value of a case without a name.
    private func unnamed(_ value: Any) -> [String] {
        switch value {
        case let object as [String: Any]: object.flatMap { key, value in (key.hasPrefix("_") ? [key] : []) + unnamed(value) }
        case let list as [Any]: list.flatMap { unnamed($0) }
        default: []
        }
    }
}
