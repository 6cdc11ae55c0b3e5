import Foundation

/// The public properties of the types of Domain, as its sources declare them.
enum DomainProperties {
    static func sources() throws -> [String] {
        let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Sources/Domain").standardized
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
        return try files.map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
    }

    /// The names of the instance properties, stored and computed, by the name of the type at the top level.
    static func all() throws -> [String: Set<String>] { try found.get() }

    // The sources are parsed once for all tests.
    private static let found = Result { try parsed() }

    private static func parsed() throws -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        for source in try sources() {
            var type: String?
            for line in source.split(separator: "\n") {
                if let match = line.prefixMatch(of: /(?:public )?(?:struct|enum|extension) (\w+)\b(?!\.).*\{$/) { type = String(match.1) }
                if line == "}" { type = nil }
                if let type, let match = line.prefixMatch(of: /\ {4}public (?:var|let) (\w+)/) {
                    found[type, default: []].insert(String(match.1))
                }
            }
        }
        return found
    }
}
