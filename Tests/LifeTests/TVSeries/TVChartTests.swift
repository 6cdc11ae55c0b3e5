import Marquee
import MarqueeSandbox
import Testing

/// Charts of series through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(1)))
struct TVChartTests {
    private let popularIDs = [202_250, 204_370, 82_856, 100_088, 1_399, 85_937, 1_396, 1_418, 4_613, 40_008, 16_997, 197_123]

    @Test func `a chart comes from the server, from memory and from the store`() async throws {
        try await Stage.with { stage in
            let page = try await stage.wholeLife { $0.tv.chart.read(.popular()) }
            #expect(page.number == 1 && page.totalPages == 1 && page.totalResults == 12)
            #expect(page.items.map(\.id) == popularIDs)
            let first = try #require(page.items.first)
            #expect(first.name == "Dirty Linen" && first.originalLanguage == "tl" && first.originCountries == ["PH"])
            #expect(first.firstAirDate == Day(year: 2023, month: 1, day: 23) && first.genreIDs == [9_648, 18])
            #expect(first.posterPath?.description == "/aoAZgnmMzY9vVy9VWnO3U5PZENh.jpg" && first.voteCount == 13)
            #expect(page.items.last?.firstAirDate == nil && page.items.last?.posterPath == nil)
        }
    }

    @Test func `without a server and anything kept a chart is offline`() async throws {
        try await Stage.with { stage in try await stage.nothingKept { $0.tv.chart.read(.topRated()) } }
    }

    @Test(arguments: [
        (TVChart.Kind.airingToday, [202_250, 204_370]), (.onTheAir, [202_250, 204_370]), (.popular, [202_250, 204_370, 82_856]),
        (.topRated, [1_396, 100_088, 85_937]),
    ])
    func `every chart is its own`(_ kind: TVChart.Kind, front ids: [Int]) async throws {
        try await Stage.with { stage in
            let page = try await stage.client().tv.chart(TVChart(kind)).value
            #expect(page.items.prefix(ids.count).map(\.id) == ids)
            #expect(stage.sandbox.log.map { $0.path.split(separator: "?").first } == ["/3/tv/\(kind.rawValue)"])
        }
    }

    @Test func `pages follow each other to the last, online and from the store`() async throws {
        try await Stage.with(Sandbox.Options(pageSize: 5)) { stage in
            for _ in ["online", "from the store"] {
                var ids: [Int] = []
                for try await series in try await stage.client().tv.chart.pages(.popular()).items { ids.append(series.id) }
                #expect(ids == popularIDs)
                stage.sandbox.behave(.offline)
            }
            #expect(stage.sandbox.counters.requests == 3)
        }
    }
}
