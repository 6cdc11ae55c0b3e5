public import MarqueeDomain

extension ScreenTexts {
    /// The word for a TV series beside its title.
    public var tvSeries: String { language.text(en: "TV", de: "Serie", es: "Serie", fr: "Série", ja: "シリーズ", uk: "Серіал") }

    /// The word for a collection of movies beside its name.
    public var collection: String {
        language.text(en: "Collection", de: "Filmreihe", es: "Colección", fr: "Collection", ja: "コレクション", uk: "Колекція")
    }

    /// A runtime.
    public func minutes(_ count: Int) -> String {
        language.text(
            en: "\(number(count)) min",
            de: "\(number(count)) Min.",
            es: "\(number(count)) min",
            fr: "\(number(count)) min",
            ja: "\(number(count)) 分",
            uk: "\(number(count)) хв")
    }

    /// A number of seasons.
    public func seasons(_ count: Int) -> String {
        language.text(
            count,
            en: ("\(number(count)) season", "\(number(count)) seasons"),
            de: ("\(number(count)) Staffel", "\(number(count)) Staffeln"),
            es: ("\(number(count)) temporada", "\(number(count)) temporadas"),
            fr: ("\(number(count)) saison", "\(number(count)) saisons"),
            ja: "\(number(count)) シーズン",
            uk: ("\(number(count)) сезон", "\(number(count)) сезони", "\(number(count)) сезонів"))
    }

    /// A number of episodes.
    public func episodes(_ count: Int) -> String {
        language.text(
            count,
            en: ("\(number(count)) episode", "\(number(count)) episodes"),
            de: ("\(number(count)) Folge", "\(number(count)) Folgen"),
            es: ("\(number(count)) episodio", "\(number(count)) episodios"),
            fr: ("\(number(count)) épisode", "\(number(count)) épisodes"),
            ja: "\(number(count)) エピソード",
            uk: ("\(number(count)) серія", "\(number(count)) серії", "\(number(count)) серій"))
    }

    /// A vote of one person, or an average.
    public func votes(_ average: Double) -> String {
        language.text(
            en: "\(decimal(average)) of 10",
            de: "\(decimal(average)) von 10",
            es: "\(decimal(average)) de 10",
            fr: "\(decimal(average)) sur 10",
            ja: "10 点中 \(decimal(average)) 点",
            uk: "\(decimal(average)) з 10")
    }

    /// An average vote with the number of votes.
    public func votes(_ average: Double, of count: Int) -> String {
        language.text(
            count,
            en: ("\(decimal(average)) of 10, \(number(count)) vote", "\(decimal(average)) of 10, \(number(count)) votes"),
            de: ("\(decimal(average)) von 10, \(number(count)) Stimme", "\(decimal(average)) von 10, \(number(count)) Stimmen"),
            es: ("\(decimal(average)) de 10, \(number(count)) voto", "\(decimal(average)) de 10, \(number(count)) votos"),
            fr: ("\(decimal(average)) sur 10, \(number(count)) vote", "\(decimal(average)) sur 10, \(number(count)) votes"),
            ja: "10 点中 \(decimal(average)) 点、\(number(count)) 票",
            uk: (
                "\(decimal(average)) з 10, \(number(count)) голос",
                "\(decimal(average)) з 10, \(number(count)) голоси",
                "\(decimal(average)) з 10, \(number(count)) голосів"
            ))
    }

    /// Which episode it is.
    public func place(season: Int, episode: Int) -> String {
        language.text(
            en: "episode \(episode) of season \(season)",
            de: "Folge \(episode) der Staffel \(season)",
            es: "episodio \(episode) de la temporada \(season)",
            fr: "épisode \(episode) de la saison \(season)",
            ja: "シーズン \(season) 第 \(episode) 話",
            uk: "серія \(episode) сезону \(season)")
    }

    /// Which episode it is, of an unknown season.
    public func place(episode: Int) -> String {
        language.text(
            en: "episode \(episode)",
            de: "Folge \(episode)",
            es: "episodio \(episode)",
            fr: "épisode \(episode)",
            ja: "第 \(episode) 話",
            uk: "серія \(episode)")
    }

    /// Names, each once: two channels or providers may have one name.
    public static func names(_ names: [String]) -> [String] {
        var known: Set<String> = []
        return names.filter { known.insert($0).inserted }
    }

    /// When a series was aired; nil if unknown. A series that goes on has no last day.
    public func days(of series: TVSeriesDetails) -> String? {
        guard let first = series.firstAirDate else { return nil }
        let hasEnded = series.status.map { [.ended, .canceled].contains($0) } ?? !series.isInProduction
        guard hasEnded else { return series.lastAirDate == nil ? day(first) : since(first) }
        guard let last = series.lastAirDate, last != first else { return day(first) }
        return days(from: first, to: last)
    }

    private func since(_ first: Day) -> String {
        language.text(
            en: "since \(day(first))",
            de: "seit \(day(first))",
            es: "desde el \(day(first))",
            fr: "depuis le \(day(first))",
            ja: "\(day(first))～",
            uk: "з \(day(first))")
    }

    /// From when to when a series was aired.
    public func days(from first: Day, to last: Day) -> String {
        language.text(
            en: "\(day(first)) to \(day(last))",
            de: "\(day(first)) bis \(day(last))",
            es: "del \(day(first)) al \(day(last))",
            fr: "du \(day(first)) au \(day(last))",
            ja: "\(day(first))～\(day(last))",
            uk: "\(day(first)) — \(day(last))")
    }

    /// When a person was born.
    public func born(_ date: PartialDay) -> String {
        language.text(
            en: "born \(partialDay(date))",
            de: "geboren: \(partialDay(date))",
            es: "nacimiento: \(partialDay(date))",
            fr: "naissance : \(partialDay(date))",
            ja: "生年月日：\(partialDay(date))",
            uk: "народження: \(partialDay(date))")
    }

    /// When and where a person was born.
    public func born(_ date: PartialDay, in place: String) -> String {
        language.text(
            en: "born \(partialDay(date)) in \(place)",
            de: "geboren: \(partialDay(date)), \(place)",
            es: "nacimiento: \(partialDay(date)), \(place)",
            fr: "naissance : \(partialDay(date)), \(place)",
            ja: "生年月日：\(partialDay(date))、\(place)",
            uk: "народження: \(partialDay(date)), \(place)")
    }

    /// When a person died.
    public func died(_ date: PartialDay) -> String {
        language.text(
            en: "died \(partialDay(date))",
            de: "gestorben: \(partialDay(date))",
            es: "fallecimiento: \(partialDay(date))",
            fr: "décès : \(partialDay(date))",
            ja: "没年月日：\(partialDay(date))",
            uk: "смерть: \(partialDay(date))")
    }

    /// An age rating.
    public func certification(_ rating: String, in country: String) -> String {
        language.text(
            en: "\(rating) in \(country)",
            de: "\(rating) (\(country))",
            es: "\(rating) (\(country))",
            fr: "\(rating) (\(country))",
            ja: "\(rating)（\(country)）",
            uk: "\(rating) (\(country))")
    }
}
