import Marquee
import MarqueeSandbox
import Testing

/// Charts of series through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(5)))
struct TVChartTests {
    @Test(arguments: TVChart.Kind.allCases)
    func `a chart comes from the server, from memory and from the store`(_ kind: TVChart.Kind) async throws {
        try await ClientFixture.with { fixture in
            let page = try await fixture.wholeLife { $0.tv.chart.read(TVChart(kind)) }
            #expect(page.number == 1 && !page.items.isEmpty)
            #expect(page.items.allSatisfy { !$0.name.isEmpty && $0.reference == .tv($0.id) })
        }
    }

    @Test func `without a server and anything kept a chart is offline`() async throws {
        try await ClientFixture.with { fixture in try await fixture.nothingCached { $0.tv.chart.read(.popular()) } }
    }
}
