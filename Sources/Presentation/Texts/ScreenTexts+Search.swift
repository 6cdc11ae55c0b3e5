import MarqueeDomain

extension ScreenTexts {
    /// The label of the search text.
    public var search: String { language.text(en: "Search", de: "Suche", es: "Buscar", fr: "Recherche", ja: "検索", uk: "Пошук") }

    /// Before a person has typed.
    public var typeToSearch: String {
        language.text(
            en: "Type to search movies, TV series and people.",
            de: "Text eingeben, um Filme, Serien und Personen zu suchen.",
            es: "Escriba para buscar películas, series y personas.",
            fr: "Saisissez un texte pour chercher des films, des séries et des personnes.",
            ja: "入力すると、映画、シリーズ、人物を検索できます。",
            uk: "Введіть текст, щоб шукати фільми, серіали та людей.")
    }

    /// While the first results are on their way.
    public var searching: String {
        language.text(en: "Searching…", de: "Suche läuft …", es: "Buscando…", fr: "Recherche en cours…", ja: "検索中…", uk: "Триває пошук…")
    }

    /// Where a search found nothing.
    public func nothingFound(for text: String) -> String {
        language.text(
            en: "Nothing was found for “\(text)”.",
            de: "Nichts gefunden für „\(text)“.",
            es: "No se ha encontrado nada para «\(text)».",
            fr: "Aucun résultat pour « \(text) ».",
            ja: "「\(text)」に一致するものはありません。",
            uk: "За запитом «\(text)» нічого не знайдено.")
    }

    /// Above titles that are similar to a text that found nothing.
    public var didYouMean: String {
        language.text(
            en: "Did you mean?",
            de: "Meinten Sie:",
            es: "¿Quiso decir?",
            fr: "Vouliez-vous dire ?",
            ja: "もしかして：",
            uk: "Можливо, ви мали на увазі:")
    }
}
