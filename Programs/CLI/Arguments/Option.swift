/// An option: its names, whether it takes a value, and its line in the help. Two options of one name are the same option with
/// another meaning for another command.
struct Option: Sendable {
    let name: String
    /// The letter that may be written for it, behind one dash.
    let short: Character?
    /// The name of the value, for options that take one.
    let value: String?
    private let helpText: @Sendable () -> String
    /// All values that there are, if there are not many.
    let choices: [String]
    /// Whether its value may be missing.
    let isValueOptional: Bool

    init(
        _ name: String, _ value: String? = nil, short: Character? = nil, help: @autoclosure @escaping @Sendable () -> String,
        choices: [String] = [], isValueOptional: Bool = false
    ) {
        (self.name, self.short, self.value, helpText) = (name, short, value, help)
        (self.choices, self.isValueOptional) = (choices, isValueOptional)
    }

    /// Its line in the help, in the language of the person.
    var help: String { helpText() }

    /// As the help has it.
    var spelling: String {
        (short.map { "-\($0), " } ?? "") + "--" + name + (value.map { isValueOptional ? "[=\($0)]" : " " + $0 } ?? "")
    }

    /// Whether its value is a file or a folder, which shells complete.
    var takesPath: Bool { ["FILE", "FOLDER", "PATH"].contains(value) }

    /// Every option of every command.
    static let all = global + lists + titles + discovery + account + keeping + programs + transfer

    static func named(_ name: String) -> Option? { all.first { $0.name == name } }

    static func named(_ short: Character) -> Option? { all.first { $0.short == short } }
}

extension Option: Hashable {
    static func == (a: Option, b: Option) -> Bool { a.name == b.name }

    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
