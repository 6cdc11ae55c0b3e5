import Foundation

/// The requirements of the API protocols name their operations of TMDb, as the table of operations has them.
enum OperationRule {
    /// Documented operations that do not exist, operations that no requirement documents, and operations that an implementation uses and
    /// its requirement does not name.
    static func violations(apis: [SourceDeclaration], implementations: [SourceDeclaration]) -> [Violation] {
        func found(_ declaration: SourceDeclaration, _ what: String) -> Violation {
            Violation(path: declaration.path, line: declaration.line, what: what)
        }
        let rows = implementations.filter { $0.scope == "Operations" && $0.text.contains("Operation<") }
        let routes = Dictionary(rows.compactMap { row in route(of: row).map { (row.name, $0) } }) { first, _ in first }
        let requirements = apis.filter { $0.scopeKeyword == "protocol" && $0.scope.hasSuffix("API") }
        let documented = requirements.reduce(into: [String: Set<String>]()) {
            $0[$1.scope + "." + $1.name, default: []].formUnion(operations(in: $1.documentation))
        }
        let everything = documented.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        let unknown = requirements.flatMap { requirement in
            operations(in: requirement.documentation).subtracting(routes.values).map { found(requirement, "no operation is \($0)") }
        }
        let unnamed = rows.compactMap { row in
            route(of: row).flatMap { everything.contains($0) ? nil : found(row, "no requirement of an API names \($0)") }
        }
        let protocols = implementations.reduce(into: [String: [String]]()) { $0[$1.fullName, default: []] += $1.inherited }
        let used = implementations.flatMap { witness -> [Violation] in
            guard let named = (protocols[witness.scope] ?? []).compactMap({ documented[$0 + "." + witness.name] }).first else { return [] }
            let names = witness.text.components(separatedBy: "Operations.").dropFirst().map { String($0.prefix { $0.isLetter }) }
            return names.compactMap { routes[$0] }.filter { !named.contains($0) }.map {
                found(witness, "its requirement does not name \($0)")
            }
        }
        return unknown + unnamed + used
    }

    /// The texts in backticks that begin with a method: `GET /3/movie/{movie_id}`.
    static func operations(in documentation: [String]) -> Set<String> {
        let code = documentation.joined(separator: " ").components(separatedBy: "`").enumerated().filter { !$0.offset.isMultiple(of: 2) }
        return Set(code.map(\.element).filter { text in ["GET /", "POST /", "PUT /", "DELETE /"].contains(where: text.hasPrefix) })
    }

    private static func route(of row: SourceDeclaration) -> String? {
        let parts = row.text.components(separatedBy: "\"")
        guard parts.count > 1, let method = parts[0].components(separatedBy: ".").last?.prefix(while: { $0 != "," }) else { return nil }
        return method.uppercased() + " " + parts[1]
    }
}
