import Marquee

/// The errors in values and files that are named on a command line.
extension Texts {
    static func printsNoJSON(_ command: String) -> String {
        language.text(
            en: "“\(command)” prints no JSON.",
            de: "„\(command)“ gibt kein JSON aus.",
            es: "«\(command)» no muestra JSON.",
            fr: "« \(command) » n’affiche pas de JSON.",
            ja: "「\(command)」は JSON を出力しません。",
            uk: "«\(command)» не виводить JSON.")
    }
    static func needsNumber(_ option: String, from least: Int, to most: Int) -> String {
        language.text(
            en: "“--\(option)” needs a number from \(least) to \(most).",
            de: "„--\(option)“ braucht eine Zahl von \(least) bis \(most).",
            es: "«--\(option)» necesita un número de \(least) a \(most).",
            fr: "« --\(option) » exige un nombre de \(least) à \(most).",
            ja: "「--\(option)」には \(least) から \(most) までの数が必要です。",
            uk: "«--\(option)» потребує числа від \(least) до \(most).")
    }
    static var latencyUsage: String { "“--latency” needs a time up to a minute, such as 200ms or 1s." }
    static func fileUnread(_ path: String) -> String { "The file “\(path)” cannot be read." }
    static func noFault(_ fault: String, others: String) -> String {
        "There is no fault “\(fault)”. There are latency=200ms, status=503, 429=2, drip=50ms, offline, \(others)."
    }
    static var helpTakes: String {
        language.text(
            en: "“help” takes one command, or no arguments.",
            de: "„help“ nimmt einen Befehl oder keine Argumente.",
            es: "«help» admite una orden o ningún argumento.",
            fr: "« help » prend une commande ou aucun argument.",
            ja: "「help」の引数はコマンドひとつか、なしです。",
            uk: "«help» приймає одну команду або жодних аргументів.")
    }
    static func needsShell(_ shells: String) -> String { "“completions” needs the name of a shell: \(shells)." }
    static func tokenFileUnread(_ line: Int) -> String {
        language.text(
            en: "The file of “token-file” cannot be read; line \(line) of the configuration file names it.",
            de: "Die Datei von „token-file“ ist nicht lesbar; Zeile \(line) der Konfigurationsdatei nennt sie.",
            es: "No se puede leer el archivo de «token-file»; lo indica la línea \(line) del archivo de configuración.",
            fr: "Le fichier de « token-file » est illisible ; la ligne \(line) du fichier de configuration l’indique.",
            ja: "設定ファイルの \(line) 行目にある「token-file」のファイルを読み取れません。",
            uk: "Файл із «token-file» неможливо прочитати; його названо в рядку \(line) файлу налаштувань.")
    }
    static func tokenFileNotTrusted(_ line: Int) -> String {
        language.text(
            en: "Another user can change the file of “token-file”; line \(line) of the configuration file names it.",
            de: "Ein anderer Benutzer kann die Datei von „token-file“ ändern; Zeile \(line) der Konfigurationsdatei nennt sie.",
            es: "Otro usuario puede cambiar el archivo de «token-file»; lo indica la línea \(line) del archivo de configuración.",
            fr: "Un autre utilisateur peut modifier le fichier de « token-file » ; la ligne \(line) de la configuration l’indique.",
            ja: "設定ファイルの \(line) 行目にある「token-file」のファイルは、ほかのユーザーが変更できます。",
            uk: "Інший користувач може змінити файл із «token-file»; його названо в рядку \(line) файлу налаштувань.")
    }
    static var otherTokenFile: String {
        language.text(
            en: "“marquee config set token-file FILE” names another one, and “marquee config unset token-file” none.",
            de: "„marquee config set token-file FILE“ nennt eine andere, „marquee config unset token-file“ keine.",
            es: "«marquee config set token-file FILE» indica otro y «marquee config unset token-file» ninguno.",
            fr: "« marquee config set token-file FILE » en indique un autre, « marquee config unset token-file » aucun.",
            ja: "別のファイルは「marquee config set token-file FILE」、取り消しは「marquee config unset token-file」です。",
            uk: "«marquee config set token-file FILE» називає інший, а «marquee config unset token-file» — жодного.")
    }
    static var cacheImages: String { language.text(en: "images", de: "Bilder", es: "imágenes", fr: "images", ja: "画像", uk: "зображення") }
    static func bytes(_ count: Int) -> String {
        language.text(
            count,
            en: ("\(count) byte", "\(count) bytes"),
            de: ("\(count) Byte", "\(count) Bytes"),
            es: ("\(count) byte", "\(count) bytes"),
            fr: ("\(count) octet", "\(count) octets"),
            ja: "\(count) バイト",
            uk: ("\(count) байт", "\(count) байти", "\(count) байтів"))
    }
}
