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
    static func from(_ place: String) -> String {
        language.text(
            en: "from \(place)",
            de: "aus: \(place)",
            es: "de: \(place)",
            fr: "source : \(place)",
            ja: "\(place) より",
            uk: "звідки: \(place)")
    }
    static var noValue: String { language.text(en: "none", de: "keine", es: "ninguno", fr: "aucun", ja: "なし", uk: "немає") }
    static var valueSet: String { language.text(en: "set", de: "gesetzt", es: "definido", fr: "défini", ja: "設定済み", uk: "задано") }
    static func needsKeyValue(_ key: String) -> String {
        language.text(
            en: "“\(key)” needs a value.",
            de: "„\(key)“ braucht einen Wert.",
            es: "«\(key)» necesita un valor.",
            fr: "« \(key) » exige une valeur.",
            ja: "「\(key)」には値が必要です。",
            uk: "«\(key)» потребує значення.")
    }
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
    static var valueOnOneLine: String {
        language.text(
            en: "A value is one line, without spaces at its start and its end.",
            de: "Ein Wert ist eine Zeile ohne Leerzeichen am Anfang und Ende.",
            es: "Un valor es una línea, sin espacios al principio ni al final.",
            fr: "Une valeur tient sur une ligne, sans espace au début ni à la fin.",
            ja: "値は 1 行で、先頭と末尾に空白を入れられません。",
            uk: "Значення — це один рядок без пробілів на початку й у кінці.")
    }
    static func nothingToShow(_ key: String, _ state: String) -> String {
        language.text(
            en: "“\(key)” has no value to show: it is \(state).",
            de: "„\(key)“ hat keinen Wert zum Anzeigen: \(state).",
            es: "«\(key)» no tiene un valor que mostrar: \(state).",
            fr: "« \(key) » n’a pas de valeur à afficher : \(state).",
            ja: "「\(key)」に表示できる値はありません：\(state)。",
            uk: "«\(key)» не має значення, яке можна показати: \(state).")
    }
    static func configSetChooses(_ key: String) -> String {
        language.text(
            en: "“marquee config set \(key) VALUE” chooses one.",
            de: "„marquee config set \(key) VALUE“ wählt einen.",
            es: "«marquee config set \(key) VALUE» elige uno.",
            fr: "« marquee config set \(key) VALUE » en choisit une.",
            ja: "「marquee config set \(key) VALUE」で設定できます。",
            uk: "«marquee config set \(key) VALUE» задає його.")
    }
    static func hasPriority(_ value: String, _ place: String) -> String {
        language.text(
            en: "note: the configuration file says “\(value)”, but \(place) has priority.",
            de: "Hinweis: In der Konfigurationsdatei steht „\(value)“, aber Vorrang hat: \(place).",
            es: "nota: el archivo de configuración dice «\(value)», pero tiene prioridad: \(place).",
            fr: "remarque : le fichier de configuration dit « \(value) », mais la priorité revient à : \(place).",
            ja: "注意：設定ファイルの値は「\(value)」ですが、\(place) が優先されます。",
            uk: "примітка: у файлі налаштувань — «\(value)», але пріоритет має: \(place).")
    }
    static var tokenFileUnreadNow: String {
        language.text(
            en: "note: this file cannot be read now.",
            de: "Hinweis: Diese Datei ist derzeit nicht lesbar.",
            es: "nota: este archivo no se puede leer ahora.",
            fr: "remarque : ce fichier est illisible pour l’instant.",
            ja: "注意：このファイルは今は読み取れません。",
            uk: "примітка: цей файл зараз неможливо прочитати.")
    }
    static func noted(_ words: String) -> String {
        language.text(
            en: "note: \(words)",
            de: "Hinweis: \(words)",
            es: "nota: \(words)",
            fr: "remarque : \(words)",
            ja: "注意：\(words)",
            uk: "примітка: \(words)")
    }
    static var okLabel: String { language.text(en: "ok", de: "ok", es: "ok", fr: "ok", ja: "ok", uk: "гаразд") }
    static var failedLabel: String { language.text(en: "FAILED", de: "FEHLER", es: "ERROR", fr: "ÉCHEC", ja: "失敗", uk: "ЗБІЙ") }
    static func serverAnswers(_ address: String) -> String {
        language.text(
            en: "answers; images come from \(address)",
            de: "antwortet; Bilder kommen von \(address)",
            es: "responde; las imágenes vienen de \(address)",
            fr: "répond ; les images viennent de \(address)",
            ja: "応答しています。画像の取得元：\(address)",
            uk: "відповідає; зображення надходять із \(address)")
    }
    static var storeHoldsConfiguration: String {
        language.text(
            en: "holds the server's configuration",
            de: "enthält die Konfiguration des Servers",
            es: "contiene la configuración del servidor",
            fr: "contient la configuration du serveur",
            ja: "サーバーの設定を保存しています",
            uk: "містить налаштування сервера")
    }
    static var storeIsEmpty: String {
        language.text(en: "is empty", de: "ist leer", es: "está vacío", fr: "est vide", ja: "空です", uk: "порожнє")
    }
    static var sandboxIsUsed: String {
        language.text(
            en: "none; the built-in sandbox is used",
            de: "keine; die eingebaute Sandbox antwortet",
            es: "ninguna; se usa el entorno de pruebas integrado",
            fr: "aucun ; le bac à sable intégré est utilisé",
            ja: "なし。内蔵サンドボックスを使用",
            uk: "немає; використовується вбудована пісочниця")
    }
    static func accountBy(_ name: String, _ state: String) -> String {
        language.text(
            en: "\(name), \(state).",
            de: "\(name), \(state).",
            es: "\(name), \(state).",
            fr: "\(name), \(state).",
            ja: "\(name)、\(state)。",
            uk: "\(name), \(state).")
    }
    static func accountByStore(_ name: String, _ state: String) -> String {
        language.text(
            en: "\(name), \(state) according to the local store.",
            de: "\(name), laut lokalem Speicher: \(state).",
            es: "\(name), según el almacén local: \(state).",
            fr: "\(name), selon le stockage local : \(state).",
            ja: "\(name)、ローカルの保存内容では：\(state)。",
            uk: "\(name), за локальним сховищем: \(state).")
    }
    static func accountByStore(_ name: String, _ state: String, because reason: String) -> String {
        language.text(
            en: "\(name), \(state) according to the local store; the server could not be asked: \(reason)",
            de: "\(name), laut lokalem Speicher: \(state); der Server konnte nicht gefragt werden: \(reason)",
            es: "\(name), según el almacén local: \(state); no se pudo preguntar al servidor: \(reason)",
            fr: "\(name), selon le stockage local : \(state) ; le serveur n’a pas pu être interrogé : \(reason)",
            ja: "\(name)、ローカルの保存内容では：\(state)。サーバーに問い合わせできませんでした：\(reason)",
            uk: "\(name), за локальним сховищем: \(state); запитати сервер не вдалося: \(reason)")
    }
}
