import Marquee

/// The files and examples of the manual page.
extension Texts {
    static var manualFiles: String { language.text(en: "FILES", de: "DATEIEN", es: "ARCHIVOS", fr: "FICHIERS", ja: "ファイル", uk: "ФАЙЛИ") }
    static var manualConfigurationFile: String {
        language.text(
            en: "the configuration file; without the variable, ~/.config/marquee/config",
            de: "die Konfigurationsdatei; ohne die Variable ~/.config/marquee/config",
            es: "el archivo de configuración; sin la variable, ~/.config/marquee/config",
            fr: "le fichier de configuration ; sans la variable, ~/.config/marquee/config",
            ja: "設定ファイル。変数がなければ ~/.config/marquee/config",
            uk: "файл налаштувань; без змінної — ~/.config/marquee/config")
    }
    static var manualCacheFolder: String {
        language.text(
            en: "what servers answered; may be removed; without the variable, ~/.cache/marquee",
            de: "Antworten von Servern; darf gelöscht werden; ohne die Variable ~/.cache/marquee",
            es: "lo que respondieron los servidores; se puede borrar; sin la variable, ~/.cache/marquee",
            fr: "les réponses des serveurs ; peut être supprimé ; sans la variable, ~/.cache/marquee",
            ja: "サーバーの応答。削除してもかまいません。変数がなければ ~/.cache/marquee",
            uk: "відповіді серверів; можна видалити; без змінної — ~/.cache/marquee")
    }
    static var manualStateFolder: String {
        language.text(
            en: "accounts, marks, unsent changes and recent searches; without the variable, ~/.local/state/marquee",
            de: "Konten, Markierungen, nicht gesendete Änderungen und letzte Suchen; ohne die Variable ~/.local/state/marquee",
            es: "cuentas, marcas, cambios sin enviar y búsquedas recientes; sin la variable, ~/.local/state/marquee",
            fr: "comptes, marques, modifications non envoyées et recherches récentes ; sans la variable, ~/.local/state/marquee",
            ja: "アカウント、マーク、未送信の変更、最近の検索。変数がなければ ~/.local/state/marquee",
            uk: "облікові записи, позначки, ненадіслані зміни та останні пошуки; без змінної — ~/.local/state/marquee")
    }
    static var manualSearchExample: String {
        language.text(
            en: "searches movies, series and people",
            de: "sucht Filme, Serien und Personen",
            es: "busca películas, series y personas",
            fr: "cherche des films, des séries et des personnes",
            ja: "映画、シリーズ、人物を検索します",
            uk: "шукає фільми, серіали та людей")
    }
    static var manualEpisodeExample: String {
        language.text(
            en: "shows one episode",
            de: "zeigt eine Folge",
            es: "muestra un episodio",
            fr: "affiche un épisode",
            ja: "エピソードを一つ表示します",
            uk: "показує один епізод")
    }
    static var manualDiscoverExample: String {
        language.text(
            en: "lists movies that fit conditions",
            de: "listet Filme auf, die Bedingungen erfüllen",
            es: "enumera películas que cumplen condiciones",
            fr: "liste les films qui remplissent des conditions",
            ja: "条件に合う映画を一覧表示します",
            uk: "перелічує фільми, що відповідають умовам")
    }
    static var manualJSONExample: String {
        language.text(
            en: "prints the titles of a list",
            de: "gibt die Titel einer Liste aus",
            es: "imprime los títulos de una lista",
            fr: "imprime les titres d’une liste",
            ja: "リストのタイトルを出力します",
            uk: "друкує назви зі списку")
    }
    static var manualConfigExample: String {
        language.text(
            en: "chooses French texts for good",
            de: "wählt dauerhaft französische Texte",
            es: "elige textos en francés de forma permanente",
            fr: "choisit durablement des textes en français",
            ja: "フランス語のテキストを常に選びます",
            uk: "назавжди обирає французькі тексти")
    }
}
