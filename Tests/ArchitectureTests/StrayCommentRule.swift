import Foundation

/// A comment belongs to the declaration below it. One that lost its declaration is above another one, which it describes wrongly.
enum StrayCommentRule {
    static func violations(in file: SourceFile) -> [Violation] {
        SourceDeclaration.all(in: file).flatMap { declaration in
            [initializer(declaration), parameter(declaration), sentences(declaration)].compactMap(\.self).map {
                Violation(path: declaration.path, line: declaration.line, what: "\(declaration.name) \($0)")
            }
        }
    }

    /// Only a call creates something. A use case is a property that is called.
    private static func initializer(_ declaration: SourceDeclaration) -> String? {
        let isProperty = ["var", "let"].contains(declaration.keyword) && !declaration.scope.hasSuffix("UseCases")
        return isProperty && declaration.documentation.first?.hasPrefix("Creates ") == true ? "has the comment of an initializer" : nil
    }

    private static func parameter(_ declaration: SourceDeclaration) -> String? {
        guard ["func", "init", "subscript"].contains(declaration.keyword) else {
            return declaration.documentation.contains { $0.hasPrefix("- Parameter") } ? "has no parameters" : nil
        }
        let strange = names(in: declaration.documentation).first { name in
            !declaration.text.matches(of: #/(\w+)`?:/#).contains { $0.1 == name }
        }
        return strange.map { "has no parameter \($0)" }
    }

    private static func names(in documentation: [String]) -> [String] {
        var isList = false
        return documentation.compactMap { line in
            if line.hasPrefix("- ") { isList = line.hasPrefix("- Parameters:") }
            return (isList ? line.prefixMatch(of: #/ +- `?(\w+)`?:/#) : line.prefixMatch(of: #/- Parameter `?(\w+)`?:/#)).map {
                String($0.1)
            }
        }
    }

    /// A sentence that ends its line early, before another one: two comments have become one.
    private static func sentences(_ declaration: SourceDeclaration) -> String? {
        let margin = 4 * (declaration.scope.isEmpty ? 1 : 2)
        var isCode = false
        for (line, next) in zip(declaration.documentation, declaration.documentation.dropFirst()) {
            if line.hasPrefix("```") { isCode.toggle() }
            guard !isCode, line.hasSuffix("."), let first = next.first, first.isUppercase || first == "`" else { continue }
            let word = next.prefix { $0 != " " }
            if margin + line.count + 1 + word.count <= 140 { return "has two comments, the second one from “\(word)” on" }
        }
        return nil
    }
}
