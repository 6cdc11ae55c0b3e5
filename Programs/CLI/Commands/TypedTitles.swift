import Marquee

extension ParsedArguments {
    /// The words of each title behind the name of a command.
    ///
    /// All words are one title, unless one of them has a space, since it was quoted, or each of them is an address or an id of IMDb. Then each
    /// is a title of its own, with its kind if one is before it.
    var titles: [[String]] {
        let words = Array(words.dropFirst())
        let areNamed = words.allSatisfy { ItemReference(address: $0) != nil || ExternalID(text: $0) != nil || $0.contains("://") }
        guard areNamed || words.contains(where: { $0.contains(" ") }) else { return words.isEmpty ? [] : [words] }
        var titles: [[String]] = []
        for word in words {
            if let last = titles.last, last.count == 1, MediaKind(word: last[0]) != nil {
                titles[titles.count - 1].append(word)
            } else {
                titles.append([word])
            }
        }
        return titles
    }

    /// The titles as queries; none if no title is typed.
    func subjects(_ kinds: [MediaKind]) throws(Failure) -> [SubjectQuery] {
        var queries: [SubjectQuery] = []
        for title in titles { queries.append(try SubjectQuery(with(words: [words[0]] + title), kinds)) }
        return queries
    }
}

extension CommandSession {
    /// The movies, series, people and collections that are meant, as ``resolve(_:)`` finds them. A season is its series.
    func media(_ queries: [SubjectQuery]) async throws(Failure) -> [MediaReference] {
        var media: [MediaReference] = []
        for query in queries {
            do throws(Failure) {
                media.append(try await resolve(query).media)
            } catch {
                // Of several titles, the one that is unknown is named.
                guard queries.count > 1, error.status == .notFound else { throw error }
                throw .stated(Texts.labeled(query.title) + error.message, hint: error.hint(), status: .notFound)
            }
        }
        return media
    }
}
