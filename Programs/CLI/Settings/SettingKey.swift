/// Something that a person can choose for good, in the environment or in the configuration file.
struct SettingKey: Sendable {
    let name: String
    private let helpText: @Sendable () -> String
    /// The option that chooses it for one command.
    let option: Option?
    /// Variables of this program, which have priority over the configuration file; the first one that is set counts.
    let variables: [Variable]
    /// Variables that are meant for many programs, and that the configuration file has priority over.
    let sharedVariables: [Variable]
    /// The default value.
    let standard: String?
    /// Why a value cannot be used; nil if it can.
    let complaint: @Sendable (String) -> String?

    /// A variable, and the setting by its value; nil if it sets nothing.
    struct Variable: Sendable {
        let name: String
        let meaning: @Sendable (String) -> String?

        /// An empty variable counts as unset, unless it means something.
        init(_ name: String, meaning: @escaping @Sendable (String) -> String? = { $0.isEmpty ? nil : $0 }) {
            (self.name, self.meaning) = (name, meaning)
        }
    }

    init(
        _ name: String, help: @autoclosure @escaping @Sendable () -> String, option: Option? = nil, variables: [Variable] = [],
        sharedVariables: [Variable] = [], standard: String? = nil, complaint: @escaping @Sendable (String) -> String? = { _ in nil }
    ) {
        (self.name, helpText, self.option, self.standard) = (name, help, option, standard)
        (self.variables, self.sharedVariables, self.complaint) = (variables, sharedVariables, complaint)
    }

    /// Its purpose, in the language of the person.
    var help: String { helpText() }

    static let all = [lang, uiLang, region, tokenFile, theme, density, color, pager, catalogUpdates]

    static func named(_ name: String) -> SettingKey? { all.first { $0.name == name } }
}

extension SettingKey: Hashable {
    static func == (a: SettingKey, b: SettingKey) -> Bool { a.name == b.name }

    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
