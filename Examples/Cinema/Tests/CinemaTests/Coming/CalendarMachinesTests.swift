import Foundation
import MarqueeSandbox
import Testing

@testable import Cinema

/// The calendar of a member at two machines that share people and the folder of the site.
@Suite(.timeLimit(.minutes(10)))
struct CalendarMachinesTests {
    @Test func `an address that is made at one machine is served by the other, and ends at both`() async throws {
        let day = TestDay()
        let sandbox = try await Sandbox.start(Sandbox.Options(pageSize: 12, accounts: [.viewer]))
        let folder = FileManager.default.temporaryDirectory.appending(path: "cinema-machines-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try sandbox.addComing()
        let change = OpenSite.stored(on: sandbox, in: folder)
        try await OpenSite.run(clock: day.clock, on: sandbox, change: change) { one in
            try await OpenSite.run(clock: day.clock, on: sandbox, change: change) { two in
                let viewer = try await one.member("viewer", watching: [.tv(7_100_001)])
                let path = try await viewer.makeCalendar()
                let text = try await two.browser().get(path).text
                #expect(text.contains("UID:tv-7100001-s2e2@marquee"))
                // The other machine serves the same file, and asks TMDb for nothing.
                let requests = sandbox.counters.requests
                for _ in 0..<5 { #expect(try await one.browser().get(path).text == text) }
                // Fewer than one for each look. A request of the sign-in before may come late.
                #expect(sandbox.counters.requests < requests + 5)
                let there = two.browser()
                there.cookie = viewer.cookie
                #expect(try await there.calendarPath() == path)
                _ = try await there.post("/account/calendar", ["action": "remove"])
                for open in [one, two] { #expect(try await open.browser().get(path).status == 404) }
            }
        }
        await sandbox.stop()
    }
}
