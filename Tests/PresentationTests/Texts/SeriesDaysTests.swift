import MarqueeDomain
import MarqueePresentation
import Testing

struct SeriesDaysTests {
    private func days(_ status: TVSeriesStatus?, first: String? = "2013-12-02", last: String?) -> String? {
        var series = TVSeriesDetails(series: TVSeries(id: 1, name: "A"))
        series.firstAirDate = first.flatMap { Day($0) }
        (series.status, series.lastAirDate) = (status, last.flatMap { Day($0) })
        return ScreenTexts(.english).days(of: series)
    }

    @Test func `a series that goes on has no end`() {
        #expect(days(.returningSeries, last: "2023-12-17") == "since Dec 2, 2013")
        #expect(days(.inProduction, last: "2013-12-02") == "since Dec 2, 2013")
        #expect(days(.returningSeries, last: nil) == "Dec 2, 2013")
    }

    @Test func `a series that has ended has its last day, unless it had only one`() {
        #expect(days(.ended, last: "2023-12-17") == "Dec 2, 2013 to Dec 17, 2023")
        #expect(days(.canceled, last: "2013-12-02") == "Dec 2, 2013")
        #expect(days(nil, last: "2023-12-17") == "Dec 2, 2013 to Dec 17, 2023")
        #expect(days(.ended, first: nil, last: "2023-12-17") == nil)
    }

    @Test func `a name is shown once`() {
        #expect(ScreenTexts.names(["HBO", "HBO", "Netflix", "HBO"]) == ["HBO", "Netflix"])
    }
}
