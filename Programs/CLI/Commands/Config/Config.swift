import Foundation

extension Command {
    static let config = Command(
        name: "config",
        places: [
            .words("list", "path", "edit", "get", "set", "unset").optional(then: .value(.key).optional(then: .value(.value).optional()))
        ],
        summary: CommandSummaries.config, options: [],
        needsSettings: false, isEnglish: true
    ) { (arguments, context) async throws(Failure) in
        try await ConfigWork(arguments).run(arguments, context)
    }
}

/// The act on the configuration file.
private enum ConfigWork {
    case list
    case get(SettingKey)
    case set(SettingKey, String)
    case unset(SettingKey)
    case path
    case edit

    init(_ arguments: ParsedArguments) throws(Failure) {
        let words = arguments.words.dropFirst().map(\.self)
        switch (words.first, words.count) {
        case (nil, _), ("list", 1): self = .list
        case ("get", 2): self = .get(try Self.key(words[1]))
        case ("set", 3): self = .set(try Self.key(words[1]), words[2])
        case ("unset", 2): self = .unset(try Self.key(words[1]))
        case ("path", 1): self = .path
        case ("edit", 1): self = .edit
        default:
            throw .mistyped(
                Texts.takes(
                    "config",
                    ["list", "get KEY", "set KEY VALUE", "unset KEY", "path", "edit"].map(Texts.quoted).joined(separator: Texts.comma)),
                words[0],
                among: ["list", "get", "set", "unset", "path", "edit"])
        }
    }

    private static func key(_ name: String) throws(Failure) -> SettingKey {
        if let key = SettingKey.named(name) { return key }
        let names = SettingKey.all.map(\.name)
        throw .mistyped(Texts.noKey(name), name, among: names, hint: Texts.thereAre(names.joined(separator: Texts.comma)))
    }

    func run(_ arguments: ParsedArguments, _ context: Context) async throws(Failure) {
        let file = SettingsFile(context.environment)
        switch self {
        case .list: try context.list(file, isJSON: arguments.has(.json))
        case .get(let key): try context.get(key, isJSON: arguments.has(.json))
        case .set(let key, let value):
            if let complaint = value.isEmpty ? Texts.needsKeyValue(key.name) : key.complaint(value) { throw .usage(complaint) }
            guard value == SettingsText("\(key.name) = \(value)\n").entry(of: key)?.value else {
                throw .usage(Texts.valueOnOneLine)
            }
            try context.change(file, key, arguments) { $0.setting(key, to: value) }
        case .unset(let key): try context.change(file, key, arguments) { $0.unsetting(key) }
        case .path:
            guard let path = file.path else { throw .homeless }
            if arguments.has(.json) { return try context.terminal.print(json: PathJSON(path: path)) }
            context.terminal.print(address: path)
        case .edit:
            if arguments.has(.json) { throw .usage(Texts.printsNoJSON("config edit")) }
            try await context.edit(file)
        }
    }
}

extension Context {
    fileprivate func list(_ file: SettingsFile, isJSON: Bool) throws(Failure) {
        let text = file.read()
        if isJSON {
            try terminal.print(json: SettingsJSON(settings: SettingKey.all.map { SettingJSON($0, settings[$0]) }))
        } else {
            let rows = SettingKey.all.map { key in
                [Line(key.name), Line(settings[key].value ?? "-"), Line(settings[key].origin.words, .faint)]
            }
            terminal.print(Table(columns: [.text, .text, .text], rows: rows).lines(width: terminal.width))
        }
        for problem in text.complaints { terminal.note(Line(Texts.noted(Failure.settings(problem, in: file).message))) }
    }

    fileprivate func get(_ key: SettingKey, isJSON: Bool) throws(Failure) {
        if isJSON { return try terminal.print(json: SettingJSON(key, settings[key])) }
        guard let value = settings[key].value else {
            throw .other(Texts.nothingToShow(key.name, settings[key].words), hint: Texts.configSetChooses(key.name))
        }
        terminal.print(address: value)
    }

    fileprivate func change(
        _ file: SettingsFile, _ key: SettingKey, _ arguments: ParsedArguments, edit: (SettingsText) -> String
    ) throws(Failure) {
        let old = file.read()
        // A file that could not be read must not be replaced, and another one, to which a link may lead, not changed.
        if let problem = old.complaints.first(where: { $0.line == nil || old.isOtherFile }) { throw .settings(problem, in: file) }
        let text = edit(old)
        try file.write(text)
        let new = SettingsText(text)
        let holds = Settings(arguments, environment, new)[key]
        if arguments.has(.json) {
            try terminal.print(json: SettingJSON(key, holds))
        } else {
            terminal.print(Line(Texts.labeled(key.name) + holds.words))
        }
        if let entry = new.entry(of: key), holds.origin != .file(line: entry.line) {
            terminal.note(Line(Texts.hasPriority(entry.value, holds.origin.name)))
        }
        if key == .tokenFile, let path = new.entry(of: key)?.value,
            !FileManager.default.isReadableFile(atPath: path.expandingHome(environment))
        {
            terminal.note(Line(Texts.tokenFileUnreadNow))
        }
        for problem in new.problems { terminal.note(Line(Texts.noted(Failure.settings(problem, in: file).message))) }
    }
}
