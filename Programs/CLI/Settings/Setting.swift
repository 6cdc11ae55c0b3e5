/// The value of a key, and its origin.
struct Setting: Sendable, Hashable {
    enum Origin: Sendable, Hashable {
        case option(String)
        case variable(String)
        /// A line of the configuration file.
        case file(line: Int)
        case standard

        /// The name by which a person changes it.
        var name: String {
            switch self {
            case .option(let name): "--\(name)"
            case .variable(let name): name
            case .file(let line): Texts.lineOfFile(line)
            case .standard: Texts.theDefault
            }
        }

        var words: String { self == .standard ? name : Texts.from(name) }
    }

    /// Nil if there is none, or if it is a secret.
    var value: String?
    var origin: Origin

    /// The value and its origin, as people read them.
    var words: String { (value ?? (origin == .standard ? Texts.noValue : Texts.valueSet)) + Texts.comma + origin.words }
}
