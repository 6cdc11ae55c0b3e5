import MarqueeDomain
import TestKit
import Testing

/// Each text × the places where it can be: the value, and the language that is reported for it.
struct FallbackTableTests {
    /// Translations by their tags, the wished languages, and the text that is expected.
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let wishes: [String]
        let texts: [String: String]
        let expected: String
        let language: String?

        init(_ name: String, _ wishes: [String], _ texts: [String: String], _ expected: String, _ language: String? = nil) {
            (self.name, self.wishes, self.texts, self.expected, self.language) = (name, wishes, texts, expected, language)
        }

        var testDescription: String { name }

        var audience: Audience {
            get throws { try Audience(language: wishes[0], fallbackLanguages: Array(wishes.dropFirst())) }
        }

        func translations(_ field: WritableKeyPath<Translation, String>) -> [Translation] {
            texts.sorted { $0.key < $1.key }.map { tag, text in
                edited(Translation(language: LanguageEquivalence.code(tag), country: LanguageEquivalence.region(tag) ?? "")) {
                    $0[keyPath: field] = text
                }
            }
        }
    }

    /// A text that is not a title: the server sends it empty in the wished language.
    static let texts = [
        Case("no translation", ["de", "en"], [:], ""),
        Case("missing in the 1st, present in the 2nd language", ["de", "fr", "en"], ["fr-FR": "B", "en-US": "C"], "B", "fr-FR"),
        Case("empty in the 1st, present in the 2nd language", ["de-DE", "fr"], ["de-DE": "", "fr-FR": "B"], "B", "fr-FR"),
        Case("empty in the 1st and 2nd, present in the 3rd language", ["de", "fr", "en"], ["fr-FR": "", "en-US": "C"], "C", "en-US"),
        Case("present in none of the languages", ["de", "fr"], ["en-US": "C", "ja-JP": "D"], ""),
        Case("in the 1st language under a region", ["de", "en"], ["de-DE": "A", "en-US": "C"], "A"),
        Case("another region of the 1st language", ["pt-BR", "en"], ["pt-PT": "A", "en-US": "C"], "A", "pt-PT"),
        Case("a region with a place of its own", ["pt-BR", "en", "pt-PT"], ["pt-PT": "A", "en-US": "C"], "C", "en-US"),
        Case("the region of the 2nd language", ["de", "en-GB"], ["en-US": "C", "en-GB": "B"], "B", "en-GB"),
        Case("the main region of the 2nd language", ["de", "en"], ["en-CA": "D", "en-US": "C", "en-GB": "B"], "C", "en-US"),
        Case("a close region", ["es-AR", "en"], ["es-ES": "A", "es-MX": "B"], "B", "es-MX"),
        Case("traditional characters", ["zh-HK", "en"], ["zh-CN": "A", "zh-TW": "B"], "B", "zh-TW"),
        Case("a named region before another one of the 1st language", ["zh-HK", "zh-TW"], ["zh-CN": "A", "zh-TW": "B"], "B", "zh-TW"),
        Case("a named region before a closer one", ["zh-HK", "zh-CN"], ["zh-CN": "A", "zh-TW": "B"], "A", "zh-CN"),
        Case("a code alone names its main region", ["es-AR", "es"], ["es-ES": "A", "es-MX": "B"], "A", "es-ES"),
        Case("a code alone before a region", ["es", "es-MX"], ["es-ES": "A", "es-MX": "B"], "A"),
        Case("no named region has it", ["es-AR", "fr", "es-ES", "en"], ["es-MX": "A", "en-US": "C"], "A", "es-MX"),
        Case("a named region after another language", ["es-AR", "fr", "es-ES"], ["es-MX": "A", "fr-FR": "B"], "B", "fr-FR"),
        Case("Norwegian under its other code", ["nb-NO", "en"], ["no-NO": "A", "en-US": "C"], "A"),
        Case("Norwegian under its other code, without fallback languages", ["nb-NO"], ["no-NO": "A", "en-US": "C"], "A"),
        Case("Cantonese for a reader of Hong Kong", ["zh-HK", "en"], ["cn-CN": "A", "en-US": "C"], "A"),
        Case("Croatian for a reader of Serbian", ["sr-RS", "en"], ["hr-HR": "A", "en-US": "C"], "A"),
        Case("an equivalent code of the 2nd language", ["da", "nb-NO", "en"], ["no-NO": "B", "en-US": "C"], "B", "no-NO"),
    ]

    /// A text by its name, made from a case: the value and its language.
    typealias Field = (name: String, value: @Sendable (Case) throws -> Filled)

    struct Filled: Equatable {
        let text: String
        let language: String?

        init(_ text: String, _ language: String?) { (self.text, self.language) = (text, language) }
    }

    static let fields: [Field] = [
        ("overview of a movie", { try movie($0, \.overview, \.overview, .overview) }),
        ("tagline of a movie", { try movie($0, \.tagline, \.tagline, .tagline) }),
        ("homepage of a movie", { try movie($0, \.homepage, \.homepage, .homepage) }),
        ("overview of a series", { try series($0, \.overview, \.overview, .overview) }),
        ("tagline of a series", { try series($0, \.tagline, \.tagline, .tagline) }),
        ("homepage of a series", { try series($0, \.homepage, \.homepage, .homepage) }),
        ("overview of a season", { try season($0, \.overview, name: "S", \.overview, .overview) }),
        ("name of a season", { try season($0, \.title, name: "", \.name, .name) }),
        ("overview of an episode", { try episode($0, \.overview, name: "E", \.overview, .overview) }),
        ("name of an episode", { try episode($0, \.title, name: "", \.name, .name) }),
        ("biography", { try person($0) }),
        (
            "overview of a movie in a list",
            { try listed(Movie(id: 1, title: "T"), $0, \.overview, \.textLanguages) { $0.fillTexts(from: $1, for: $2) } }
        ),
        (
            "overview of a series in a list",
            { try listed(TVSeries(id: 1, name: "T"), $0, \.overview, \.textLanguages) { $0.fillTexts(from: $1, for: $2) } }
        ),
    ]

    @Test(arguments: texts)
    func `every empty text is filled from the best language that has it`(_ row: Case) throws {
        for field in Self.fields {
            #expect(try field.value(row) == Filled(row.expected, row.language), "\(field.name)")
        }
    }

    @Test func `a text that is there stays, whatever the translations have`() throws {
        let row = Case("", ["pt-BR", "pt-PT", "en"], ["pt-BR": "X", "pt-PT": "B", "en-US": "C"], "A")
        let audience = try row.audience
        var movie = MovieDetails(movie: edited(Movie(id: 1, title: "A")) { ($0.overview, $0.originalTitle) = ("A", "O") })
        (movie.tagline, movie.homepage, movie.translations) = ("A", "A", row.translations(\.overview))
        #expect(movie.fillingGaps(for: audience) == movie)
        var series = TVSeriesDetails(series: edited(TVSeries(id: 1, name: "A")) { ($0.overview, $0.originalName) = ("A", "O") })
        (series.tagline, series.homepage, series.translations) = ("A", "A", row.translations(\.overview))
        #expect(series.fillingGaps(for: audience) == series)
        var season = SeasonDetails(season: edited(Season(id: 1, seasonNumber: 5)) { ($0.name, $0.overview) = ("A", "A") })
        season.translations = row.translations(\.overview)
        #expect(season.fillingGaps(for: audience) == season)
        var episode = EpisodeDetails(
            episode: edited(Episode(id: 1, seasonNumber: 1, episodeNumber: 5)) { ($0.name, $0.overview) = ("A", "A") })
        episode.translations = row.translations(\.overview)
        #expect(episode.fillingGaps(for: audience) == episode)
        var person = PersonDetails(person: Person(id: 1, name: "A"))
        (person.biography, person.translations) = ("A", row.translations(\.overview))
        #expect(person.fillingGaps(for: audience) == person)
        var listed = movie.movie
        listed.fillTexts(from: row.translations(\.overview), for: WishedLanguages(audience.languages))
        #expect(listed == movie.movie)
        var other = series.series
        other.fillTexts(from: row.translations(\.overview), for: WishedLanguages(audience.languages))
        #expect(other == series.series)
    }

    /// The server sends the original title 原題, made in the language behind the case.
    static let titles: [(Case, String)] = [
        (Case("in the 1st language", ["de-DE", "en"], ["de-DE": "原題", "en-US": "C"], "原題"), "ja"),
        (Case("missing in the 1st language", ["de-DE", "en"], ["en-US": "C"], "C", "en-US"), "ja"),
        (Case("empty in the 1st and 2nd language", ["de-DE", "fr", "en"], ["de-DE": "", "fr-FR": "", "en-US": "C"], "C", "en-US"), "ja"),
        (Case("in another region of the 1st language", ["pt-BR", "en"], ["pt-PT": "A", "en-US": "C"], "A", "pt-PT"), "ja"),
        (Case("under the other code of the 1st language", ["nb-NO", "en"], ["no-NO": "A", "en-US": "C"], "A"), "ja"),
        (Case("nowhere", ["de-DE", "fr"], ["en-US": "C"], "原題", "ja"), "ja"),
        (Case("made in the 2nd language", ["de-DE", "ja", "en"], ["en-US": "C"], "原題", "ja"), "ja"),
        (Case("made in the 1st language", ["ja-JP", "en"], ["en-US": "C"], "原題"), "ja"),
        (Case("Norwegian for a reader of Bokmål", ["nb-NO", "en"], ["en-US": "C"], "原題"), "no"),
        (Case("Norwegian as the 2nd language", ["da-DK", "nb-NO", "en"], ["en-US": "C"], "原題", "no"), "no"),
        (Case("Cantonese for a reader of Hong Kong", ["zh-HK", "en"], ["en-US": "C"], "原題"), "cn"),
        (Case("Cantonese for a reader of Taiwan", ["zh-TW", "en"], ["en-US": "C"], "原題"), "cn"),
        (Case("Cantonese for a reader of China", ["zh-CN", "en"], ["en-US": "C"], "原題"), "cn"),
        (Case("Serbo-Croatian for a reader of Serbian", ["sr-RS", "en"], ["en-US": "C"], "原題"), "sh"),
        (Case("Hebrew under its former code", ["he-IL", "en"], ["en-US": "C"], "原題"), "iw"),
        (Case("unknown original language", ["de-DE", "en"], ["en-US": "C"], "原題"), ""),
        (Case("a translation without a title", ["de-DE", "en"], ["de-DE": "", "en-US": ""], "原題"), "ja"),
    ]

    @Test(arguments: titles)
    func `an original title is replaced only for a reader who cannot read it`(_ row: Case, _ original: String) throws {
        var movie = MovieDetails(
            movie: edited(Movie(id: 1, title: "原題")) { ($0.originalTitle, $0.originalLanguage) = ("原題", original) })
        movie.translations = row.translations(\.title)
        let filled = try movie.fillingGaps(for: row.audience)
        #expect(filled.title == row.expected && filled.textLanguages?[.title] == row.language)
        var series = TVSeriesDetails(
            series: edited(TVSeries(id: 1, name: "原題")) { ($0.originalName, $0.originalLanguage) = ("原題", original) })
        series.translations = row.translations(\.title)
        let other = try series.fillingGaps(for: row.audience)
        #expect(other.name == row.expected && other.textLanguages?[.name] == row.language)
        // A row of a list is filled from the same texts.
        var (listed, listedSeries) = (movie.movie, series.series)
        let wishes = WishedLanguages(try row.audience.languages)
        listed.fillTexts(from: row.translations(\.title), for: wishes)
        listedSeries.fillTexts(from: row.translations(\.title), for: wishes)
        // The index does not know whether the answer's title is that of its language, so an original title is not named.
        let language = row.expected == "原題" ? nil : row.language
        #expect(listed.title == row.expected && listed.textLanguages?[.title] == language)
        #expect(listedSeries.name == row.expected && listedSeries.textLanguages?[.name] == language)
    }

    static let generic = [
        "Episode 5", "Folge 5", "Épisode 5", "Episodio 5", "Episódio 5", "Capítulo 5", "Aflevering 5", "Afsnit 5", "Avsnitt 5",
        "5. epizoda",
        "Odcinek 5", "5. rész", "Эпизод 5", "Серия 5", "Серія 5", "Επεισόδιο 5", "5. Bölüm", "פרק 5", "الحلقة 5", "الحلقة ٥", "ตอนที่ 5",
        "Tập 5",
        "第 5 集", "第5話", "第５話", "エピソード5", "에피소드 5", "제5화", "5화", "Staffel 5", "Season 5", "シーズン5", "第 5 季", "Сезон 5", "5", "#5",
        " ",
    ]

    @Test(arguments: generic)
    func `a name that is only a number is replaced by a name`(_ name: String) throws {
        let row = Case("", ["de-DE", "fr", "en"], ["de-DE": name, "fr-FR": "Épisode 5", "en-US": "The Well"], "The Well", "en-US")
        #expect(try Self.episode(row, \.title, name: name, \.name, .name) == Filled("The Well", "en-US"))
        #expect(try Self.season(row, \.title, name: name, \.name, .name) == Filled("The Well", "en-US"))
        let nowhere = Case("", ["de-DE", "fr"], ["de-DE": name, "fr-FR": "Épisode 5"], name)
        #expect(try Self.episode(nowhere, \.title, name: name, \.name, .name) == Filled(name, nil))
    }

    @Test(arguments: ["Episode 6", "Apollo 5", "5 Episode 5 Times", "Folge mir", "The Well", "Das fünfte Rad", "四月", "第 5 集 上"])
    func `a name that says more than its number stays`(_ name: String) throws {
        let row = Case("", ["de-DE", "en"], ["de-DE": name, "en-US": "The Well"], name)
        #expect(try Self.episode(row, \.title, name: name, \.name, .name) == Filled(name, nil))
        #expect(try Self.season(row, \.title, name: name, \.name, .name) == Filled(name, nil))
    }

    @Test func `only the texts of other languages have an entry`() throws {
        var movie = MovieDetails(movie: edited(Movie(id: 1, title: "T")) { $0.overview = "A" })
        movie.translations = [edited(Translation(language: "en", country: "US")) { ($0.overview, $0.tagline) = ("C", "D") }]
        #expect(try movie.fillingGaps(for: Audience(language: "de", fallbackLanguages: ["en"])).textLanguages == [.tagline: "en-US"])
        movie.tagline = "B"
        #expect(try movie.fillingGaps(for: Audience(language: "de", fallbackLanguages: ["en"])).textLanguages == nil)
    }
}

extension FallbackTableTests {
    private typealias Source = WritableKeyPath<Translation, String>

    private static func movie(
        _ row: Case, _ source: Source, _ text: KeyPath<MovieDetails, String>, _ field: TextField
    ) throws -> Filled {
        let filled = try edited(MovieDetails(movie: Movie(id: 1, title: "T"))) { $0.translations = row.translations(source) }
            .fillingGaps(for: row.audience)
        return Filled(filled[keyPath: text], filled.textLanguages?[field])
    }

    private static func series(
        _ row: Case, _ source: Source, _ text: KeyPath<TVSeriesDetails, String>, _ field: TextField
    ) throws -> Filled {
        let filled = try edited(TVSeriesDetails(series: TVSeries(id: 1, name: "T"))) { $0.translations = row.translations(source) }
            .fillingGaps(for: row.audience)
        return Filled(filled[keyPath: text], filled.textLanguages?[field])
    }

    private static func season(
        _ row: Case, _ source: Source, name: String, _ text: KeyPath<SeasonDetails, String>, _ field: TextField
    ) throws -> Filled {
        let filled = try edited(SeasonDetails(season: edited(Season(id: 1, seasonNumber: 5)) { $0.name = name })) {
            $0.translations = row.translations(source)
        }.fillingGaps(for: row.audience)
        return Filled(filled[keyPath: text], filled.textLanguages?[field])
    }

    private static func episode(
        _ row: Case, _ source: Source, name: String, _ text: KeyPath<EpisodeDetails, String>, _ field: TextField
    ) throws -> Filled {
        let filled = try edited(EpisodeDetails(episode: edited(Episode(id: 1, seasonNumber: 1, episodeNumber: 5)) { $0.name = name })) {
            $0.translations = row.translations(source)
        }.fillingGaps(for: row.audience)
        return Filled(filled[keyPath: text], filled.textLanguages?[field])
    }

    private static func listed<Row>(
        _ item: Row, _ row: Case, _ text: KeyPath<Row, String>, _ languages: KeyPath<Row, [TextField: String]?>,
        _ fill: (inout Row, [Translation], WishedLanguages) -> Void
    ) throws -> Filled {
        var item = item
        fill(&item, row.translations(\.overview), WishedLanguages(try row.audience.languages))
        return Filled(item[keyPath: text], item[keyPath: languages]?[.overview])
    }

    private static func person(_ row: Case) throws -> Filled {
        let filled = try edited(PersonDetails(person: Person(id: 1, name: "Sample"))) { $0.translations = row.translations(\.overview) }
            .fillingGaps(for: row.audience)
        return Filled(filled.biography, filled.textLanguages?[.biography])
    }
}
