import Marquee

/// The frame of the help.
extension Texts {
    static var helpTitle: String {
        language.text(
            en: "marquee - movies and series from The Movie Database, online and offline",
            de: "marquee - Filme und Serien aus The Movie Database, online und offline",
            es: "marquee - películas y series de The Movie Database, con y sin conexión",
            fr: "marquee - films et séries de The Movie Database, en ligne et hors ligne",
            ja: "marquee - The Movie Database の映画とシリーズをオンラインでもオフラインでも",
            uk: "marquee - фільми та серіали з The Movie Database, з мережею і без неї")
    }
    static func helpUsage(_ usage: String) -> String {
        language.text(
            en: "usage: \(usage)",
            de: "Aufruf: \(usage)",
            es: "uso: \(usage)",
            fr: "utilisation : \(usage)",
            ja: "使い方：\(usage)",
            uk: "використання: \(usage)")
    }
    static var helpCommands: String {
        language.text(en: "commands:", de: "Befehle:", es: "órdenes:", fr: "commandes :", ja: "コマンド：", uk: "команди:")
    }
    static var helpOptions: String {
        language.text(en: "options:", de: "Optionen:", es: "opciones:", fr: "options :", ja: "オプション：", uk: "параметри:")
    }
    static var helpEnvironment: String {
        language.text(en: "environment:", de: "Umgebung:", es: "entorno:", fr: "environnement :", ja: "環境変数：", uk: "середовище:")
    }
    static var helpStatus: String {
        language.text(
            en: "exit status:",
            de: "Exit-Status:",
            es: "código de salida:",
            fr: "code de retour :",
            ja: "終了コード：",
            uk: "код завершення:")
    }
    static var helpFoot: String {
        language.text(
            en: "Without a command, “home” is run. “marquee help COMMAND” lists the options of a command.",
            de: "Ohne Befehl läuft „home“. „marquee help BEFEHL“ listet die Optionen eines Befehls auf.",
            es: "Sin orden se ejecuta «home». «marquee help ORDEN» enumera las opciones de una orden.",
            fr: "Sans commande, « home » est exécutée. « marquee help COMMANDE » énumère les options d’une commande.",
            ja: "コマンドがなければ「home」を実行します。コマンドのオプションは「marquee help COMMAND」で確認できます。",
            uk: "Без команди виконується «home». «marquee help COMMAND» показує параметри команди.")
    }
    static var helpShown: String {
        language.text(
            en: "What is typed in place of a command is shown: “marquee fight club”.",
            de: "Was an der Stelle eines Befehls steht, wird gezeigt: „marquee fight club“.",
            es: "Lo que se escribe en lugar de una orden se muestra: «marquee fight club».",
            fr: "Ce qui est saisi à la place d’une commande est affiché : « marquee fight club ».",
            ja: "コマンドの代わりに入力したものを表示します：「marquee fight club」",
            uk: "Те, що введено замість команди, показується: «marquee fight club».")
    }
    static var helpAll: String {
        language.text(
            en: "“marquee help all” lists all commands, the environment and the exit statuses.",
            de: "„marquee help all“ listet alle Befehle, die Umgebung und die Exit-Status auf.",
            es: "«marquee help all» enumera todas las órdenes, el entorno y los códigos de salida.",
            fr: "« marquee help all » énumère toutes les commandes, l’environnement et les codes de retour.",
            ja: "すべてのコマンド、環境変数、終了コードは「marquee help all」で確認できます。",
            uk: "«marquee help all» показує всі команди, середовище й коди завершення.")
    }
    static var helpCredential: String {
        language.text(
            en: "the credential; without one, the built-in sandbox is used",
            de: "die Zugangsdaten; ohne sie antwortet die eingebaute Sandbox",
            es: "la credencial; sin ella se usa el entorno de pruebas integrado",
            fr: "l’identifiant ; sans lui, le bac à sable intégré est utilisé",
            ja: "認証情報。なければ内蔵サンドボックスを使う",
            uk: "облікові дані; без них використовується вбудована пісочниця")
    }
    static var helpServers: String {
        language.text(
            en: "other servers: of the API, of pictures, of the pages where sign-ins are approved, and of daily exports",
            de: "andere Server: der API, der Bilder, der Seiten, auf denen Anmeldungen bestätigt werden, und der täglichen Exporte",
            es: "otros servidores: de la API, de imágenes, de las páginas donde se aprueban los inicios de sesión y de exportaciones",
            fr: "d’autres serveurs : de l’API, des images, des pages où les connexions sont approuvées, et des exports quotidiens",
            ja: "別のサーバー：API、画像、サインインを承認するページ、毎日のエクスポート",
            uk: "інші сервери: API, зображень, сторінок, де підтверджують вхід, і щоденних експортів")
    }
    static var helpServerName: String {
        language.text(
            en: "the name of the server in the store; behind a proxy, https://api.themoviedb.org",
            de: "der Name des Servers im Speicher; hinter einem Proxy https://api.themoviedb.org",
            es: "el nombre del servidor en el almacén; tras un proxy, https://api.themoviedb.org",
            fr: "le nom du serveur dans le stockage ; derrière un proxy, https://api.themoviedb.org",
            ja: "保存領域でのサーバー名。プロキシ経由なら https://api.themoviedb.org",
            uk: "ім’я сервера у сховищі; за проксі — https://api.themoviedb.org")
    }
    static var helpLanguageRegion: String {
        language.text(
            en: "such as fr-FR, FR",
            de: "etwa fr-FR, FR",
            es: "como fr-FR, FR",
            fr: "par exemple fr-FR, FR",
            ja: "fr-FR、FR など",
            uk: "наприклад fr-FR, FR")
    }
    static var helpTextLanguage: String {
        language.text(
            en: "the language of this program, the first that is set; “--ui-lang” has priority",
            de: "die Sprache dieses Programms, die erste gesetzte; „--ui-lang“ geht vor",
            es: "el idioma de este programa, la primera definida; «--ui-lang» tiene prioridad",
            fr: "la langue de ce programme, la première définie ; « --ui-lang » est prioritaire",
            ja: "このプログラムの言語（最初に設定されているもの）。「--ui-lang」が優先",
            uk: "мова цієї програми, перша задана; «--ui-lang» має пріоритет")
    }
    static var helpFolders: String {
        language.text(
            en: "where the cache, the search history and accounts are stored",
            de: "wo Cache, Suchverlauf und Konten gespeichert sind",
            es: "dónde se guardan la caché, el historial de búsqueda y las cuentas",
            fr: "où sont conservés le cache, l’historique de recherche et les comptes",
            ja: "キャッシュ、検索履歴、アカウントの保存場所",
            uk: "де зберігаються кеш, історія пошуку та облікові записи")
    }
    static var helpConfigFolder: String {
        language.text(
            en: "where the configuration file is: marquee/config, or .config/marquee/config",
            de: "wo die Konfigurationsdatei liegt: marquee/config oder .config/marquee/config",
            es: "dónde está el archivo de configuración: marquee/config o .config/marquee/config",
            fr: "où est le fichier de configuration : marquee/config ou .config/marquee/config",
            ja: "設定ファイルの場所：marquee/config または .config/marquee/config",
            uk: "де лежить файл налаштувань: marquee/config або .config/marquee/config")
    }
    static var helpColumns: String {
        language.text(
            en: "the width of lines; default: the terminal's width, or 80",
            de: "die Breite der Zeilen; sonst die des Terminals oder 80",
            es: "el ancho de las líneas; por defecto, el del terminal u 80",
            fr: "la largeur des lignes ; par défaut celle du terminal, ou 80",
            ja: "行の幅。既定は端末の幅か 80",
            uk: "ширина рядків; типово — ширина термінала або 80")
    }
    static var helpColors: String {
        language.text(
            en: "no colors if the first is not empty, the second is 0, or TERM is dumb; the third forces them",
            de: "keine Farben, wenn die erste nicht leer, die zweite 0 oder TERM dumb ist; die dritte erzwingt sie",
            es: "sin colores si la primera no está vacía, la segunda es 0 o TERM es dumb; la tercera los fuerza",
            fr: "pas de couleurs si la première n’est pas vide, si la deuxième est 0 ou si TERM est dumb ; la troisième les force",
            ja: "1 つ目が空でない、2 つ目が 0、または TERM が dumb なら色なし。3 つ目は色を強制",
            uk: "без кольорів, якщо перша не порожня, друга 0 або TERM — dumb; третя їх вмикає")
    }
    static var helpPager: String {
        language.text(
            en: "the program that shows what does not fit the terminal; empty for none",
            de: "das Programm, das zeigt, was nicht ins Terminal passt; leer für keines",
            es: "el programa que muestra lo que no cabe en el terminal; vacío para ninguno",
            fr: "le programme qui montre ce qui ne tient pas dans le terminal ; vide pour aucun",
            ja: "端末に収まらないものを表示するプログラム。空なら使わない",
            uk: "програма, що показує те, що не вміщується в термінал; порожньо — жодної")
    }
    static var helpEditor: String {
        language.text(
            en: "the program of “config edit”",
            de: "das Programm von „config edit“",
            es: "el programa de «config edit»",
            fr: "le programme de « config edit »",
            ja: "「config edit」で使うプログラム",
            uk: "програма для «config edit»")
    }
    static var statusSuccess: String { language.text(en: "success", de: "Erfolg", es: "éxito", fr: "succès", ja: "成功", uk: "успіх") }
    static var statusFailure: String {
        language.text(
            en: "any other failure",
            de: "jeder andere Fehler",
            es: "cualquier otro fallo",
            fr: "tout autre échec",
            ja: "その他の失敗",
            uk: "будь-яка інша помилка")
    }
    static var statusUsage: String {
        language.text(
            en: "invalid usage",
            de: "falscher Aufruf",
            es: "uso no válido",
            fr: "mauvaise utilisation",
            ja: "使い方の誤り",
            uk: "неправильне використання")
    }
    static var statusNotFound: String {
        language.text(
            en: "not found on TMDb",
            de: "bei TMDb nicht gefunden",
            es: "no encontrado en TMDb",
            fr: "introuvable sur TMDb",
            ja: "TMDb で見つからない",
            uk: "не знайдено в TMDb")
    }
    static var statusUnauthorized: String {
        language.text(
            en: "the credential or the session is missing, wrong or not allowed to do this",
            de: "Zugangsdaten oder Sitzung fehlen, sind falsch oder reichen nicht aus",
            es: "la credencial o la sesión falta, es errónea o no permite esto",
            fr: "l’identifiant ou la session manque, est incorrect ou n’autorise pas cela",
            ja: "認証情報やセッションがない、違う、または許可されていない",
            uk: "облікових даних або сеансу немає, вони неправильні чи цього не дозволяють")
    }
    static var statusOffline: String {
        language.text(
            en: "no server could be reached, and nothing was cached",
            de: "kein Server erreichbar und nichts im Cache",
            es: "no se pudo contactar con ningún servidor y no había nada en caché",
            fr: "aucun serveur joignable, et rien en cache",
            ja: "サーバーに接続できず、キャッシュもない",
            uk: "жоден сервер недоступний, а в кеші нічого немає")
    }
    static var statusRateLimited: String {
        language.text(
            en: "too many requests",
            de: "zu viele Anfragen",
            es: "demasiadas peticiones",
            fr: "trop de requêtes",
            ja: "要求が多すぎる",
            uk: "забагато запитів")
    }
    static var statusStorage: String {
        language.text(
            en: "the local store cannot be used",
            de: "der lokale Speicher ist nicht nutzbar",
            es: "no se puede usar el almacén local",
            fr: "le stockage local est inutilisable",
            ja: "ローカルの保存領域を使えない",
            uk: "локальне сховище неможливо використати")
    }
    static var statusInterrupted: String {
        language.text(en: "interrupted", de: "unterbrochen", es: "interrumpido", fr: "interrompu", ja: "中断", uk: "перервано")
    }
}
