import Marquee

/// Headings of lists and searches.
extension Texts {
    static var series: String { language.text(en: "Series", de: "Serien", es: "Series", fr: "Séries", ja: "シリーズ", uk: "Серіали") }
    static var noMovies: String {
        language.text(en: "No movies", de: "Keine Filme", es: "Ninguna película", fr: "Aucun film", ja: "映画はありません", uk: "Фільмів немає")
    }
    static var nothingFits: String {
        language.text(
            en: "Nothing fits",
            de: "Nichts passt",
            es: "Nada coincide",
            fr: "Aucun résultat",
            ja: "一致するものはありません",
            uk: "Нічого не підходить")
    }
    static var nothingSimilar: String {
        language.text(
            en: "Nothing similar",
            de: "Nichts Ähnliches",
            es: "Nada similar",
            fr: "Rien de similaire",
            ja: "似ている作品はありません",
            uk: "Нічого схожого")
    }
    static var trendingToday: String {
        language.text(
            en: "Trending Today",
            de: "Heute im Trend",
            es: "Tendencias de hoy",
            fr: "Tendances du jour",
            ja: "今日のトレンド",
            uk: "У тренді сьогодні")
    }
    static var trendingThisWeek: String {
        language.text(
            en: "Trending This Week",
            de: "Diese Woche im Trend",
            es: "Tendencias de la semana",
            fr: "Tendances de la semaine",
            ja: "今週のトレンド",
            uk: "У тренді цього тижня")
    }
    static func moviesFound(_ text: String) -> String {
        language.text(
            en: "Movies for “\(text)”",
            de: "Filme zu „\(text)“",
            es: "Películas para «\(text)»",
            fr: "Films pour « \(text) »",
            ja: "「\(text)」の映画",
            uk: "Фільми за запитом «\(text)»")
    }
    static func seriesFound(_ text: String) -> String {
        language.text(
            en: "Series for “\(text)”",
            de: "Serien zu „\(text)“",
            es: "Series para «\(text)»",
            fr: "Séries pour « \(text) »",
            ja: "「\(text)」のシリーズ",
            uk: "Серіали за запитом «\(text)»")
    }
    static func peopleFound(_ text: String) -> String {
        language.text(
            en: "People for “\(text)”",
            de: "Personen zu „\(text)“",
            es: "Personas para «\(text)»",
            fr: "Personnes pour « \(text) »",
            ja: "「\(text)」の人物",
            uk: "Люди за запитом «\(text)»")
    }
    static func collectionsFound(_ text: String) -> String {
        language.text(
            en: "Collections for “\(text)”",
            de: "Filmreihen zu „\(text)“",
            es: "Colecciones para «\(text)»",
            fr: "Collections pour « \(text) »",
            ja: "「\(text)」のコレクション",
            uk: "Колекції за запитом «\(text)»")
    }
    static func companiesFound(_ text: String) -> String {
        language.text(
            en: "Companies for “\(text)”",
            de: "Firmen zu „\(text)“",
            es: "Productoras para «\(text)»",
            fr: "Sociétés pour « \(text) »",
            ja: "「\(text)」の制作会社",
            uk: "Компанії за запитом «\(text)»")
    }
    static func keywordsFound(_ text: String) -> String {
        language.text(
            en: "Keywords for “\(text)”",
            de: "Stichwörter zu „\(text)“",
            es: "Palabras clave para «\(text)»",
            fr: "Mots-clés pour « \(text) »",
            ja: "「\(text)」のキーワード",
            uk: "Ключові слова за запитом «\(text)»")
    }
    static func results(_ text: String) -> String {
        language.text(
            en: "Results for “\(text)”",
            de: "Ergebnisse zu „\(text)“",
            es: "Resultados para «\(text)»",
            fr: "Résultats pour « \(text) »",
            ja: "「\(text)」の検索結果",
            uk: "Результати за запитом «\(text)»")
    }
    static func nothingFound(_ text: String) -> String {
        language.text(
            en: "Nothing found for “\(text)”",
            de: "Nichts gefunden zu „\(text)“",
            es: "Nada encontrado para «\(text)»",
            fr: "Aucun résultat pour « \(text) »",
            ja: "「\(text)」は見つかりません",
            uk: "Нічого не знайдено за запитом «\(text)»")
    }
    static func found(_ id: String) -> String {
        language.text(
            en: "Found for “\(id)”",
            de: "Gefunden zu „\(id)“",
            es: "Encontrado para «\(id)»",
            fr: "Trouvé pour « \(id) »",
            ja: "「\(id)」の検索結果",
            uk: "Знайдено за «\(id)»")
    }
    static func nobodyOffers(_ title: String) -> String {
        language.text(
            en: "Nobody offers \(title)",
            de: "Niemand bietet \(title) an",
            es: "Nadie ofrece \(title)",
            fr: "Personne ne propose \(title)",
            ja: "\(title) を配信しているサービスはありません",
            uk: "Ніхто не пропонує \(title)")
    }
    static func nobodyOffers(_ title: String, in country: String) -> String {
        language.text(
            en: "Nobody offers \(title) in \(country)",
            de: "Niemand bietet \(title) in \(country) an",
            es: "Nadie ofrece \(title) en \(country)",
            fr: "Personne ne propose \(title) dans \(country)",
            ja: "\(country) で \(title) を配信しているサービスはありません",
            uk: "Ніхто не пропонує \(title) (\(country))")
    }
    static func offers(_ title: String) -> String {
        language.text(
            en: "Where to watch \(title)",
            de: "Wo zu sehen: \(title)",
            es: "Dónde ver \(title)",
            fr: "Où regarder \(title)",
            ja: "\(title) の視聴方法",
            uk: "Де дивитися \(title)")
    }
    static func offers(_ title: String, in country: String) -> String {
        language.text(
            en: "Where to watch \(title) in \(country)",
            de: "Wo zu sehen (\(country)): \(title)",
            es: "Dónde ver \(title) (\(country))",
            fr: "Où regarder \(title) (\(country))",
            ja: "\(title) の視聴方法（\(country)）",
            uk: "Де дивитися \(title) (\(country))")
    }
    static func keyword(_ id: Int) -> String {
        language.text(
            en: "keyword \(id)",
            de: "Stichwort \(id)",
            es: "palabra clave \(id)",
            fr: "mot-clé \(id)",
            ja: "キーワード \(id)",
            uk: "ключове слово \(id)")
    }
    static func part(of company: String) -> String {
        language.text(
            en: "part of \(company)",
            de: "Teil von \(company)",
            es: "parte de \(company)",
            fr: "filiale de \(company)",
            ja: "\(company) 傘下",
            uk: "частина \(company)")
    }
    static func place(season: Int, episode: Int) -> String {
        language.text(
            en: "season \(season) episode \(episode)",
            de: "Staffel \(season) Folge \(episode)",
            es: "temporada \(season) episodio \(episode)",
            fr: "saison \(season) épisode \(episode)",
            ja: "シーズン \(season) 第 \(episode) 話",
            uk: "сезон \(season) серія \(episode)")
    }
}
