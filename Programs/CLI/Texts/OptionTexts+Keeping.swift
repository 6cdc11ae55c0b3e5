import Marquee

/// The options of commands about kept and upcoming titles.
extension OptionTexts {
    static var keptLibrary: String {
        Texts.language.text(
            en: "your favorites and your watchlist, as they are at each run",
            de: "die Favoriten und die Merkliste, wie sie bei jedem Lauf sind",
            es: "sus favoritos y su lista de seguimiento, como estén en cada ejecución",
            fr: "vos favoris et votre liste de suivi, tels qu’ils sont à chaque exécution",
            ja: "お気に入りとウォッチリスト（実行するたびの内容）",
            uk: "ваше обране і список перегляду, якими вони є під час кожного запуску")
    }
    static var keptList: String {
        Texts.language.text(
            en: "the movies of a list of TMDb, by its id",
            de: "die Filme einer Liste von TMDb, mit ihrer ID",
            es: "las películas de una lista de TMDb, por su id",
            fr: "les films d’une liste de TMDb, par son identifiant",
            ja: "TMDb のリストの映画（ID で指定）",
            uk: "фільми списку TMDb за його ідентифікатором")
    }
    static var keptPopular: String {
        Texts.language.text(
            en: "the most popular movies or series; their number is behind it, or is 100",
            de: "die beliebtesten Filme oder Serien; ihre Anzahl folgt, sonst 100",
            es: "las películas o series más populares; detrás va su número, o son 100",
            fr: "les films ou séries les plus populaires ; leur nombre suit, sinon 100",
            ja: "人気の映画またはシリーズ。後に件数（なければ 100）",
            uk: "найпопулярніші фільми чи серіали; далі їхня кількість, інакше 100")
    }
    static var keptDiscover: String {
        Texts.language.text(
            en: "the first movies or series that fit conditions such as “--genre”; their number is behind it, or is 100",
            de: "die ersten Filme oder Serien nach Bedingungen wie „--genre“; ihre Anzahl folgt, sonst 100",
            es: "las primeras películas o series según condiciones como «--genre»; detrás va su número, o son 100",
            fr: "les premiers films ou séries selon des conditions comme « --genre » ; leur nombre suit, sinon 100",
            ja: "「--genre」などの条件に合う先頭の映画かシリーズ。後に件数（なければ 100）",
            uk: "перші фільми чи серіали за умовами, як-от «--genre»; далі їхня кількість, інакше 100")
    }
    static var keptSeasons: String {
        Texts.language.text(
            en: "which seasons of series are kept: none (the default), latest or all",
            de: "welche Staffeln von Serien behalten werden: none (sonst), latest oder all",
            es: "qué temporadas de series se conservan: none (por defecto), latest o all",
            fr: "quelles saisons de séries sont conservées : none (par défaut), latest ou all",
            ja: "保持するシーズン。none（既定）、latest または all",
            uk: "які сезони серіалів зберігаються: none (типово), latest або all")
    }
    static var keptPictures: String {
        Texts.language.text(
            en: "pictures of each title, with widths if wanted: poster,backdrop:780,profile",
            de: "Bilder jedes Titels, auf Wunsch mit Breite: poster,backdrop:780,profile",
            es: "imágenes de cada título, con ancho si se desea: poster,backdrop:780,profile",
            fr: "images de chaque titre, avec largeur au besoin : poster,backdrop:780,profile",
            ja: "各作品の画像、必要なら幅も：poster,backdrop:780,profile",
            uk: "зображення кожної назви, за потреби з шириною: poster,backdrop:780,profile")
    }
    static var keptLanguages: String {
        Texts.language.text(
            en: "the languages that are kept, such as fr-FR,en; default: that of “--lang” at each run",
            de: "die Sprachen, etwa fr-FR,en; sonst die von „--lang“ bei jedem Lauf",
            es: "los idiomas que se conservan, como fr-FR,en; por defecto el de «--lang» en cada ejecución",
            fr: "les langues conservées, comme fr-FR,en ; par défaut celle de « --lang » à chaque exécution",
            ja: "保持する言語（fr-FR,en など）。既定は実行時の「--lang」",
            uk: "мови, що зберігаються, як-от fr-FR,en; типово мова «--lang» під час запуску")
    }
    static var maxBytes: String {
        Texts.language.text(
            en: "at most so many bytes, such as 500M",
            de: "höchstens so viele Bytes, etwa 500M",
            es: "como máximo tantos bytes, como 500M",
            fr: "au plus tant d’octets, comme 500M",
            ja: "最大のバイト数（500M など）",
            uk: "щонайбільше стільки байтів, як-от 500M")
    }
    static var maxRequests: String {
        Texts.language.text(
            en: "at most so many requests in one run",
            de: "höchstens so viele Anfragen in einem Lauf",
            es: "como máximo tantas peticiones en una ejecución",
            fr: "au plus tant de requêtes par exécution",
            ja: "1 回の実行での最大リクエスト数",
            uk: "щонайбільше стільки звернень за один запуск")
    }
    static var estimate: String {
        Texts.language.text(
            en: "say how many requests it costs, and store nothing",
            de: "sagen, wie viele Anfragen es kostet, und nichts speichern",
            es: "decir cuántas peticiones cuesta, sin guardar nada",
            fr: "dire combien de requêtes cela coûte, sans rien enregistrer",
            ja: "必要なリクエスト数を示すだけで、何も保存しない",
            uk: "сказати, скільки звернень це коштує, і нічого не зберігати")
    }
    static var days: String {
        Texts.language.text(
            en: "the number of days from today on; default: 90",
            de: "die Anzahl der Tage ab heute; sonst 90",
            es: "el número de días desde hoy; por defecto 90",
            fr: "le nombre de jours à partir d’aujourd’hui ; par défaut 90",
            ja: "今日からの日数。既定は 90",
            uk: "кількість днів від сьогодні; типово 90")
    }
    static var ics: String {
        Texts.language.text(
            en: "write a calendar file in the format iCalendar; “-” is standard output",
            de: "eine Kalenderdatei im Format iCalendar schreiben; „-“ ist die Standardausgabe",
            es: "escribir un archivo de calendario en formato iCalendar; «-» es la salida estándar",
            fr: "écrire un fichier de calendrier au format iCalendar ; « - » est la sortie standard",
            ja: "iCalendar 形式のファイルを書き込む。「-」は標準出力",
            uk: "записати файл календаря у форматі iCalendar; «-» — стандартний вивід")
    }
    static var minutes: String {
        Texts.language.text(
            en: "only titles that take at most so many minutes",
            de: "nur Titel, die höchstens so viele Minuten dauern",
            es: "solo títulos que duren como máximo tantos minutos",
            fr: "seulement les titres qui durent au plus tant de minutes",
            ja: "最大でこの分数の作品だけ",
            uk: "лише назви, що тривають щонайбільше стільки хвилин")
    }
}
