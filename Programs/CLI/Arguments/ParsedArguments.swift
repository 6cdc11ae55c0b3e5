/// A command line, taken apart.
struct ParsedArguments {
    private(set) var words: [String] = []

    private var options: [Option: String] = [:]
    /// The letters behind one dash, for options that were given so: they may be meant as a whole name.
    private var letters: [Option: String] = [:]

    /// An empty one.
    init() {}

    init(_ arguments: [String]) throws(Failure) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                words += rest
                return
            }
            guard argument.hasPrefix("-"), argument.count > 1 else {
                words.append(argument)
                continue
            }
            if argument.hasPrefix("--") {
                let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
                guard let option = Option.named(String(parts[0].dropFirst(2))) else { throw Self.unknown(parts[0]) }
                options[option] = try Self.value(of: option, parts.count == 2 ? parts[1] : nil) { rest.popFirst() }
            } else {
                try take(letters: argument) { rest.popFirst() }
            }
        }
    }

    /// Takes letters behind one dash, such as `-qj`; the rest behind one that needs a value is its value, as in `-n5`.
    private mutating func take(letters argument: String, next: () -> String?) throws(Failure) {
        var rest = argument.dropFirst()
        while let letter = rest.popFirst() {
            guard let option = Option.named(letter) else {
                throw Self.unknown(letter == "p" ? "-p" : String(argument.prefix { $0 != "=" }))
            }
            let takesRest = rest.first == "=" || (option.value != nil && !option.isValueOptional && !rest.isEmpty)
            let attached = takesRest ? String(rest.first == "=" ? rest.dropFirst() : rest) : nil
            options[option] = try Self.value(of: option, attached, next: next)
            letters[option] = argument
            if takesRest { return }
        }
    }

    /// Whether a command line asks for JSON, also one that cannot be taken apart.
    static func askForJSON(_ arguments: [String]) -> Bool {
        arguments.prefix { $0 != "--" }.contains { argument in
            if argument.hasPrefix("--") { return ["--json", "--json=lines"].contains(argument) }
            // Before the first letter that takes a value, or is none.
            let flags = argument.dropFirst().prefix { letter in Option.named(letter).map { $0.value == nil || $0.isValueOptional } ?? false
            }
            return argument.hasPrefix("-") && flags.contains("j")
        }
    }

    private static func value(of option: Option, _ given: String?, next: () -> String?) throws(Failure) -> String {
        guard option.value != nil else {
            guard given == nil else { throw .usage(Texts.takesNoValue(option.name)) }
            return ""
        }
        if given == nil, option.isValueOptional { return "" }
        guard let value = given ?? next(), !value.isEmpty else { throw .usage(Texts.needsValue(option.name)) }
        guard option.choices.isEmpty || option.choices.contains(value) else {
            let choices = option.choices.map(Texts.quoted).joined(separator: Texts.comma)
            throw .mistyped(Texts.doesNotTake(option.name, value, only: choices), value, among: option.choices)
        }
        return value
    }

    /// The same with other words, and with an option if one is given.
    func with(words: [String], _ option: Option? = nil) -> ParsedArguments {
        var changed = self
        changed.words = words
        if let option { changed.options[option] = "" }
        return changed
    }

    func has(_ option: Option) -> Bool { options[option] != nil }

    func text(_ option: Option) -> String? { options[option] }

    func number(_ option: Option) throws(Failure) -> Int? {
        guard let text = options[option] else { return nil }
        guard let number = Int(text) else { throw .usage(Texts.needsNumber(option.name)) }
        return number
    }

    /// The number of rows that are wanted at most.
    func limit() throws(Failure) -> Int? {
        let limit = try number(.limit)
        guard limit.map({ $0 >= 1 }) ?? true else { throw .usage(Texts.needsNumberFromOne("limit")) }
        return limit
    }

    func check(allowed: [Option]) throws(Failure) {
        for option in options.keys where !allowed.contains(option) {
            throw .mistyped(
                Texts.notSupported(option.name), letters[option] ?? "--" + option.name, among: allowed.map { "--" + $0.name })
        }
        if has(.offline), has(.fresh) { throw .usage(Texts.notTogether("offline", "fresh")) }
        if has(.verbose), has(.quiet) { throw .usage(Texts.notTogether("verbose", "quiet")) }
    }

    /// Refuses `--offline` for a command that needs the server.
    func requireNetwork() throws(Failure) {
        if has(.offline) { throw .usage(Texts.needsServer(words.first ?? "")) }
    }

    /// A word that looks like a password is refused without being shown again.
    private static func unknown(_ option: String) -> Failure {
        let name = option.drop { $0 == "-" }.lowercased()
        let isPassword = ["pass", "pw", "secret"].contains { name.contains($0) } || (name.hasPrefix("p") && !option.hasPrefix("--"))
        guard isPassword else {
            return .mistyped(Texts.noOption(option), option, among: Option.all.map { "--" + $0.name })
        }
        return .usage(Texts.passwordAsOption, hint: Texts.passwordIsAsked)
    }
}
