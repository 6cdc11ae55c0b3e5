import MarqueeDomain

/// The texts of a title, or the biography of a person, in all languages.
struct TranslationsDTO: DTO {
    let translations: [TranslationDTO]

    init(_ row: TapeRow) throws {
        translations = try row.list("translations")
    }
}

extension TranslationsDTO {
    func adapted() -> [Translation] { translations.adapted() }
}

extension Audience {
    /// Whether texts that its language lacks are wanted in others, or can be under another code of the same language.
    var hasFallbacks: Bool { !fallbackLanguages.isEmpty || LanguageEquivalence.hasOtherTexts(language) }
}

struct TranslationDTO: DTO {
    let iso6391: String
    let iso31661: String?
    let name: String?
    let englishName: String?
    let data: Texts

    init(_ row: TapeRow) throws {
        iso6391 = try row.required("iso_639_1")
        iso31661 = row.optional("iso_3166_1")
        name = row.optional("name")
        englishName = row.optional("english_name")
        data = try row.required("data")
    }

    /// The names of series and people are read as titles, by the rule for names.
    struct Texts: ObjectShape {
        let title: String?
        let overview: String?
        let biography: String?
        let tagline: String?
        let homepage: String?
        let runtime: Int?

        init(_ row: TapeRow) throws {
            title = row.optional("title")
            overview = row.optional("overview")
            biography = row.optional("biography")
            tagline = row.optional("tagline")
            homepage = row.optional("homepage")
            runtime = row.optional("runtime")
        }
    }
}

extension TranslationDTO {
    func adapted() -> Translation {
        var translation = Translation(language: iso6391, country: iso31661 ?? "")
        translation.title = data.title ?? ""
        translation.overview = data.overview ?? data.biography ?? ""
        translation.tagline = data.tagline ?? ""
        translation.homepage = data.homepage ?? ""
        translation.runtime = data.runtime.known
        translation.languageName = name ?? ""
        translation.englishName = englishName ?? ""
        return translation
    }
}
