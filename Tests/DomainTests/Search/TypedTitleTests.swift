import Marquee
import MarqueeTesting
import Synchronization
import Testing

struct TypedTitleTests {
    @Test(arguments: [
        ("Fight Club (1999)", "Fight Club", 1999, true), ("Fight Club 1999", "Fight Club", 1999, false),
        ("  fight club [1999] ", "fight club", 1999, true), ("Fight Club, 1999", "Fight Club", 1999, false),
        ("Fight Club( 1999 )", "Fight Club", 1999, true), ("七人の侍（1954）", "七人の侍", 1954, true),
        ("七人の侍　１９５４", "七人の侍", 1954, false), ("Blade Runner 2049", "Blade Runner", 2049, false),
        ("1984 1984", "1984", 1984, false), ("1917 (2019)", "1917", 2019, true),
    ])
    func `a year at the end is split off`(_ text: String, _ title: String, _ year: Int, _ isInParentheses: Bool) throws {
        let typed = try #require(TypedTitle(text))
        #expect(typed.title == title && typed.year == year && typed.isYearInParentheses == isInParentheses)
    }

    @Test(arguments: [
        "", "1917", "(1999)", " 1999 ", "2001: A Space Odyssey", "Fight Club", "Fight Club 99", "Fight Club 19999", "Apollo 1300",
        "Room 2150",
        "Fight Club1999", "Fight Club (1999", "Fight Club 1999)", "Fight Club [1999)", "- 1999", "12 12", "Movie ٠٠٠٠",
    ])
    func `another text is whole`(_ text: String) { #expect(TypedTitle(text) == nil) }

    /// A client whose searches find movies by their whole title, or by title and year, and note the requests.
    private func client(_ movies: [(String, Int)], _ asked: Asked) async throws -> MarqueeClient {
        let all = movies.enumerated().map { index, movie in
            var entity = Movie(id: index + 1, title: movie.0)
            entity.releaseDate = Day(year: movie.1, month: 1, day: 1)
            return entity
        }
        return try await MarqueeClient.stub {
            $0.search.movies = { search in
                asked.note("movies \(search.text) \(search.year ?? 0) \(search.page)")
                let found = all.filter { $0.title.contains(search.text) && (search.year == nil || $0.releaseDate?.year == search.year) }
                return Read(Page(page: search.page, totalPages: 1, totalResults: found.count, items: found))
            }
            $0.search.tv = { search in
                asked.note("tv \(search.text) \(search.year ?? 0) \(search.page)")
                let series = TVSeries(id: 1, name: search.text)
                return Read(Page(page: search.page, totalPages: 3, totalResults: 41, items: search.year == nil ? [] : [series]))
            }
            $0.search.multi = { search in
                asked.note("all \(search.text) \(search.page)")
                let found = all.filter { $0.title.contains(search.text) }.map(MediaItem.movie)
                return Read(Page(page: search.page, totalPages: 1, totalResults: found.count, items: found))
            }
        }
    }

    private let movies = [("Sample", 1999), ("Sample 1999 Remix", 2005), ("Sample", 2020), ("Other 2049", 2049)]

    @Test func `the title of the year and the whole text are both found, each once`() async throws {
        let asked = Asked()
        let search = try await client(movies, asked).search
        #expect(try await search.movies("Sample (1999)").value.items.map(\.id) == [1])
        #expect(try await search.movies("Sample 1999").value.items.map(\.id) == [2, 1])
        #expect(try await search.movies("Other 2049").value.items.map(\.id) == [4])
        #expect(try await search.movies("Sample").value.items.map(\.id) == [1, 2, 3])
        #expect(asked.count == 7)
        #expect(try await search.movies("Sample 1999").value.totalResults == 2)
    }

    @Test func `a year that was asked for apart leaves the text whole`() async throws {
        let asked = Asked()
        _ = try await client(movies, asked).search.movies("Sample 1999", year: 2005)
        #expect(asked.lines == ["movies Sample 1999 2005 1"])
    }

    @Test func `a search of all kinds asks for both kinds in the year, and for the same page`() async throws {
        let asked = Asked()
        let search = try await client(movies, asked).search
        let found = try await search.multi("Sample (1999)", page: 2)
        #expect(found.value.items.map(\.id) == [.movie(1), .tv(1)] && found.value.page == 2)
        #expect(found.value.totalPages == 3 && found.value.totalResults == 42)
        #expect(asked.lines.sorted() == ["all Sample (1999) 2", "movies Sample 1999 2", "tv Sample 1999 2"])
        let whole = try await search.multi("Sample 1999").value.items
        #expect(whole.map(\.id) == [.movie(2), .movie(1), .tv(1)])
    }

    @Test func `all requests of a search have its wish for adult titles`() async throws {
        let asked = Asked()
        let marquee = try await MarqueeClient.stub {
            $0.search.movies = { search in
                asked.note("movies \(search.includesAdult?.description ?? "-")")
                return Read(Page.empty)
            }
            $0.search.tv = { search in
                asked.note("tv \(search.includesAdult?.description ?? "-")")
                return Read(Page.empty)
            }
            $0.search.multi = { search in
                asked.note("all \(search.includesAdult?.description ?? "-") \(search.page)")
                return Read(Page.empty)
            }
        }
        _ = try await marquee.search.multi(query: "Sample 1999", includeAdult: true, page: 2)
        #expect(asked.lines.sorted() == ["all true 2", "movies true", "tv true"])
        _ = try await marquee.search.multi(query: "Sample")
        #expect(asked.lines.last == "all - 1")
    }

    @Test func `all requests of a search are in the languages of the call`() async throws {
        let asked = Asked()
        let marquee = try await MarqueeClient.stub {
            $0.search.movies = { search in
                Read { (_, language) async throws(MarqueeError) in
                    asked.note("\(search.year ?? 0) \(language?.description ?? "-")")
                    return Fetched(Page.empty, origin: .memory)
                }
            }
        }
        _ = try await marquee.search.movies("Sample 1999", language: "fr")
        _ = try await marquee.search.movies("Sample 1999")
        #expect(asked.lines.sorted() == ["0 -", "0 fr", "1999 -", "1999 fr"])
    }

    @Test func `one search without a year at the end is one request`() async throws {
        let asked = Asked()
        let search = try await client(movies, asked).search
        _ = try await search.multi("1917")
        _ = try await search.tv("2001: A Sample")
        #expect(asked.lines == ["all 1917 1", "tv 2001: A Sample 0 1"])
    }

    @Test func `what was lost and hidden in any of the searches is counted`() async throws {
        let marquee = try await MarqueeClient.stub {
            $0.search.movies = { search in
                let isNarrow = search.year != nil
                return Read { (_) async throws(MarqueeError) in
                    Fetched(
                        Page.empty, origin: isNarrow ? .titleIndex : .memory, age: .seconds(isNarrow ? 60 : 5), isStale: isNarrow,
                        droppedRows: isNarrow ? 1 : 2, droppedFields: 3)
                }
            }
        }
        let found = try await marquee.search.movies("Sample 1999")
        #expect(found.droppedRows == 3 && found.droppedFields == 6 && found.isStale && found.age == .seconds(60))
        #expect(found.origin == .titleIndex)
    }

    private static let timeout = MarqueeError(.timeout, .init("transport.timeout"))
    private static let offline = MarqueeError(.offline, .init("transport.offline"))

    @Test(arguments: [true, false])
    func `if one of the requests fails, the other one's results say so`(_ isWhole: Bool) async throws {
        let page = Page(page: 1, totalPages: 1, totalResults: 1, items: [Movie(id: 1, title: "Sample")])
        let marquee = try await MarqueeClient.stub {
            $0.search.movies = { ($0.year == nil) == isWhole ? Read(page) : .failing(Self.timeout) }
        }
        let found = try await marquee.search.movies("Sample 1999")
        #expect(found.value.items.map(\.id) == [1] && found.value.totalResults == 1 && found.refreshError?.code == .timeout)
    }

    @Test func `if all requests fail or one is cancelled, the search does`() async throws {
        let failing = try await MarqueeClient.stub { $0.search.movies = { _ in .failing(Self.timeout) } }
        await #expect { try await failing.search.movies("Sample 1999") } throws: { ($0 as? MarqueeError)?.code == .timeout }
        let cancelled = try await MarqueeClient.stub {
            $0.search.movies = { $0.year == nil ? Read(.empty) : .failing(MarqueeError(.cancelled, .init("call.cancelled"))) }
        }
        await #expect { try await cancelled.search.movies("Sample 1999") } throws: { ($0 as? MarqueeError)?.code == .cancelled }
    }

    @Test func `an index of titles without the year is no failure`() async throws {
        let marquee = try await MarqueeClient.stub {
            $0.search.movies = { search in
                guard search.year == nil else { return .failing(Self.offline) }
                return Read { (_) async throws(MarqueeError) in Fetched(Page.empty, origin: .titleIndex) }
            }
        }
        #expect(try await marquee.search.movies("Other 2049").refreshError == nil)
    }

    @Test func `suggestions of the year come from the title`() async throws {
        let marquee = try await MarqueeClient.stub {
            $0.suggestions = { text, _ in
                guard text.value == "Sample" else { return [.recent(text.value)] }
                return [1999, 2020].map { year in
                    var title = SuggestedTitle(reference: .movie(year), title: "Sample")
                    title.year = year
                    return .title(title)
                }
            }
        }
        #expect(try await marquee.suggestions("Sample (1999)").map(\.id) == ["movie:1999", "recent:Sample (1999)"])
        #expect(try await marquee.suggestions("Sample 1999").map(\.id) == ["recent:Sample 1999", "movie:1999"])
        #expect(try await marquee.suggestions("Sample").count == 2)
    }
}

private final class Asked: Sendable {
    private let noted = Mutex<[String]>([])
    var lines: [String] { noted.withLock { $0 } }
    var count: Int { lines.count }
    func note(_ line: String) { noted.withLock { $0.append(line) } }
}
