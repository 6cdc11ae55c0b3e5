import Foundation
import Marquee
import MarqueeSandbox
import Testing

@testable import Cinema

/// The figures of a site while TMDb fails: `Examples/Fleet/alerts.yml` reads these. `alerts-test.yml` plays them against the rules.
@Suite(.timeLimit(.minutes(10)))
struct DrillFigureTests {
    enum Drill: String, CaseIterable {
        case away, slow, silent, refuses

        var behavior: Sandbox.Behavior {
            switch self {
            case .away: .status(503)
            case .slow: .slow(.milliseconds(2_600))
            case .silent: .slow(.seconds(600))
            case .refuses: .rateLimited(retryAfter: 1)
            }
        }
    }

    private struct Figures {
        var outcomes: [String: Double] = [:]
        var fast = 0.0
        var retries = 0.0

        init(_ page: String) {
            for line in page.split(separator: "\n") {
                let (name, value) = (line.prefix { $0 != " " }, line.split(separator: " ").last.flatMap { Double($0) } ?? 0)
                if name.hasPrefix("marquee_request_duration_seconds_count{") {
                    outcomes[String(name.split(separator: "\"")[1]), default: 0] += value
                } else if name.hasPrefix("marquee_request_duration_seconds_bucket{"), name.contains("le=\"1.0\"") {
                    fast += value
                } else if name == "marquee_retries_total" {
                    retries = value
                }
            }
        }

        var all: Double { outcomes.values.reduce(0, +) }

        /// The share of the requests with one of these outcomes.
        func share(_ names: Set<String>) -> Double { outcomes.filter { names.contains($0.key) }.values.reduce(0, +) / all }
    }

    @Test(arguments: Drill.allCases) func `A drill raises the figures of its alert`(drill: Drill) async throws {
        try await OpenSite.run(change: { $0.pageTimeLimit = .seconds(4) }) { open in
            open.sandbox.behave(drill.behavior)
            await withTaskGroup(of: Void.self) { group in
                for number in 1...12 {
                    group.addTask { _ = try? await open.browser().get("/title/movie/\(number + 100)") }
                }
            }
            let figures = Figures(open.site.marquee.stats().prometheus)
            open.sandbox.behave(.normal)
            #expect(figures.all > 0)
            let (away, slow) = (figures.share(["serverError", "failure", "suspended"]), 1 - figures.fast / figures.all)
            let (answered, refused) = (figures.share(["success", "clientError"]), figures.share(["clientError", "cancelled"]))
            switch drill {
            case .away: #expect(away > 0.25 && away > answered, "\(figures)")
            case .slow, .silent: #expect(slow > 0.5, "\(figures)")
            case .refuses: #expect(refused > 0.5 && figures.retries / figures.all > 0.05 && away < 0.25, "\(figures)")
            }
        }
    }
}
