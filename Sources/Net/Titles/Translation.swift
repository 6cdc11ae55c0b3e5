import MarqueeDomain

/// The texts of a title, or the life of a person, in all languages.
struct TranslationsDTO: DTO {
    let translations: Rows<TranslationDTO>
}

extension TranslationsDTO {
    func adapted() -> [Translation] { translations.values.map { $0.adapted() } }
}

struct TranslationDTO: DTO {
    let language: String
    let region: String?
    let data: Texts

    struct Texts: Decodable, Sendable {
        let title: String?
        let name: String?
        let overview: String?
        let biography: String?
        let tagline: String?
        let homepage: String?
    }

    enum CodingKeys: String, CodingKey {
        case data
        case language = "iso_639_1"
        case region = "iso_3166_1"
    }
}

extension TranslationDTO {
    func adapted() -> Translation {
        var translation = Translation(language: language, region: region ?? "")
        translation.title = data.title ?? data.name ?? ""
        translation.overview = data.overview ?? data.biography ?? ""
        translation.tagline = data.tagline ?? ""
        translation.homepage = data.homepage ?? ""
        return translation
    }
}
