import Marquee

/// The texts about the configuration file.
extension Texts {
    static var neitherKeyNorComment: String {
        language.text(
            en: "This is neither “key = value” nor a comment.",
            de: "Das ist weder „Schlüssel = Wert“ noch ein Kommentar.",
            es: "Esto no es ni «clave = valor» ni un comentario.",
            fr: "Ce n’est ni « clé = valeur » ni un commentaire.",
            ja: "「キー = 値」でもコメントでもありません。",
            uk: "Це ані «ключ = значення», ані коментар.")
    }
    static func setAlready(_ key: String, onLine line: Int) -> String {
        language.text(
            en: "“\(key)” is set on line \(line) already.",
            de: "„\(key)“ ist schon in Zeile \(line) gesetzt.",
            es: "«\(key)» ya está definido en la línea \(line).",
            fr: "« \(key) » est déjà défini à la ligne \(line).",
            ja: "「\(key)」は \(line) 行目ですでに設定されています。",
            uk: "«\(key)» уже задано в рядку \(line).")
    }
    static func hasNoValue(_ key: String) -> String {
        language.text(
            en: "“\(key)” has no value.",
            de: "„\(key)“ hat keinen Wert.",
            es: "«\(key)» no tiene valor.",
            fr: "« \(key) » n’a pas de valeur.",
            ja: "「\(key)」に値がありません。",
            uk: "«\(key)» не має значення.")
    }
    static func fileNotRead(_ reason: String) -> String {
        language.text(
            en: "The file cannot be read: \(reason).",
            de: "Die Datei ist nicht lesbar: \(reason).",
            es: "No se puede leer el archivo: \(reason).",
            fr: "Le fichier est illisible : \(reason).",
            ja: "ファイルを読めません：\(reason)。",
            uk: "Файл не читається: \(reason).")
    }
    static var fileNotTrusted: String {
        language.text(
            en: "The file is ignored, because another user owns or can change it or its folder.",
            de: "Die Datei wird ignoriert, weil sie oder ihr Ordner einem anderen Benutzer gehört oder von anderen änderbar ist.",
            es: "El archivo se ignora, porque otro usuario es su propietario o puede cambiarlo, o su carpeta.",
            fr: "Le fichier est ignoré, car un autre utilisateur en est propriétaire ou peut le modifier, lui ou son dossier.",
            ja: "このファイルは無視されます。ファイルかフォルダーがほかのユーザーのもの、または変更可能だからです。",
            uk: "Файл ігнорується, бо він або його папка належить іншому користувачеві чи може бути ним змінена.")
    }
    static var notRegularFile: String {
        language.text(
            en: "This is not a regular file.",
            de: "Das ist keine gewöhnliche Datei.",
            es: "No es un archivo normal.",
            fr: "Ce n’est pas un fichier ordinaire.",
            ja: "通常のファイルではありません。",
            uk: "Це не звичайний файл.")
    }
    static var fileNoText: String {
        language.text(
            en: "The file is no text, or too long.",
            de: "Die Datei ist kein Text oder zu lang.",
            es: "El archivo no es texto o es demasiado largo.",
            fr: "Le fichier n’est pas du texte, ou il est trop long.",
            ja: "ファイルがテキストではないか、長すぎます。",
            uk: "Файл не є текстом або задовгий.")
    }
    static var noPlaceForConfiguration: String {
        language.text(
            en: "There is no place for a configuration file.",
            de: "Für eine Konfigurationsdatei gibt es keinen Ort.",
            es: "No hay lugar para un archivo de configuración.",
            fr: "Il n’y a pas d’endroit pour un fichier de configuration.",
            ja: "設定ファイルを置く場所がありません。",
            uk: "Немає місця для файлу налаштувань.")
    }
    static var setHome: String {
        language.text(
            en: "Set HOME or XDG_CONFIG_HOME to the absolute path of a folder.",
            de: "HOME oder XDG_CONFIG_HOME muss der absolute Pfad eines Ordners sein.",
            es: "Asigne a HOME o XDG_CONFIG_HOME la ruta absoluta de una carpeta.",
            fr: "Donnez à HOME ou XDG_CONFIG_HOME le chemin absolu d’un dossier.",
            ja: "HOME か XDG_CONFIG_HOME にフォルダーの絶対パスを設定してください。",
            uk: "Задайте в HOME або XDG_CONFIG_HOME абсолютний шлях до теки.")
    }
    static func configurationNotWritten(_ path: String) -> String {
        language.text(
            en: "The file \(path) could not be written; it is as it was.",
            de: "Die Datei \(path) konnte nicht geschrieben werden; sie ist unverändert.",
            es: "No se pudo escribir el archivo \(path); está como estaba.",
            fr: "Le fichier \(path) n’a pas pu être écrit ; il est inchangé.",
            ja: "ファイル \(path) に書き込めませんでした。内容は元のままです。",
            uk: "Файл \(path) не вдалося записати; він такий, як був.")
    }
    static var checkFolderAndSpace: String {
        language.text(
            en: "Check its folder, its owner and the space on the disk.",
            de: "Ordner, Besitzer und freier Speicherplatz sind zu prüfen.",
            es: "Compruebe su carpeta, su propietario y el espacio en el disco.",
            fr: "Vérifiez son dossier, son propriétaire et l’espace sur le disque.",
            ja: "フォルダー、所有者、ディスクの空きを確かめてください。",
            uk: "Перевірте теку, власника й вільне місце на диску.")
    }
    static var theConfigurationFile: String {
        language.text(
            en: "the configuration file",
            de: "Konfigurationsdatei",
            es: "archivo de configuración",
            fr: "fichier de configuration",
            ja: "設定ファイル",
            uk: "файл налаштувань")
    }
    static func line(_ line: Int, of file: String) -> String {
        language.text(
            en: "Line \(line) of \(file)",
            de: "Zeile \(line) von \(file)",
            es: "Línea \(line) de \(file)",
            fr: "Ligne \(line) de \(file)",
            ja: "\(file) の \(line) 行目",
            uk: "Рядок \(line) у \(file)")
    }
    static var opensConfiguration: String {
        language.text(
            en: "“marquee config edit” opens the file, and “marquee config” shows what it sets.",
            de: "„marquee config edit“ öffnet die Datei, und „marquee config“ zeigt, was sie setzt.",
            es: "«marquee config edit» abre el archivo y «marquee config» muestra lo que define.",
            fr: "« marquee config edit » ouvre le fichier, et « marquee config » montre ce qu’il définit.",
            ja: "「marquee config edit」でファイルを開き、「marquee config」で設定の内容を表示します。",
            uk: "«marquee config edit» відкриває файл, а «marquee config» показує, що в ньому задано.")
    }
    static var editNeedsTerminal: String { "“config edit” needs a terminal." }
    static var setWithoutTerminal: String { "“marquee config set KEY VALUE” changes the file without one." }
    static func editorFailed(_ editor: String) -> String { "The editor “\(editor)” could not be run, or failed." }
    static var otherEditor: String { "VISUAL or EDITOR names another one." }
    static var configurationTemplate: String { "What marquee uses if no option and no variable says otherwise. Lines: key = value" }
    static var tokenFilePath: String {
        language.text(
            en: "The path of a file begins with “/” or “~/” here.",
            de: "Der Pfad einer Datei beginnt hier mit „/“ oder „~/“.",
            es: "Aquí la ruta de un archivo empieza por «/» o «~/».",
            fr: "Ici, le chemin d’un fichier commence par « / » ou « ~/ ».",
            ja: "ここではファイルのパスは「/」か「~/」で始まります。",
            uk: "Шлях до файлу тут починається з «/» або «~/».")
    }
}
