import Foundation

extension ValuesDocument {
    /// The types that calls return, and the types of their fields, that have no table.
    func missing() -> [String] {
        let types = Dictionary(
            declarations.filter { ["struct", "enum"].contains($0.keyword) && $0.isPublic }.map { ($0.fullName, $0) },
            uniquingKeysWith: { one, _ in one })
        let (listed, cases) = (Set(Self.sections.flatMap(\.types)), Set(enumerations().map(\.name)))
        let returned = Set(declarations.filter(\.isPublic).flatMap(Self.returned))
        let shown = listed.flatMap { type in
            (table(of: type)?.rows ?? []).flatMap { row in Self.words(row.type).flatMap { [$0, type + "." + $0] } }
        }
        return returned.union(shown).filter { name in
            guard let type = types[name], !listed.contains(name), !cases.contains(name), Self.withoutTable[name] == nil else {
                return false
            }
            // Calls and sequences are no values, and an enumeration of constants has no fields.
            if type.keyword == "enum", self.cases(of: name).allSatisfy({ !$0.text.contains("(") }) { return false }
            return !type.inherited.contains { Self.calls.contains($0) } && !name.hasSuffix("UseCases")
        }.sorted()
    }

    private static let calls: Set = ["Executable", "Reading", "AsyncSequence", "AsyncIteratorProtocol"]
    /// Types that carry a value: their argument is what is returned.
    private static let carriers: Set = ["Read", "Get", "GetDetails", "Perform", "Pages", "Updates", "AsyncOnMain"]

    /// The words of the type that a call returns.
    private static func returned(by declaration: SourceDeclaration) -> [String] {
        let head = declaration.text.components(separatedBy: " {").first ?? ""
        var texts: [Substring] = []
        if declaration.scope.hasSuffix("UseCases"), declaration.keyword == "var" {
            texts += head.matches(of: /(?:Get|GetDetails|Perform)<.+?, (.+)>/).map { $0.1 }
        }
        let isCall = declaration.scope.hasSuffix("UseCases") || ["execute", "callAsFunction"].contains(declaration.baseName)
        if declaration.keyword == "func", isCall {
            texts += head.matches(of: /-> (.+)$/).map { $0.1 }
        }
        if declaration.keyword == "typealias", declaration.name == "Output" { texts += head.matches(of: /= (.+)$/).map { $0.1 } }
        return texts.flatMap { words(String($0)) }.filter { !carriers.contains($0) }
    }

    private static func words(_ type: String) -> [String] { type.matches(of: /[A-Z]\w*(?:\.[A-Z]\w*)*/).map { String($0.0) } }
}
