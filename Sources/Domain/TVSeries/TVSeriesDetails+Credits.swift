extension TVSeriesDetails {
    /// The cast and the crew of all seasons, as a screen shows them; those of the latest season if the others were not read.
    ///
    /// Each person of the cast appears once, with all characters. The person in the most episodes comes first, as TMDb sends them; the order of
    /// billing decides between equals. The crew has the same order.
    public var mainCredits: Credits { aggregateCredits?.byEpisodes ?? credits ?? .empty }
}

extension Credits {
    /// The same credits of a series, with each person of the cast once, and with most episodes first.
    fileprivate var byEpisodes: Credits {
        var people: [CastMember] = []
        var places: [Int: Int] = [:]
        for member in cast {
            if let place = places[member.personID] {
                people[place].character = [people[place].character, member.character].filter { !$0.isEmpty }.joined(separator: " / ")
            } else {
                places[member.personID] = people.count
                people.append(member)
                people[people.count - 1].episodeCount = member.totalEpisodeCount ?? member.episodeCount
            }
        }
        let sortedCast = people.enumerated().sorted { a, b in
            let (first, second) = (a.element.episodeCount ?? 0, b.element.episodeCount ?? 0)
            return (second, a.element.order, a.offset) < (first, b.element.order, b.offset)
        }
        let sortedCrew = crew.enumerated().sorted { a, b in
            let (first, second) = (a.element.episodeCount ?? 0, b.element.episodeCount ?? 0)
            return (second, a.offset) < (first, b.offset)
        }
        return Credits(cast: sortedCast.map(\.element), crew: sortedCrew.map(\.element))
    }
}
