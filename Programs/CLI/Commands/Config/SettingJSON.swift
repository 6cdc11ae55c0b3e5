/// Where the configuration file is.
struct PathJSON: Encodable {
    let path: String
}

/// The valid value of every key.
struct SettingsJSON: Encodable {
    let settings: [SettingJSON]
}

/// The value of a key, and its origin.
struct SettingJSON: Encodable {
    let key: String
    let value: String?
    let origin: String
    let option: String?
    let variable: String?
    let line: Int?

    init(_ key: SettingKey, _ setting: Setting) {
        self.key = key.name
        value = setting.value
        switch setting.origin {
        case .option(let name): (origin, option, variable, line) = ("option", name, nil, nil)
        case .variable(let name): (origin, option, variable, line) = ("variable", nil, name, nil)
        case .file(let number): (origin, option, variable, line) = ("file", nil, nil, number)
        case .standard: (origin, option, variable, line) = ("default", nil, nil, nil)
        }
    }
}
