import Marquee

/// The words of the manual page that are nowhere else.
extension Texts {
    static var manualName: String { language.text(en: "NAME", de: "BEZEICHNUNG", es: "NOMBRE", fr: "NOM", ja: "名前", uk: "НАЗВА") }
    static var manualSynopsis: String {
        language.text(en: "SYNOPSIS", de: "ÜBERSICHT", es: "SINOPSIS", fr: "SYNOPSIS", ja: "書式", uk: "СИНТАКСИС")
    }
    static var manualSynopsisWords: String {
        language.text(
            en: "[COMMAND] [OPTIONS]",
            de: "[BEFEHL] [OPTIONEN]",
            es: "[ORDEN] [OPCIONES]",
            fr: "[COMMANDE] [OPTIONS]",
            ja: "[コマンド] [オプション]",
            uk: "[КОМАНДА] [ПАРАМЕТРИ]")
    }
    static var manualPurpose: String { String(helpTitle.dropFirst("marquee - ".count)) }
    static var manualDescription: String {
        language.text(en: "DESCRIPTION", de: "BESCHREIBUNG", es: "DESCRIPCIÓN", fr: "DESCRIPTION", ja: "説明", uk: "ОПИС")
    }
    static var manualDescriptionText: String {
        [manualShows, manualSendsLater, manualWrites, manualWithoutCommand].joined(separator: " ")
    }
    private static var manualShows: String {
        language.text(
            en: "Shows movies, series and people of The Movie Database (TMDb), and stores what it has shown for use without a network.",
            de: "Zeigt Filme, Serien und Personen aus The Movie Database (TMDb) und speichert das Gezeigte für den Gebrauch ohne Netz.",
            es: "Muestra películas, series y personas de The Movie Database (TMDb) y guarda lo mostrado para usarlo sin red.",
            fr:
                "Affiche des films, des séries et des personnes de The Movie Database (TMDb) et conserve ce qui a été affiché pour l’usage sans réseau.",
            ja: "The Movie Database（TMDb）の映画、シリーズ、人物を表示し、ネットワークなしでも使えるよう表示内容を保存します。",
            uk: "Показує фільми, серіали та людей з The Movie Database (TMDb) і зберігає показане, щоб працювати й без мережі.")
    }
    private static var manualSendsLater: String {
        language.text(
            en: "Favorites, watchlist and ratings that are changed offline are sent later.",
            de: "Favoriten, Merkliste und Bewertungen, die offline geändert werden, werden später gesendet.",
            es: "Los favoritos, la lista de seguimiento y las valoraciones que se cambian sin conexión se envían después.",
            fr: "Les favoris, la liste de suivi et les notes modifiés hors ligne sont envoyés plus tard.",
            ja: "オフラインで変更したお気に入り、ウォッチリスト、評価は後で送信されます。",
            uk: "Обране, список перегляду й оцінки, змінені без мережі, надсилаються пізніше.")
    }
    private static var manualWrites: String {
        language.text(
            en: "Data goes to standard output, and messages go to standard error.",
            de: "Daten gehen auf die Standardausgabe, Meldungen auf die Standardfehlerausgabe.",
            es: "Los datos van a la salida estándar y los mensajes a la salida de errores.",
            fr: "Les données vont sur la sortie standard et les messages sur la sortie d’erreur.",
            ja: "データは標準出力に、メッセージは標準エラー出力に書かれます。",
            uk: "Дані йдуть до стандартного виводу, повідомлення — до стандартного виводу помилок.")
    }
    private static var manualWithoutCommand: String {
        language.text(
            en: "Without a command, “home” is run. Without a credential, a server inside this program answers with samples.",
            de: "Ohne Befehl wird „home“ ausgeführt. Ohne Zugangsdaten antwortet ein Server in diesem Programm mit Beispielen.",
            es: "Sin orden se ejecuta «home». Sin credencial responde con ejemplos un servidor dentro de este programa.",
            fr: "Sans commande, « home » est exécuté. Sans identifiants, un serveur contenu dans ce programme répond avec des exemples.",
            ja: "コマンドがなければ「home」が実行されます。認証情報がなければ、このプログラム内のサーバーがサンプルで応答します。",
            uk: "Без команди виконується «home». Без облікових даних відповідає прикладами сервер у самій програмі.")
    }
    static var manualCommands: String {
        language.text(en: "COMMANDS", de: "BEFEHLE", es: "ÓRDENES", fr: "COMMANDES", ja: "コマンド", uk: "КОМАНДИ")
    }
    static var manualGlobalOptions: String {
        language.text(
            en: "OPTIONS OF EVERY COMMAND",
            de: "OPTIONEN JEDES BEFEHLS",
            es: "OPCIONES DE TODAS LAS ÓRDENES",
            fr: "OPTIONS DE TOUTES LES COMMANDES",
            ja: "共通のオプション",
            uk: "ПАРАМЕТРИ ВСІХ КОМАНД")
    }
    static var manualConfiguration: String {
        language.text(
            en: "CONFIGURATION", de: "KONFIGURATION", es: "CONFIGURACIÓN", fr: "CONFIGURATION", ja: "設定", uk: "НАЛАШТУВАННЯ")
    }
    static var manualConfigurationText: String { [manualConfigurationLines, manualPriority, manualConfigCommand].joined(separator: " ") }
    private static var manualConfigurationLines: String {
        language.text(
            en: "The configuration file has lines of the form “key = value”, and comments behind “#”.",
            de: "Die Konfigurationsdatei hat Zeilen der Form „Schlüssel = Wert“ und Kommentare hinter „#“.",
            es: "El archivo de configuración tiene líneas de la forma «clave = valor» y comentarios tras «#».",
            fr: "Le fichier de configuration a des lignes de la forme « clé = valeur » et des commentaires après « # ».",
            ja: "設定ファイルには「キー = 値」の形の行と、「#」の後のコメントを書きます。",
            uk: "Файл налаштувань має рядки вигляду «ключ = значення» і коментарі після «#».")
    }
    private static var manualPriority: String {
        language.text(
            en:
                "An option has priority over a variable of this program, then come the file, a variable shared by programs, and the default.",
            de:
                "Eine Option geht vor einer Variablen dieses Programms, dann folgen die Datei, eine gemeinsame Variable und der Standardwert.",
            es:
                "Una opción tiene prioridad sobre una variable de este programa; siguen el archivo, una variable compartida y el valor predeterminado.",
            fr: "Une option l’emporte sur une variable de ce programme ; suivent le fichier, une variable commune et la valeur par défaut.",
            ja: "優先順位は、オプション、このプログラムの変数、設定ファイル、共有の変数、既定値の順です。",
            uk: "Параметр має перевагу над змінною цієї програми; далі йдуть файл, спільна змінна і типове значення.")
    }
    private static var manualConfigCommand: String {
        language.text(
            en: "“marquee config” shows what holds, and why.",
            de: "„marquee config“ zeigt, was gilt und warum.",
            es: "«marquee config» muestra qué vale y por qué.",
            fr: "« marquee config » montre ce qui s’applique, et pourquoi.",
            ja: "「marquee config」は、有効な値とその理由を表示します。",
            uk: "«marquee config» показує, що діє і чому.")
    }
    static func manualOption(_ name: String) -> String {
        language.text(
            en: "option \(name)", de: "Option \(name)", es: "opción \(name)", fr: "option \(name)", ja: "オプション \(name)",
            uk: "параметр \(name)")
    }
    static func manualVariable(_ name: String) -> String {
        language.text(
            en: "variable \(name)", de: "Variable \(name)", es: "variable \(name)", fr: "variable \(name)", ja: "変数 \(name)",
            uk: "змінна \(name)")
    }
    static func manualSharedVariable(_ name: String) -> String {
        language.text(
            en: "shared variable \(name)",
            de: "gemeinsame Variable \(name)",
            es: "variable compartida \(name)",
            fr: "variable commune \(name)",
            ja: "共有の変数 \(name)",
            uk: "спільна змінна \(name)")
    }
    static func manualDefault(_ value: String) -> String {
        language.text(
            en: "default \(value)", de: "Standard \(value)", es: "predeterminado \(value)", fr: "par défaut \(value)", ja: "既定値 \(value)",
            uk: "типово \(value)")
    }
    static var manualEnvironment: String {
        language.text(en: "ENVIRONMENT", de: "UMGEBUNG", es: "ENTORNO", fr: "ENVIRONNEMENT", ja: "環境変数", uk: "СЕРЕДОВИЩЕ")
    }
    static var manualStatus: String {
        language.text(
            en: "EXIT STATUS", de: "EXIT-STATUS", es: "CÓDIGO DE SALIDA", fr: "CODE DE RETOUR", ja: "終了コード", uk: "КОД ЗАВЕРШЕННЯ")
    }
    static var manualExamples: String {
        language.text(en: "EXAMPLES", de: "BEISPIELE", es: "EJEMPLOS", fr: "EXEMPLES", ja: "例", uk: "ПРИКЛАДИ")
    }
}
