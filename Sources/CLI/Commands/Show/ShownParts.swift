import Marquee
import MarqueePresentation

/// The parts of details that commands show and “--json” prints: those of the screens, so that one cached answer serves all of them.
enum ShownParts {
    static let movie = ScreenParts.movie
    static let series = ScreenParts.series
    static let season = ScreenParts.season
    static let episode = ScreenParts.episode
    static let collection: Set<MovieCollectionPart> = [.images]
    static let person = ScreenParts.person
}
