import Marquee
import MarqueePresentation
import MarqueeUpcoming

extension UpcomingEntry {
    /// The title, and which episode or kind of release it is.
    var words: String {
        switch event {
        case .episode(let episode, let name):
            let number = episode.number < 10 ? "0\(episode.number)" : "\(episode.number)"
            return "\(title) \(episode.season)×\(number)" + (name.isEmpty ? "" : " \(name)")
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

extension Upcoming {
    /// The events of today, of this week and of later days, with the name of each group. A group without events is left out.
    var groups: [(name: String, entries: [UpcomingEntry])] {
        [(Texts.today, today), (Texts.thisWeek, thisWeek), (Texts.later, later)].filter { !$0.1.isEmpty }
    }
}
