import Foundation

/// Every public declaration has documentation, and every sentence is written once.
///
/// A witness of a documented requirement has none: DocC shows the requirement's. A repository's requirement that a use case
/// publishes as it is has none either, since users read the use case.
struct DocumentationRule {
    private let declarations: [SourceDeclaration]
    /// The names that a type or protocol inherits, itself included.
    private var inherited: [String: Set<String>] = [:]
    private var requirements: [String: [String: [SourceDeclaration]]] = [:]
    /// The requirements that a use case publishes as they are: `MovieRepository.credits`.
    private var published: Set<String> = []

    init(_ files: [SourceFile]) {
        declarations = files.flatMap(SourceDeclaration.all)
        for declaration in declarations where declaration.isType {
            inherited[declaration.fullName, default: [declaration.fullName]].formUnion(declaration.inherited)
        }
        for declaration in declarations where declaration.scopeKeyword == "protocol" {
            requirements[declaration.scope, default: [:]][declaration.name, default: []].append(declaration)
        }
        published = Self.published(declarations)
        for name in inherited.keys { inherited[name] = everything(inheritedBy: name) }
    }

    /// Everything that the rule finds.
    func violations() -> [Violation] {
        declarations.compactMap(violation) + repeated()
    }

    private func violation(_ declaration: SourceDeclaration) -> Violation? {
        func found(_ what: String) -> Violation {
            Violation(path: declaration.path, line: declaration.line, what: "\(declaration.name) \(what)")
        }
        let isDocumented = declaration.documentation.contains { !$0.isEmpty }
        if declaration.documentation.first?.isEmpty == true || declaration.documentation.last?.isEmpty == true {
            return found("has an empty line of documentation at an end")
        }
        let documented = Self.documentedParameters(declaration.documentation)
        let parameters = declaration.name.count { $0 == ":" }
        // DocC demands the others. A name may be short of the parameters behind a closure.
        if declaration.isPublic, documented > 0, ["func", "init"].contains(declaration.keyword), documented < parameters {
            return found("has \(parameters) parameters, of which \(documented) are documented")
        }
        if isPublished(declaration) {
            return isDocumented ? found("is documented at the use case that publishes it") : nil
        }
        if let requirement = requirement(of: declaration) {
            return isDocumented && !saysItsValue(declaration, requirement) ? found("is documented at \(requirement.fullName)") : nil
        }
        guard declaration.isPublic, declaration.keyword != "extension", !isDocumented, !isUsual(declaration) else { return nil }
        if declaration.keyword == "init", !declaration.text.hasPrefix("init?"),
            !declaration.text.prefix(while: { $0 != "{" }).contains(" throws")
        {
            return nil
        }
        // A stub's closure has the name of the call that it replaces.
        return declaration.scope.hasSuffix("Stub") && declaration.text.contains("@Sendable") ? nil : found("has no documentation")
    }

    private static func documentedParameters(_ documentation: [String]) -> Int {
        var (count, isList) = (0, false)
        for line in documentation {
            let text = line.drop { $0 == " " }
            if text.hasPrefix("- Parameters:") {
                isList = true
            } else if text.hasPrefix("- Parameter ") {
                count += 1
            } else if isList, text.hasPrefix("- "), line.hasPrefix("  ") {
                count += 1
            } else if text.hasPrefix("- ") {
                isList = false
            }
        }
        return count
    }

    /// Whether the documentation of a static property describes its value, such as which samples a type has, and repeats nothing.
    private func saysItsValue(_ declaration: SourceDeclaration, _ requirement: SourceDeclaration) -> Bool {
        let isStatic = declaration.modifiers.contains("static") && ["var", "let"].contains(declaration.keyword)
        return isStatic
            && Set(Self.sentences(of: declaration.documentation)).isDisjoint(with: Self.sentences(of: requirement.documentation))
    }

    // MARK: Witnesses

    /// The documented requirement that a declaration satisfies.
    func requirement(of declaration: SourceDeclaration) -> SourceDeclaration? {
        protocols(around: declaration).sorted().lazy.compactMap { name in
            requirements[name]?[declaration.name]?.first { requirement in
                let isStatic = !declaration.modifiers.isDisjoint(with: ["static", "class"]) || declaration.keyword == "case"
                return requirement.modifiers.contains("static") == isStatic
                    && (isPublished(requirement) || !requirement.documentation.isEmpty)
            }
        }.first
    }

    /// The project's and others' protocols whose requirements a member may satisfy.
    private func protocols(around member: SourceDeclaration) -> Set<String> {
        let names = inherited[member.scope] ?? []
        return member.scopeKeyword == "protocol" ? names.subtracting([member.scope]) : names
    }

    private func everything(inheritedBy name: String) -> Set<String> {
        var (all, new) = (Set<String>(), [name])
        while let next = new.popLast() {
            guard all.insert(next).inserted else { continue }
            new += inherited[next] ?? []
        }
        return all
    }

    /// Whether a member satisfies a protocol of the standard library or Foundation, or forwards to members of another type.
    private func isUsual(_ member: SourceDeclaration) -> Bool {
        let names: Set = [member.name, member.baseName]
        return member.name == "subscript(dynamicMember:)"
            || protocols(around: member).contains { Self.usual[$0]?.isDisjoint(with: names) == false }
    }

    /// The members of protocols; operators have no labels here.
    private static let usual: [String: Set<String>] = [
        "Equatable": ["=="],
        "Hashable": ["==", "hash(into:)"],
        "Comparable": ["==", "<"],
        "Identifiable": ["id", "ID"],
        "Codable": ["init(from:)", "encode(to:)"],
        "Decodable": ["init(from:)"],
        "Encodable": ["encode(to:)"],
        "CodingKeyRepresentable": ["codingKey", "init(codingKey:)"],
        "CaseIterable": ["allCases"],
        "RawRepresentable": ["rawValue", "init(rawValue:)"],
        "CustomStringConvertible": ["description"],
        "CustomDebugStringConvertible": ["debugDescription"],
        "CustomReflectable": ["customMirror"],
        "LosslessStringConvertible": ["description", "init(_:)"],
        "LocalizedError": ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor"],
        "ExpressibleByStringLiteral": ["init(stringLiteral:)"],
        "ExpressibleByIntegerLiteral": ["init(integerLiteral:)"],
        "ExpressibleByFloatLiteral": ["init(floatLiteral:)"],
        "ExpressibleByBooleanLiteral": ["init(booleanLiteral:)"],
        "ExpressibleByNilLiteral": ["init(nilLiteral:)"],
        "ExpressibleByArrayLiteral": ["init(arrayLiteral:)"],
        "ExpressibleByDictionaryLiteral": ["init(dictionaryLiteral:)"],
        "IteratorProtocol": ["next()"],
        "Sequence": ["makeIterator()", "Iterator"],
        "AsyncIteratorProtocol": ["next()", "next(isolation:)"],
        "AsyncSequence": ["makeAsyncIterator()", "Element", "Failure", "Iterator", "AsyncIterator"],
        "RandomAccessCollection": ["startIndex", "endIndex", "subscript(_:)"],
    ]

    // MARK: Publications

    private func isPublished(_ declaration: SourceDeclaration) -> Bool {
        declaration.scopeKeyword == "protocol" && published.contains(declaration.scope + "." + declaration.baseName)
    }

    /// Requirements in a property such as `var credits: Get<Movie.ID, Credits> { Get(movies.credits) }`.
    private static func published(_ declarations: [SourceDeclaration]) -> Set<String> {
        var sources: [String: [String: String]] = [:]
        for property in declarations where property.keyword == "let" {
            guard let type = property.text.components(separatedBy: ": any ").dropFirst().first else { continue }
            sources[property.scope, default: [:]][property.name] = type
        }
        return declarations.reduce(into: []) { published, use in
            guard use.isPublic, use.keyword == "var", let body = use.text.components(separatedBy: " { ").dropFirst().first,
                forms.contains(String(body.prefix { $0 != "(" }))
            else { return }
            let call = body.drop { $0 != "(" }.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "." }.split(separator: ".")
            guard call.count == 2, let source = sources[use.scope]?[String(call[0])] else { return }
            published.insert(source + "." + call[1])
        }
    }

    /// The use cases that only pass their input on.
    private static let forms: Set = ["Get", "GetDetails", "GetChanges", "Perform"]

    // MARK: Sentences

    /// Sentences of functions of one name in several layers.
    private func repeated() -> [Violation] {
        var first: [String: SourceDeclaration] = [:]
        let functions = declarations.filter { $0.keyword == "func" && ($0.isPublic || $0.modifiers.contains("package")) }
        return functions.flatMap { declaration in
            Self.sentences(of: declaration.documentation).compactMap { sentence in
                let key = declaration.baseName + ": " + sentence
                guard let other = first[key] else {
                    first[key] = declaration
                    return nil
                }
                guard other.layer != declaration.layer else { return nil }
                return Violation(
                    path: declaration.path, line: declaration.line, what: "\"\(sentence)\" stands at \(other.path):\(other.line)")
            }
        }
    }

    /// Sentences without code, links and their last sign.
    static func sentences(of documentation: [String]) -> [String] {
        var (isCode, text) = (false, "")
        for line in documentation {
            if line.hasPrefix("```") { isCode.toggle() }
            text += isCode || line.isEmpty || line.hasPrefix("```") ? "\n" : " " + line
        }
        let sentences = text.split(separator: "\n").flatMap { $0.components(separatedBy: ". ") }
        return sentences.compactMap { sentence in
            let words = sentence.components(separatedBy: " (<")[0].split(separator: " ").joined(separator: " ")
            if words.isEmpty || words.hasPrefix("See <") || words.hasPrefix("- ") { return nil }
            return words.hasSuffix(".") ? String(words.dropLast()) : words
        }
    }
}
