import Marquee
import MarqueePresentation
import MarqueeUpcoming

extension UpcomingEntry {
    /// The title, and which episode or kind of release it is.
    var words: String {
        switch event {
        case .episode(let episode, let name):
            return title + " " + episode.words + (name.isEmpty ? "" : " \(name)")
        case .release(_, let type, let region):
            return region == nil ? title : title + Texts.comma + Texts.release(type)
        }
    }

    /// What is notable about the event.
    var notes: [String] {
        [
            isSeasonStart ? Texts.newSeason : nil, isFinale ? Texts.finale : nil,
            previousDay.map { Texts.moved(from: Texts.screens.day($0)) },
        ].compactMap { $0 }
    }
}

extension EpisodeReference {
    /// The season and the number in it, such as `1×02`.
    var words: String { "\(season)×" + (number < 10 ? "0\(number)" : "\(number)") }
}

extension Upcoming {
    /// The events of today, of this week and of later days, with the name of each group. A group without events is left out.
    var groups: [(name: String, entries: [UpcomingEntry])] {
        [(Texts.today, today), (Texts.thisWeek, thisWeek), (Texts.later, later)].filter { !$0.1.isEmpty }
    }
}
