import MarqueeDomain

extension ScreenTexts {
    /// The heading of the cast.
    public var cast: String { language.text(en: "Cast", de: "Besetzung", es: "Reparto", fr: "Distribution", ja: "キャスト", uk: "У ролях") }

    /// The heading of guest stars.
    public var guests: String {
        language.text(en: "Guests", de: "Gäste", es: "Estrellas invitadas", fr: "Invités", ja: "ゲスト", uk: "Запрошені актори")
    }

    /// The heading of the crew.
    public var crew: String {
        language.text(en: "Crew", de: "Crew", es: "Equipo", fr: "Équipe technique", ja: "スタッフ", uk: "Знімальна група")
    }

    /// A member of the cast with the character.
    public func part(_ name: String, as character: String) -> String {
        language.text(
            en: "\(name) as \(character)",
            de: "\(name) als \(character)",
            es: "\(name) como \(character)",
            fr: "\(name) : \(character)",
            ja: "\(name)（\(character)）",
            uk: "\(name) — \(character)")
    }

    /// The heading of videos.
    public var videos: String { language.text(en: "Videos", de: "Videos", es: "Vídeos", fr: "Vidéos", ja: "動画", uk: "Відео") }

    /// The heading of trailers.
    public var trailers: String {
        language.text(en: "Trailers", de: "Trailer", es: "Tráileres", fr: "Bandes-annonces", ja: "予告編", uk: "Трейлери")
    }

    /// The heading of offers.
    public var whereToWatch: String {
        language.text(en: "Where to watch", de: "Wo zu sehen", es: "Dónde verla", fr: "Où regarder", ja: "視聴方法", uk: "Де дивитися")
    }

    /// The heading of offers in a country.
    public func whereToWatch(in country: String) -> String {
        language.text(
            en: "Where to watch in \(country)",
            de: "Wo zu sehen (\(country))",
            es: "Dónde verla (\(country))",
            fr: "Où regarder (\(country))",
            ja: "視聴方法（\(country)）",
            uk: "Де дивитися (\(country))")
    }

    /// The heading of similar titles.
    public var similar: String {
        language.text(en: "Similar", de: "Ähnliche Titel", es: "Similares", fr: "Titres similaires", ja: "似ている作品", uk: "Схожі")
    }

    /// The heading of recommended titles.
    public var recommended: String {
        language.text(en: "Recommended", de: "Empfohlen", es: "Recomendaciones", fr: "Recommandations", ja: "おすすめ", uk: "Рекомендовані")
    }

    /// The heading of reviews.
    public var reviews: String {
        language.text(en: "Reviews", de: "Rezensionen", es: "Reseñas", fr: "Critiques", ja: "レビュー", uk: "Рецензії")
    }

    /// The heading of a review.
    public func review(by author: String) -> String {
        language.text(
            en: "Review by \(author)",
            de: "Rezension von \(author)",
            es: "Reseña de \(author)",
            fr: "Critique de \(author)",
            ja: "\(author) のレビュー",
            uk: "Рецензія від \(author)")
    }

    /// The heading of the titles of a person.
    public var knownFor: String {
        language.text(en: "Known for", de: "Bekannt für", es: "Conocido por", fr: "Connu pour", ja: "代表作", uk: "Відомі роботи")
    }

    /// The heading of movies.
    public var movies: String { language.text(en: "Movies", de: "Filme", es: "Películas", fr: "Films", ja: "映画", uk: "Фільми") }

    /// The heading of seasons.
    public var seasons: String { language.text(en: "Seasons", de: "Staffeln", es: "Temporadas", fr: "Saisons", ja: "シーズン", uk: "Сезони") }

    /// The heading of episodes.
    public var episodes: String { language.text(en: "Episodes", de: "Folgen", es: "Episodios", fr: "Épisodes", ja: "エピソード", uk: "Серії") }

    /// The heading of the last episode that was aired.
    public var lastEpisode: String {
        language.text(
            en: "Last episode",
            de: "Letzte Folge",
            es: "Último episodio",
            fr: "Dernier épisode",
            ja: "最新のエピソード",
            uk: "Остання серія")
    }

    /// The heading of the next episode.
    public var nextEpisode: String {
        language.text(
            en: "Next episode",
            de: "Nächste Folge",
            es: "Próximo episodio",
            fr: "Prochain épisode",
            ja: "次回のエピソード",
            uk: "Наступна серія")
    }
}
