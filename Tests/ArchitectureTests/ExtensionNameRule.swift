import Foundation

/// A file that only extends a type of its target has the type's name, and the reader knows whose half it is: `Outbox+Sending.swift`.
///
/// A file that extends three types or more is a slice of all of them.
struct ExtensionNameRule {
    /// Types that every feature extends: the file is named as the feature's slice, and its folder says the rest.
    static let gathering: Set = [
        "Endpoint", "Operations", "Schema", "PostgreSQLSchema", "StoreConformance", "ConformingStores", "Routes", "MovieParts",
        "SeriesParts",
        "PersonParts", "MarqueeError", "Get", "Read",
    ]

    /// The types that each target declares.
    private let declared: [String: Set<String>]

    init(_ files: [SourceFile]) {
        let types = files.flatMap(SourceDeclaration.all).filter { $0.isType && $0.keyword != "extension" && $0.scope.isEmpty }
        declared = Dictionary(grouping: types, by: \.layer).mapValues { Set($0.map(\.name)) }
    }

    func violation(in file: SourceFile) -> Violation? {
        let declarations = SourceDeclaration.all(in: file)
        let isSeen = { (declaration: SourceDeclaration) in declaration.modifiers.isDisjoint(with: ["private", "fileprivate"]) }
        let own = declarations.filter {
            $0.keyword != "extension" && ($0.isType || $0.keyword == "typealias" || $0.scope.isEmpty) && isSeen($0)
        }
        let extensions = declarations.filter { $0.scope.isEmpty && $0.keyword == "extension" }
        guard own.isEmpty, let first = extensions.first, Set(extensions.map(\.name)).count < 3 else { return nil }
        let parts = first.name.split(separator: ".").map(String.init)
        guard let type = parts.first, declared[first.layer]?.contains(type) == true, !Self.gathering.contains(type),
            !type.hasSuffix("UseCases")
        else { return nil }
        let name = String(file.path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
        let isNamed = (parts + [first.name]).contains { name == $0 || name.hasPrefix($0 + "+") }
        return isNamed ? nil : Violation(path: file.path, line: first.line, what: "extends \(first.name) under another name")
    }
}
