import Marquee

/// The texts about settings, and of “doctor”.
extension Texts {
    static func lineOfFile(_ line: Int) -> String {
        language.text(
            en: "line \(line) of the configuration file",
            de: "Zeile \(line) der Konfigurationsdatei",
            es: "línea \(line) del archivo de configuración",
            fr: "ligne \(line) du fichier de configuration",
            ja: "設定ファイルの \(line) 行目",
            uk: "рядок \(line) файлу налаштувань")
    }
    static var theDefault: String {
        language.text(en: "the default", de: "Vorgabe", es: "valor por defecto", fr: "valeur par défaut", ja: "既定値", uk: "типове значення")
    }
    static func from(_ place: String) -> String { "from \(place)" }
    static var noValue: String { "none" }
    static var valueSet: String { "set" }
    static func needsKeyValue(_ key: String) -> String { "“\(key)” needs a value." }
    static func keyDoesNotTake(_ key: String, _ value: String, only choices: String) -> String {
        language.text(
            en: "“\(key)” does not take “\(value)”, only \(choices).",
            de: "„\(key)“ nimmt nicht „\(value)“, sondern nur \(choices).",
            es: "«\(key)» no admite «\(value)», solo \(choices).",
            fr: "« \(key) » n’accepte pas « \(value) », seulement \(choices).",
            ja: "「\(key)」に「\(value)」は使えません。使えるのは \(choices) だけです。",
            uk: "«\(key)» не приймає «\(value)», лише \(choices).")
    }
    static func noKey(_ key: String) -> String {
        language.text(
            en: "There is no key “\(key)”.",
            de: "Den Schlüssel „\(key)“ gibt es nicht.",
            es: "No existe la clave «\(key)».",
            fr: "La clé « \(key) » n’existe pas.",
            ja: "キー「\(key)」はありません。",
            uk: "Ключа «\(key)» немає.")
    }
    static var valueOnOneLine: String { "A value is one line, without spaces at its start and its end." }
    static func nothingToShow(_ key: String, _ state: String) -> String { "“\(key)” has no value to show: it is \(state)." }
    static func configSetChooses(_ key: String) -> String { "“marquee config set \(key) VALUE” chooses one." }
    static func hasPriority(_ value: String, _ place: String) -> String {
        "note: the configuration file says “\(value)”, but \(place) has priority."
    }
    static var tokenFileUnreadNow: String { "note: this file cannot be read now." }
    static func noted(_ words: String) -> String {
        language.text(
            en: "note: \(words)",
            de: "Hinweis: \(words)",
            es: "nota: \(words)",
            fr: "remarque : \(words)",
            ja: "注意：\(words)",
            uk: "примітка: \(words)")
    }
    static var okLabel: String { "ok" }
    static var failedLabel: String { "FAILED" }
    static func serverAnswers(_ address: String) -> String { "answers; images come from \(address)" }
    static var storeHoldsConfiguration: String { "holds the server's configuration" }
    static var storeIsEmpty: String { "is empty" }
    static var sandboxIsUsed: String { "none; the built-in sandbox is used" }
    static func accountBy(_ name: String, _ state: String) -> String { "\(name), \(state)." }
    static func accountByStore(_ name: String, _ state: String) -> String { "\(name), \(state) according to the local store." }
    static func accountByStore(_ name: String, _ state: String, because reason: String) -> String {
        "\(name), \(state) according to the local store; the server could not be asked: \(reason)"
    }
}
