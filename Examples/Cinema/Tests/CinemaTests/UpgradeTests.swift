import Foundation
import MarqueeSandbox
import Testing

/// Two machines on one database, of which one after the other gets this version. `CINEMA_PROGRAM_BEFORE` is a build of an earlier one.
@Suite(.timeLimit(.minutes(10)), .enabled(if: Fleet.programBefore != nil, "CINEMA_PROGRAM_BEFORE is not set."))
struct UpgradeTests {
    @Test func `a machine of the version before starts again beside a new one, and no mark is lost`() async throws {
        let before = try #require(Fleet.programBefore)
        let sandbox = try await Sandbox.start(Sandbox.Options(pageSize: 12))
        try await Fleet.run(on: sandbox, sites: 2, program: before) { fleet in
            let person = Browser(address: fleet.sites[0].address, language: nil)
            try await person.signIn(as: "viewer", on: sandbox)
            var marked: [Int] = []
            // Sets a mark on a machine, which has all marks of before.
            func visit(_ site: Int, marking title: Int) async throws {
                let browser = Browser(address: fleet.sites[site].address, language: nil)
                browser.cookie = person.cookie
                for known in marked {
                    let page = try await browser.get("/title/movie/\(known)")
                    #expect(page.status == 200 && page.text.contains("name=\"favorite\" value=\"off\""), "\(known) at \(site)")
                }
                _ = try await browser.get("/title/movie/\(title)")
                #expect(try await browser.post("/title/movie/\(title)/mark", ["favorite": "on"]).status == 303)
                marked.append(title)
            }
            try await visit(0, marking: 550)
            await fleet.sites[1].crash()
            try await fleet.restart(1)
            try await visit(1, marking: 11)
            await fleet.sites[0].crash()
            try await fleet.restart(0, program: before)
            try await visit(0, marking: 238)
            try await visit(1, marking: 129)
            await fleet.sites[0].crash()
            try await fleet.restart(0)
            try await visit(0, marking: 13)
            let browser = Browser(address: fleet.sites[1].address, language: nil)
            browser.cookie = person.cookie
            _ = try await browser.get("/library")
            try await browser.syncAll()
            #expect(Set(sandbox.library(of: "viewer").favoriteMovies) == Set(marked))
        }
        await sandbox.stop()
    }
}
