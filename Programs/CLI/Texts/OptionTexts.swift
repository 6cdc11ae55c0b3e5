import Marquee

/// The effect of each option, in its line of the help: those of every command, and of lists.
enum OptionTexts {
    static var json: String {
        Texts.language.text(
            en: "print JSON instead of text; with “=lines” one value a line, of a list each row",
            de: "JSON statt Text ausgeben; mit „=lines“ ein Wert pro Zeile, von Listen jede Zeile",
            es: "mostrar JSON en lugar de texto; con «=lines», un valor por línea, de una lista cada fila",
            fr: "afficher du JSON au lieu de texte ; avec « =lines », une valeur par ligne, d’une liste chaque ligne",
            ja: "テキストの代わりに JSON を表示。「=lines」なら 1 行に 1 値（リストは各行）",
            uk: "виводити JSON замість тексту; з «=lines» — одне значення на рядок, зі списку — кожен рядок")
    }
    static var repair: String { "mend what can be mended: permissions, a spoiled cache file, a damaged user file" }
    static var database: String { "a folder, or a connection string of PostgreSQL; passwords come from its password file" }
    static var schema: String { "the schema of the tables in PostgreSQL, by default “marquee”" }
    static var accountNumber: String { "only the account with this local number" }
    static var changeState: String { "only changes in this state" }
    static var dryRun: String {
        Texts.language.text(
            en: "show what would be done, and change nothing",
            de: "zeigen, was geschähe, und nichts ändern",
            es: "mostrar lo que se haría, sin cambiar nada",
            fr: "montrer ce qui serait fait, sans rien modifier",
            ja: "行われる内容だけを表示し、何も変更しない",
            uk: "показати, що буде зроблено, нічого не змінюючи")
    }
    static var withoutSessions: String { "leave out sessions, so that everyone signs in again" }
    static var lang: String {
        Texts.language.text(
            en: "the language of texts, such as fr-FR; further languages, separated by commas, are fallbacks",
            de: "die Sprache der Inhalte, etwa fr-FR; weitere, durch Kommas getrennt, dienen als Ersatz",
            es: "el idioma de los contenidos, como fr-FR; otros, separados por comas, son alternativas",
            fr: "la langue des contenus, comme fr-FR ; d’autres, séparées par des virgules, servent de repli",
            ja: "内容の言語（fr-FR など）。コンマで区切った残りは代わりの言語",
            uk: "мова вмісту, як-от fr-FR; решта через кому — запасні")
    }
    static var uiLang: String {
        Texts.language.text(
            en: "the language of this program: en, de, es, fr, ja or uk",
            de: "die Sprache dieses Programms: en, de, es, fr, ja oder uk",
            es: "el idioma de este programa: en, de, es, fr, ja o uk",
            fr: "la langue de ce programme : en, de, es, fr, ja ou uk",
            ja: "このプログラムの言語：en、de、es、fr、ja、uk",
            uk: "мова цієї програми: en, de, es, fr, ja або uk")
    }
    static var region: String {
        Texts.language.text(
            en: "the country of releases, age ratings and watch providers, such as FR; fallbacks behind commas",
            de: "das Land für Veröffentlichungen, Altersfreigaben und Anbieter, etwa FR; hinter Kommas weitere als Ersatz",
            es: "el país de estrenos, clasificaciones por edad y proveedores, como FR, y tras comas las alternativas",
            fr: "le pays des sorties, des classifications et des fournisseurs, comme FR ; d’autres, après des virgules, en repli",
            ja: "公開日、年齢制限、配信サービスの国（FR など）。コンマの後に代わりの国",
            uk: "країна для релізів, вікових обмежень і постачальників, як-от FR, і запасні через кому")
    }
    static var ids: String {
        Texts.language.text(
            en: "show the ids of TMDb in lists on a terminal; other outputs have them",
            de: "im Terminal die IDs von TMDb in Listen zeigen; andere Ausgaben haben sie",
            es: "mostrar en el terminal los ids de TMDb en las listas; otras salidas los tienen",
            fr: "afficher sur un terminal les identifiants de TMDb dans les listes ; les autres sorties les ont",
            ja: "端末の一覧に TMDb の ID を表示（ほかの出力には常にある）",
            uk: "показувати в списках на терміналі ідентифікатори TMDb; інші виводи їх мають")
    }
    static var offline: String {
        Texts.language.text(
            en: "use only what is cached, without the network",
            de: "nur den Cache verwenden, ohne Netz",
            es: "usar solo la caché, sin red",
            fr: "n’utiliser que le cache, sans réseau",
            ja: "キャッシュだけを使い、ネットワークを使わない",
            uk: "використовувати лише кеш, без мережі")
    }
    static var fresh: String {
        Texts.language.text(
            en: "ask the server even if a fresh answer is cached",
            de: "den Server fragen, auch wenn eine aktuelle Antwort im Cache ist",
            es: "preguntar al servidor aunque haya una respuesta vigente en caché",
            fr: "interroger le serveur même si une réponse fraîche est en cache",
            ja: "新しい応答がキャッシュにあってもサーバーに問い合わせる",
            uk: "питати сервер, навіть якщо в кеші є свіжа відповідь")
    }
    static var color: String {
        Texts.language.text(
            en: "whether text is colored: auto is on a terminal only",
            de: "ob Text farbig ist: auto nur auf einem Terminal",
            es: "si el texto va en color: auto es solo en un terminal",
            fr: "si le texte est en couleur : auto sur un terminal seulement",
            ja: "文字に色を付けるか。auto は端末でだけ",
            uk: "чи кольоровий текст: auto — лише в терміналі")
    }
    static var noColor: String {
        Texts.language.text(
            en: "the same as --color never",
            de: "dasselbe wie --color never",
            es: "lo mismo que --color never",
            fr: "identique à --color never",
            ja: "--color never と同じ",
            uk: "те саме, що --color never")
    }
    static var noPager: String {
        Texts.language.text(
            en: "print directly to the terminal, even if there is more than fits on it",
            de: "direkt ins Terminal ausgeben, auch wenn nicht alles hineinpasst",
            es: "escribir directamente en el terminal, aunque no quepa",
            fr: "écrire directement sur le terminal, même si tout n’y tient pas",
            ja: "収まらなくても、端末に直接表示",
            uk: "виводити прямо в термінал, навіть якщо не вміщується")
    }
    static var verbose: String {
        Texts.language.text(
            en: "print events to standard error: requests, waits, and where answers come from",
            de: "Ereignisse auf Standardfehler ausgeben: Anfragen, Wartezeiten, Herkunft der Antworten",
            es: "mostrar sucesos en el error estándar: peticiones, esperas y de dónde vienen las respuestas",
            fr: "afficher les événements sur l’erreur standard : requêtes, attentes, origine des réponses",
            ja: "イベントを標準エラーに表示（要求、待ち時間、応答の出どころ）",
            uk: "виводити події до стандартної помилки: запити, очікування, джерела відповідей")
    }
    static var quiet: String {
        Texts.language.text(
            en: "print only errors to standard error",
            de: "nur Fehler auf Standardfehler ausgeben",
            es: "mostrar solo los errores en el error estándar",
            fr: "n’afficher que les erreurs sur l’erreur standard",
            ja: "標準エラーにはエラーだけを表示",
            uk: "виводити до стандартної помилки лише помилки")
    }
    static var help: String {
        Texts.language.text(
            en: "print this help, or that of a command",
            de: "diese Hilfe ausgeben oder die eines Befehls",
            es: "mostrar esta ayuda, o la de una orden",
            fr: "afficher cette aide, ou celle d’une commande",
            ja: "このヘルプ、またはコマンドのヘルプを表示",
            uk: "показати цю довідку або довідку команди")
    }
    static var version: String {
        Texts.language.text(
            en: "print the version",
            de: "die Version ausgeben",
            es: "mostrar la versión",
            fr: "afficher la version",
            ja: "バージョンを表示",
            uk: "показати версію")
    }
    static var page: String {
        Texts.language.text(
            en: "the page of the list, 1 to 500",
            de: "die Seite der Liste, 1 bis 500",
            es: "la página de la lista, de 1 a 500",
            fr: "la page de la liste, de 1 à 500",
            ja: "リストのページ（1 ～ 500）",
            uk: "сторінка списку, від 1 до 500")
    }
    static var limit: String {
        Texts.language.text(
            en: "at most so many rows, from further pages too",
            de: "höchstens so viele Zeilen, auch von weiteren Seiten",
            es: "como máximo tantas filas, también de otras páginas",
            fr: "au plus tant de lignes, aussi des pages suivantes",
            ja: "最大行数（続きのページも含む）",
            uk: "щонайбільше стільки рядків, також із наступних сторінок")
    }
    static var allPages: String {
        Texts.language.text(
            en: "all pages of the list, from that of “--page” on",
            de: "alle Seiten der Liste ab der von „--page“",
            es: "todas las páginas de la lista, desde la de «--page»",
            fr: "toutes les pages de la liste, à partir de celle de « --page »",
            ja: "「--page」以降のすべてのページ",
            uk: "усі сторінки списку, починаючи з «--page»")
    }
    static var week: String {
        Texts.language.text(
            en: "in the last seven days",
            de: "der letzten sieben Tage",
            es: "en los últimos siete días",
            fr: "des sept derniers jours",
            ja: "過去 7 日間",
            uk: "за останні сім днів")
    }
    static var year: String {
        Texts.language.text(
            en: "only titles of this year of release",
            de: "nur Titel aus diesem Erscheinungsjahr",
            es: "solo títulos estrenados en este año",
            fr: "seulement les titres sortis cette année-là",
            ja: "この年に公開された作品だけ",
            uk: "лише назви цього року виходу")
    }
    static var movies: String {
        Texts.language.text(
            en: "only movies",
            de: "nur Filme",
            es: "solo películas",
            fr: "seulement les films",
            ja: "映画だけ",
            uk: "лише фільми")
    }
    static var tv: String {
        Texts.language.text(
            en: "only series",
            de: "nur Serien",
            es: "solo series",
            fr: "seulement les séries",
            ja: "シリーズだけ",
            uk: "лише серіали")
    }
    static var people: String {
        Texts.language.text(
            en: "only people",
            de: "nur Personen",
            es: "solo personas",
            fr: "seulement les personnes",
            ja: "人物だけ",
            uk: "лише люди")
    }
    static var collections: String {
        Texts.language.text(
            en: "collections of movies",
            de: "Filmreihen",
            es: "colecciones de películas",
            fr: "collections de films",
            ja: "映画のコレクション",
            uk: "колекції фільмів")
    }
    static var companies: String {
        Texts.language.text(en: "companies", de: "Firmen", es: "productoras", fr: "sociétés", ja: "制作会社", uk: "компанії")
    }
    static var keywords: String {
        Texts.language.text(en: "keywords", de: "Stichwörter", es: "palabras clave", fr: "mots-clés", ja: "キーワード", uk: "ключові слова")
    }
    static var titlesOnly: String {
        Texts.language.text(
            en: "only titles, one a line, and nothing if something fails: for completion in a shell",
            de: "nur Titel, einer pro Zeile, und bei Fehlern nichts: für die Ergänzung in einer Shell",
            es: "solo títulos, uno por línea, y nada si algo falla: para completar en una shell",
            fr: "seulement les titres, un par ligne, et rien en cas d’échec : pour la complétion d’un shell",
            ja: "作品名だけを 1 行ずつ。失敗したら何も出さない（シェルの補完用）",
            uk: "лише назви, по одній на рядок, а в разі помилки — нічого: для доповнення в оболонці")
    }
}
