/// All use cases of the lists of TMDb's configuration. Those of images are ``ImageUseCases/configuration``.
///
/// ```swift
/// for country in try await marquee.configuration.countries().value { print(country.country, country.englishName) }
/// ```
public struct ConfigurationUseCases: Sendable {
    let reference: any ReferenceRepository

    public init(reference: any ReferenceRepository) { self.reference = reference }

    /// Reads the countries that TMDb knows (<https://developer.themoviedb.org/reference/configuration-countries>).
    public var countries: Get<Void, [Country]> { Get(reference.countries) }

    /// Reads the departments of crews, with their jobs (<https://developer.themoviedb.org/reference/configuration-jobs>).
    public var jobs: Get<Void, [Department]> { Get(reference.jobs) }

    /// Reads the languages that TMDb knows (<https://developer.themoviedb.org/reference/configuration-languages>).
    public var languages: Get<Void, [SpokenLanguage]> { Get(reference.languages) }

    /// Reads the languages into which TMDb is translated, such as `pt-BR` (<https://developer.themoviedb.org/reference/configuration-primary-translations>).
    public var primaryTranslations: Get<Void, [String]> { Get(reference.primaryTranslations) }

    /// Reads the time zones of countries (<https://developer.themoviedb.org/reference/configuration-timezones>).
    public var timezones: Get<Void, [CountryTimeZones]> { Get(reference.timezones) }
}
