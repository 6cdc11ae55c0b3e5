import Foundation

extension ValuesDocument {
    /// An enumeration that fields have as their type, with its cases.
    struct Enumeration {
        var name: String
        var sentence: String
        /// Each case as it is written, its raw value, and its meaning.
        var cases: [(name: String, value: String, meaning: String)]
    }

    /// The enumerations in the types of the tables, by name. Those that have a table of their own are not among them.
    func enumerations() -> [Enumeration] {
        let types = Self.sections.flatMap(\.types)
        let words = Set(
            types.flatMap { type in
                (table(of: type)?.rows ?? []).flatMap { row in row.type.matches(of: /\w+/).flatMap { [String($0.0), type + "." + $0.0] } }
            })
        return declarations.filter {
            $0.keyword == "enum" && $0.isPublic && words.contains($0.fullName) && !types.contains($0.fullName)
        }.map(enumeration).sorted { $0.name < $1.name }
    }

    /// The section of the enumerations.
    func enumerationLines() -> [String] {
        let all = enumerations().filter { !$0.cases.isEmpty }
        guard !all.isEmpty else { return [] }
        var lines = ["", "## Values of enumerations", ""]
        lines += [
            "The value of a case is TMDb's text or number where the field is TMDb's, and the value in JSON. A value that this version does not"
        ]
        lines += ["know is `unknown`, with the value itself."]
        for enumeration in all {
            lines += ["", "### \(enumeration.name)", "", enumeration.sentence, "", "| case | value | meaning |", "|---|---|---|"]
            lines += enumeration.cases.map { value in
                "| `.\(value.name)` | \(value.value.isEmpty ? "" : "`\(value.value)`") | \(value.meaning) |"
            }
        }
        return lines
    }

    /// The cases of an enumeration.
    func cases(of type: String) -> [SourceDeclaration] {
        declarations(in: type).filter { $0.scopeKeyword == "enum" && $0.keyword == "case" }
    }

    private func enumeration(_ declaration: SourceDeclaration) -> Enumeration {
        let type = declaration.fullName
        let raw = declarations(in: type).first { $0.name == "rawValue" }?.text ?? ""
        let isText = declaration.inherited.contains("String")
        let cases = cases(of: type).map { value in
            let written = value.text.firstMatch(of: /\ = "?([^"]+)"?$/).map { String($0.1) }
            let listed = raw.matches(of: /case \.(\w+): "?([^"\n]+)"?/).first { String($0.1) == value.name }.map { String($0.2) }
            let name = value.text.dropFirst("case ".count).prefix { $0 != "=" }.trimmingCharacters(in: .whitespaces)
            return (name, written ?? listed ?? (isText ? value.name : ""), Self.sentence(value.documentation))
        }
        return Enumeration(name: type, sentence: Self.sentence(declaration.documentation), cases: cases)
    }
}
