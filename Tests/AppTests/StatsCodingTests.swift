import Foundation
@testable import Marquee
import Testing

/// The figures of a client as JSON, such as for a route of a service.
struct StatsCodingTests {
    @Test func `the figures of a client are read back as they were written`() throws {
        var stats = MarqueeClient.Stats()
        (stats.requests, stats.answers, stats.served) = (7, [2: 5, 4: 2], [.memory: 3, .server: 4])
        stats.durations = [.success: MarqueeClient.Histogram(), .failure: MarqueeClient.Histogram()]
        stats.durations[.success]?.add(.milliseconds(30))
        stats.changes.delayed = [.offline: 2]
        stats.connections = MarqueeClient.Connections()
        var health = MarqueeClient.Health()
        health.servers = ["https://api.themoviedb.org": .open]
        health.lastSuccessAge = .seconds(3)
        health.storeFailures = [.cache: MarqueeError(.storage, .init("store.readOnly"))]
        stats.health = health
        let json = try JSONEncoder().encode(stats)
        #expect(try JSONDecoder().decode(MarqueeClient.Stats.self, from: json) == stats)
        #expect(try JSONDecoder().decode(MarqueeClient.Health.self, from: JSONEncoder().encode(health)) == health)
    }

    @Test func `keys of figures are words and not places in a list`() throws {
        var stats = MarqueeClient.Stats()
        stats.served = [.memory: 3]
        stats.durations = [.success: MarqueeClient.Histogram()]
        var health = MarqueeClient.Health()
        health.storeFailures = [.cache: MarqueeError(.storage, .init("store.readOnly"))]
        stats.health = health
        let json = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(stats))
        #expect(json["served"]["memory"].int == 3 && json["durations"]["success"]["counts"][0].int == 0)
        #expect(json["health"]["storeFailures"]["cache"]["code"].string == "storage")
    }
}
