/// TMDb's genres.
enum Genres {
    /// TMDb's movie genres in its order, with their names in the order of ``CatalogLanguage``.
    private static let genreTable: [(id: Int, names: [String])] = [
        (28, ["Action", "Action", "Action", "Acción", "アクション", "Ação", "حركة", "Бойовик"]),
        (12, ["Adventure", "Abenteuer", "Aventure", "Aventura", "アドベンチャー", "Aventura", "مغامرة", "Пригоди"]),
        (16, ["Animation", "Animation", "Animation", "Animación", "アニメーション", "Animação", "رسوم متحركة", "Мультфільм"]),
        (35, ["Comedy", "Komödie", "Comédie", "Comedia", "コメディ", "Comédia", "كوميديا", "Комедія"]),
        (80, ["Crime", "Krimi", "Crime", "Crimen", "犯罪", "Crime", "جريمة", "Кримінал"]),
        (99, ["Documentary", "Dokumentarfilm", "Documentaire", "Documental", "ドキュメンタリー", "Documentário", "وثائقي", "Документальний"]),
        (18, ["Drama", "Drama", "Drame", "Drama", "ドラマ", "Drama", "دراما", "Драма"]),
        (10751, ["Family", "Familie", "Famille", "Familia", "ファミリー", "Família", "عائلي", "Сімейний"]),
        (14, ["Fantasy", "Fantasy", "Fantastique", "Fantasía", "ファンタジー", "Fantasia", "خيال", "Фентезі"]),
        (36, ["History", "Historie", "Histoire", "Historia", "歴史", "História", "تاريخ", "Історичний"]),
        (27, ["Horror", "Horror", "Horreur", "Terror", "ホラー", "Terror", "رعب", "Жахи"]),
        (10402, ["Music", "Musik", "Musique", "Música", "音楽", "Música", "موسيقى", "Музика"]),
        (9648, ["Mystery", "Mystery", "Mystère", "Misterio", "謎", "Mistério", "غموض", "Детектив"]),
        (10749, ["Romance", "Liebesfilm", "Romance", "Romance", "ロマンス", "Romance", "رومانسية", "Мелодрама"]),
        (
            878,
            [
                "Science Fiction", "Science Fiction", "Science-Fiction", "Ciencia ficción", "サイエンスフィクション", "Ficção científica", "خيال علمي",
                "Фантастика",
            ]
        ),
        (10770, ["TV Movie", "TV-Film", "Téléfilm", "Película de TV", "テレビ映画", "Cinema TV", "فيلم تلفزيوني", "Телефільм"]),
        (53, ["Thriller", "Thriller", "Thriller", "Suspense", "スリラー", "Thriller", "إثارة", "Трилер"]),
        (10752, ["War", "Kriegsfilm", "Guerre", "Bélica", "戦争", "Guerra", "حرب", "Військовий"]),
        (37, ["Western", "Western", "Western", "Western", "西部劇", "Faroeste", "غرب أمريكي", "Вестерн"]),
    ]

    /// Ids and names; a language without texts has the English names.
    static func movies(in language: CatalogLanguage?) -> [(id: Int, name: String)] {
        let column = CatalogLanguage.allCases.firstIndex(of: language ?? .english) ?? 0
        return genreTable.map { ($0.id, $0.names[column]) }
    }

    /// TMDb's genres of series in its order; those that no movie has keep their English names in every language.
    static func series(in language: CatalogLanguage?) -> [(id: Int, name: String)] {
        let translated = Dictionary(uniqueKeysWithValues: movies(in: language).map { ($0.id, $0.name) })
        return seriesGenreTable.map { ($0.id, translated[$0.id] ?? $0.name) }
    }

    private static let seriesGenreTable: [(id: Int, name: String)] = [
        (10759, "Action & Adventure"), (16, "Animation"), (35, "Comedy"), (80, "Crime"), (99, "Documentary"), (18, "Drama"),
        (10751, "Family"), (10762, "Kids"), (9648, "Mystery"), (10763, "News"), (10764, "Reality"), (10765, "Sci-Fi & Fantasy"),
        (10766, "Soap"), (10767, "Talk"), (10768, "War & Politics"), (37, "Western"),
    ]
}
