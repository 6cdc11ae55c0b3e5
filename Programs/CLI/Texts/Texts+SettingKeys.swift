import Marquee

/// The purposes of the keys of the configuration file.
extension Texts {
    static var languagesKey: String { "the language of texts, such as fr-FR, and fallbacks behind commas" }
    static var uiLanguageKey: String { "the language of this program" }
    static var regionKey: String { "the country of releases, age ratings and watch providers, such as FR; fallbacks behind commas" }
    static var tokenFileKey: String { "a file that holds the API Read Access Token or the API key" }
    static var themeKey: String { "the colors of “browse”" }
    static var densityKey: String { "the space between the rows of “browse”" }
    static var colorKey: String { "whether text is colored" }
    static var catalogKey: String { "how old the catalog of names may get before “update” replaces it" }
    static var pagerKey: String { "the program that shows what does not fit the terminal, or “none”" }
}
