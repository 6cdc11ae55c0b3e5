import Foundation
import Testing

@testable import MarqueeSandbox

struct AggregateTests {
    @Test func whoPlaysTwoPartsIsOneRowWithTwoRoles() throws {
        var catalog = SandboxCatalog.builtIn
        let people = catalog.people.prefix(2).map(\.id)
        func role(_ person: Int, _ character: String, _ count: Int, isRegular: Bool = true) -> SandboxCatalog.Role {
            var role = SandboxCatalog.Role(person: person, character: character)
            (role.episodeCount, role.isRegular) = (count, isRegular)
            return role
        }
        var series = SandboxCatalog.Series(id: 1, name: "One")
        series.cast = [role(people[0], "One", 2), role(people[1], "Two", 1), role(people[0], "Three", 3, isRegular: false)]
        catalog.add(series)
        let index = try CatalogIndex(catalog)
        let request = try #require(Request(head: Array("GET / HTTP/1.1\r\nHost: a".utf8)[...]))
        let parts = SeriesParts(
            series: try #require(index.series(1)), request: request, wording: Wording(nil, in: index), pageSize: 20)
        let text = String(decoding: parts.aggregateCredits.bytes, as: UTF8.self)
        #expect(text.components(separatedBy: "\"total_episode_count\":").count == 3)
        #expect(text.contains("\"total_episode_count\":5,\"order\":0"))
        let regulars = String(decoding: parts.credits.bytes, as: UTF8.self)
        #expect(regulars.contains("One") && regulars.contains("Two") && !regulars.contains("Three"))
    }
}
