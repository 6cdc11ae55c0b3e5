import Marquee
import MarqueePresentation
import MarqueeUpcoming

extension Visit {
    /// The subject of a list of movies that the person has not marked.
    enum MissingSubject: Sendable {
        case collection(MovieCollection.ID)
        case person(Person.ID)

        fileprivate var path: String {
            switch self {
            case .collection(let id): "/collection/\(id)/missing"
            case .person(let id): "/person/\(id)/missing"
            }
        }
    }

    /// A row of the movies that the person has not marked. A page can do without it; a visitor has none.
    func missingRow(of subject: MissingSubject) async -> HTML {
        guard isSignedIn else { return .empty }
        let marquee = marquee
        let found = await part { (policy) async throws(MarqueeError) in
            Fetched(try await marquee.unmarkedMovies(of: subject, policy), origin: .store, isStale: policy == .offline)
        }
        guard let found, !found.isEmpty else { return .empty }
        return row(coming.missing, id: "missing", found.map(MediaItem.movie), await marks(on: found), more: subject.path)
    }

    /// All movies of a collection, or of a person, that the person has not marked.
    func missing(of subject: MissingSubject) async throws -> Answer {
        guard isSignedIn else { throw personMissing }
        let marquee = marquee
        let fetched = try await shown(on: .category) { (policy) async throws(MarqueeError) in
            Fetched(try await marquee.unmarkedMovies(of: subject, policy), origin: .store, isStale: policy == .offline)
        }
        let (movies, marks) = (fetched.value, await marks(on: fetched.value))
        let cards = movies.map { card(.movie($0), marks[.movie($0.id)] ?? .none) }
        let list: HTML =
            !cards.isEmpty
            ? "<ul class=\"cards\" id=\"items\">\(cards)</ul>"
            : fetched.isStale ? skeleton(Skeleton([.text(lines: 3)])) : "<p class=\"empty\">\(coming.nothingMissing)</p>"
        return .page(
            coming.missing,
            """
            <h1>\(coming.missing)</h1>\(await trail(of: subject))\(freshness(fetched))<p>\(coming.missingHint)</p>\(list)
            """, data: movies)
    }

    /// The way back to the page of the collection or the person.
    private func trail(of subject: MissingSubject) async -> HTML {
        let page = String(subject.path.dropLast("/missing".count))
        let marquee = marquee
        let name = await part { (policy) async throws(MarqueeError) in
            switch subject {
            case .collection(let id): try await marquee.collections.details(id, policy: policy).map(\.name)
            case .person(let id): try await marquee.people.details(id, policy: policy).map(\.person.name)
            }
        }
        let kind =
            switch subject {
            case .collection: texts.collection
            case .person: texts.person
            }
        let text = name.flatMap { $0.isEmpty ? nil : $0 } ?? kind
        return
            "<nav class=\"trail\" aria-label=\"\(kind)\"><ul class=\"names\"><li><a href=\"\(page)\" dir=\"auto\">\(text)</a></li></ul></nav>"
    }

    /// A missing movie can be on the watchlist.
    private func marks(on movies: [Movie]) async -> [Markable: Marks] {
        var marks: [Markable: Marks] = [:]
        for movie in movies { marks[.movie(movie.id)] = await self.marks(on: .movie(movie.id)) }
        return marks
    }
}

extension MarqueeClient {
    fileprivate func unmarkedMovies(of subject: Visit.MissingSubject, _ policy: ReadPolicy) async throws(MarqueeError) -> [Movie] {
        switch subject {
        case .collection(let id): try await missing(collection: id, policy: policy)
        case .person(let id): try await missing(person: id, policy: policy)
        }
    }
}
