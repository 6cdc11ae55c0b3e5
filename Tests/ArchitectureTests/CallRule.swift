import Foundation

/// Every form in which a use case can be called has a line in `Docs/Calls.md`.
enum CallRule {
    /// A declared form: the type or extension that has it, the function, and the labels of its parameters, such as `_:policy:`.
    struct Form: Hashable, CustomStringConvertible {
        let owner: String
        let function: String
        let labels: String

        var description: String { "\(owner): \(function)(\(labels))" }
    }

    /// A call in the document: the path of the use case, such as `movies.details`, the function, and the labels.
    struct Call: Hashable {
        let path: String
        let function: String
        let labels: String
    }

    /// The published use cases by their path, with their types as they are written.
    static func useCases(in files: [SourceFile], groups: [String: String]) -> [String: String] {
        var found: [String: String] = [:]
        for file in files {
            var group: String?
            for (_, line) in file.lines {
                // Most lines are members; without a look at their first letter, the expressions take most of the time.
                if !line.hasPrefix(" "), let opened = line.firstMatch(of: /^(?:extension|public struct) (\w+)/) {
                    group = groups[String(opened.1)]
                }
                if line == "}" { group = nil }
                guard let group, line.hasPrefix("    public "),
                    let member = line.firstMatch(of: /^    public (?:var (\w+): ([^{]+?) (?:\{|=)|func (\w+))/)
                else {
                    continue
                }
                found["\(group).\(member.1 ?? member.3 ?? "")"] = member.2.map(String.init) ?? ""
            }
        }
        return found
    }

    /// Every public form that the files declare, in their types and extensions.
    static func forms(in files: [SourceFile]) -> [Form] {
        files.flatMap { file in
            var owner = ""
            var forms: [Form] = []
            for (start, line) in zip(file.text.lineStarts, file.lines.map(\.text)) {
                if !line.hasPrefix(" "), let opened = line.firstMatch(of: /^(?:extension|public struct|public protocol) ([^{]+?) *\{/) {
                    let header = String(opened.1)
                    owner =
                        header.contains(" where ") || header.hasPrefix("Get") ? header : String(header.prefix { $0 != ":" && $0 != "<" })
                }
                guard line.hasPrefix("    "), line.contains("public func "),
                    let match = line.firstMatch(
                        of: /^    (?:@discardableResult )?public func (callAsFunction|updates|pages|execute|read)(?:<\w+>)?\(/)
                else { continue }
                let rest = file.text[start...].dropFirst(match.0.count)
                let parameters = parts(of: rest).parts.map { $0.firstMatch(of: /^(?:@\w+ )?(\w+)/).map { String($0.1) } ?? "" }
                forms.append(Form(owner: owner, function: String(match.1), labels: parameters.map { $0 + ":" }.joined()))
            }
            return forms
        }
    }

    /// Every call of a use case in a text; a closure behind the parentheses is the handler.
    static func calls(in text: String) -> Set<Call> {
        let functions = ["updates", "pages", "execute", "read"]
        var calls: Set<Call> = []
        for match in text.matches(of: /marquee\.([\w.]+)(\(| \{)/) {
            var words = match.1.split(separator: ".").map(String.init)
            let function = words.last.flatMap { functions.contains($0) ? $0 : nil }
            if function != nil { words.removeLast() }
            var labels = ""
            var rest = text[match.range.upperBound...]
            if match.2 == "(" {
                let arguments = parts(of: rest)
                labels = arguments.parts.map { ($0.firstMatch(of: /^(\w+):\s/).map { String($0.1) } ?? "_") + ":" }.joined()
                rest = arguments.rest
                if rest.hasPrefix(" {") { labels += "handler:" }
            } else {
                labels = "handler:"
            }
            // The parameter of such a closure can be without a label, too.
            for labels in Set([labels, labels.replacing(/handler:$/, with: "_:")]) {
                calls.insert(Call(path: words.joined(separator: "."), function: function ?? "callAsFunction", labels: labels))
            }
        }
        return calls
    }

    /// The calls of the rows of a table, as they are written: one a line, behind the parameter of the closure or alone.
    static func calls(ofTable text: String) -> [String] {
        text.separateLines.compactMap { line in
            line.range(of: "try await marquee.").map { line[$0.lowerBound...] }.map { call in
                String(call.hasSuffix(" },") ? call.dropLast(3) : call)
            }
        }
    }

    /// The forms without a line.
    static func missing(_ forms: [Form], useCases: [String: String], calls: Set<Call>) -> [Form] {
        forms.filter { form in
            let paths = paths(of: form.owner, useCases)
            // A type that is no use case, such as `Read`, is not called through a client.
            guard !paths.isEmpty else { return false }
            // The plain call of a use case is `execute` or `read` under a shorter name.
            let functions = ["execute", "read"].contains(form.function) ? [form.function, "callAsFunction"] : [form.function]
            return !paths.contains { path in
                functions.contains { calls.contains(Call(path: path, function: $0, labels: form.labels)) }
                    || (form.labels == "_:" && calls.contains { $0.path == path && functions.contains($0.function) })
            }
        }
    }

    /// The use cases that have the forms of a type or an extension: those of this type, or all for a shared protocol.
    private static func paths(of owner: String, _ useCases: [String: String]) -> [String] {
        if let input = owner.firstMatch(of: /^Get where Input == ([\w.]+)/) {
            return useCases.filter { $0.value.hasPrefix("Get<\(input.1),") }.map(\.key)
        }
        if owner.contains(/^(Get|Perform|Reading|Executable)\b/) { return Array(useCases.keys) }
        return useCases.filter { $0.value == owner }.map(\.key)
    }

    /// The texts between commas up to the closing parenthesis, and the text behind it.
    private static func parts(of text: Substring) -> (parts: [String], rest: Substring) {
        var (depth, parts, part) = (0, [String](), "")
        var isText = false
        for index in text.indices {
            let character = text[index]
            if character == "\"" { isText.toggle() }
            if !isText {
                if "([{<".contains(character) { depth += 1 }
                if ")]}>".contains(character), !part.hasSuffix("-") {
                    if depth == 0 { return (finished(parts, part), text[text.index(after: index)...]) }
                    depth -= 1
                }
                if character == ",", depth == 0 {
                    parts = finished(parts, part)
                    part = ""
                    continue
                }
            }
            part.append(character)
        }
        return (finished(parts, part), "")
    }

    private static func finished(_ parts: [String], _ part: String) -> [String] {
        let part = part.trimmingCharacters(in: .whitespacesAndNewlines)
        return part.isEmpty ? parts : parts + [part]
    }
}

extension String {
    /// Where each line begins.
    fileprivate var lineStarts: [Index] {
        [startIndex] + indices.filter { self[$0] == "\n" }.map { index(after: $0) }
    }
}
