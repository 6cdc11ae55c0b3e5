import Foundation
import MarqueeSandbox
import Testing

@testable import Cinema

@Suite(.serialized, .needsChromium, .timeLimit(.minutes(30)))
struct ChromiumImportTests {
    private static let apply = "form[action='/account/library/apply'] button"

    @Test(arguments: [400, 1_280]) func `a file becomes a plan, and the plan becomes marks, in a browser`(width: Int) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("import-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("ratings.csv")
        try ImportPageTests.ratings.write(to: file, atomically: true, encoding: .utf8)
        try await OpenSite.browse { open, tab in
            open.sandbox.edit("viewer") { $0 = .init() }
            try await tab.show(width: width, theme: width == 400 ? "dark" : "light")
            try await tab.signIn(as: "viewer")
            try await tab.openAll("/account/library")
            // Without a file, the browser asks for one and sends nothing.
            try await tab.click("form[enctype] button")
            #expect(try await tab.value("location.search + document.querySelector('input[type=file]').validity.valueMissing") == "true")
            try await tab.choose(file.path, in: "input[type=file]")
            try await tab.follow("form[enctype] button")
            try await tab.wait("location.search.startsWith('?plan=') && document.querySelector(\"\(Self.apply)\")")
            let plan: String = try await tab.value("document.querySelector('main').innerText")
            #expect(plan.contains("Fight Club (1999)") && plan.contains("A Film That Nobody Made") && plan.contains("eleven"))
            for problems in try await [tab.faint(), tab.overflow(), tab.unreachable(), tab.unnamed(), tab.brokenRules()] {
                #expect(problems == [])
            }
            #expect(open.sandbox.library(of: "viewer").ratedMovies.isEmpty)
            try await tab.follow(Self.apply)
            try await tab.wait("document.querySelector('main').innerText.includes('sent to TMDb now: 2')")
            try await tab.wait("!document.querySelector(\"\(Self.apply)\")")
            // Back does not set anything a second time: the plan is gone.
            _ = try await tab.value("(history.back(), true)", as: Bool.self)
            try await tab.wait("location.pathname === '/account/library' && document.readyState === 'complete'")
            try await tab.open("/title/movie/550")
            try await tab.wait("document.querySelector('#marks').innerText.length > 0")
            #expect(tab.complaints.taken().filter { !$0.hasPrefix("network:") || !$0.contains("404") } == [])
        }
    }
}

extension Tab {
    /// Chooses a file of this machine for a field of a form.
    fileprivate func choose(_ path: String, in selector: String) async throws {
        let field = try await call("Runtime.evaluate", ["expression": "document.querySelector('\(selector)')"])
        guard let object = (field["result"] as? [String: Any])?["objectId"] as? String else { throw ChromiumError("no \(selector)") }
        try await call("DOM.setFileInputFiles", ["files": [path], "objectId": object])
    }
}
