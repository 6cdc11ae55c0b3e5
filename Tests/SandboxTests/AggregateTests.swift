import Foundation
import Testing

@testable import MarqueeSandbox

struct AggregateTests {
    @Test func whoPlaysTwoPartsIsOneRowWithTwoRoles() throws {
        let people = Catalog.people.prefix(2).map(\.id)
        var series = Catalog.series[0]
        series.details.crew = []
        series.details.cast = [
            CatalogSeriesRole(person: people[0], character: "One", creditID: "a", order: 0, episodeCount: 2),
            CatalogSeriesRole(person: people[1], character: "Two", creditID: "b", order: 1, episodeCount: 1),
            CatalogSeriesRole(person: people[0], character: "Three", creditID: "c", order: 2, episodeCount: 3, isRegular: false),
        ]
        let request = try #require(Request(head: Array("GET / HTTP/1.1\r\nHost: a".utf8)[...]))
        let parts = SeriesParts(series: series, request: request, wording: Wording(nil), pageSize: 20)
        let text = String(decoding: parts.aggregateCredits.bytes, as: UTF8.self)
        #expect(text.components(separatedBy: "\"total_episode_count\":").count == 3)
        #expect(text.contains("\"total_episode_count\":5,\"order\":0"))
        let regulars = String(decoding: parts.credits.bytes, as: UTF8.self)
        #expect(regulars.contains("One") && regulars.contains("Two") && !regulars.contains("Three"))
    }
}
