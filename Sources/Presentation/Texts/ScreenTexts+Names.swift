public import MarqueeDomain

extension ScreenTexts {
    /// The name of a category.
    public func name(of category: TitleCategory) -> String {
        switch category {
        case .movies(let kind): name(of: kind)
        case .tv(let kind): name(of: kind)
        }
    }

    /// The name of a list of movies.
    public func name(of list: MovieList.Kind) -> String {
        switch list {
        case .nowPlaying:
            language.text(
                en: "Now Playing", de: "Jetzt im Kino", es: "En cartelera", fr: "Au cinéma", ja: "上映中", uk: "Зараз у кіно")
        case .popular:
            language.text(en: "Popular", de: "Beliebt", es: "Populares", fr: "Populaires", ja: "人気", uk: "Популярні")
        case .topRated:
            language.text(
                en: "Top Rated", de: "Am besten bewertet", es: "Mejor valoradas", fr: "Les mieux notés", ja: "高評価",
                uk: "З найвищою оцінкою")
        case .upcoming:
            language.text(en: "Upcoming", de: "Demnächst", es: "Próximamente", fr: "À venir", ja: "公開予定", uk: "Очікувані")
        }
    }

    /// The name of a list of TV series.
    public func name(of list: TVList.Kind) -> String {
        switch list {
        case .airingToday:
            language.text(
                en: "Airing Today", de: "Heute im Fernsehen", es: "En emisión hoy", fr: "Diffusées aujourd’hui", ja: "本日放送",
                uk: "Сьогодні в ефірі")
        case .onTheAir:
            language.text(
                en: "On The Air", de: "Aktuell im Fernsehen", es: "En emisión", fr: "En cours de diffusion", ja: "放送中", uk: "В ефірі")
        case .popular:
            language.text(en: "Popular", de: "Beliebt", es: "Populares", fr: "Populaires", ja: "人気", uk: "Популярні")
        case .topRated:
            language.text(
                en: "Top Rated", de: "Am besten bewertet", es: "Mejor valoradas", fr: "Les mieux notées", ja: "高評価",
                uk: "З найвищою оцінкою")
        }
    }

    /// The name of the scope of a search.
    public func name(of scope: SearchQuery.Scope) -> String {
        switch scope {
        case .all: language.text(en: "All", de: "Alle", es: "Todo", fr: "Tout", ja: "すべて", uk: "Усе")
        case .movies: language.text(en: "Movies", de: "Filme", es: "Películas", fr: "Films", ja: "映画", uk: "Фільми")
        case .tv: language.text(en: "TV", de: "Serien", es: "Series", fr: "Séries", ja: "シリーズ", uk: "Серіали")
        case .people: language.text(en: "People", de: "Personen", es: "Personas", fr: "Personnes", ja: "人物", uk: "Люди")
        }
    }

    /// The name of a shelf.
    public func name(of shelf: ShelfName) -> String {
        switch shelf {
        case .favoriteMovies:
            language.text(
                en: "Favorite Movies", de: "Lieblingsfilme", es: "Películas favoritas", fr: "Films favoris", ja: "お気に入りの映画",
                uk: "Обрані фільми")
        case .favoriteTV:
            language.text(
                en: "Favorite TV", de: "Lieblingsserien", es: "Series favoritas", fr: "Séries favorites", ja: "お気に入りのシリーズ",
                uk: "Обрані серіали")
        case .watchlistMovies:
            language.text(
                en: "Watchlist Movies", de: "Filme auf der Merkliste", es: "Películas en seguimiento", fr: "Films à voir",
                ja: "見たい映画", uk: "Фільми до перегляду")
        case .watchlistTV:
            language.text(
                en: "Watchlist TV", de: "Serien auf der Merkliste", es: "Series en seguimiento", fr: "Séries à voir", ja: "見たいシリーズ",
                uk: "Серіали до перегляду")
        case .ratedMovies:
            language.text(
                en: "Rated Movies", de: "Bewertete Filme", es: "Películas valoradas", fr: "Films notés", ja: "評価した映画",
                uk: "Оцінені фільми")
        case .ratedTV:
            language.text(
                en: "Rated TV", de: "Bewertete Serien", es: "Series valoradas", fr: "Séries notées", ja: "評価したシリーズ",
                uk: "Оцінені серіали")
        case .ratedEpisodes:
            language.text(
                en: "Rated Episodes", de: "Bewertete Folgen", es: "Episodios valorados", fr: "Épisodes notés", ja: "評価したエピソード",
                uk: "Оцінені серії")
        }
    }
}
