import Foundation
import Marquee
import MarqueeSandbox
import MarqueeTransfer
import TestKit
import Testing

@Suite("Imports of lists")
struct ListImportTests {
    private static let movies = [
        (8_000_001, "The Quiet Harbor", 2019), (8_000_002, "Salt and Rope", 2021), (8_000_003, "Alone at Sea", 2010),
    ]

    /// A table that puts three movies on each list.
    private func rows(_ lists: String...) -> ImportedRows {
        let lines = lists.flatMap { list in Self.movies.map { "\($0.0),movie,\($0.1),\($0.2),\(list)\n" } }
        return ImportedRows("lists.csv", "TMDb,Type,Title,Year,List\n" + lines.joined())
    }

    @Test("A pause that TMDb asks for is waited for, and the list is completed", arguments: [true, false])
    func pause(hasUserToken: Bool) async throws {
        try await TransferFixture.with { fixture in
            let time = ManualTime(jumps: true)
            let client = try await fixture.client(hasUserToken: hasUserToken) { $0.time = time.source }
            let plan = try await client.importLibrary.plan(rows("Rainy days"))
            // The lists, the new list, and then the first titles.
            fixture.sandbox.script([.normal, .normal, .rateLimited(retryAfter: 3)])
            let before = time.now
            let report = try await client.importLibrary.apply(plan)
            #expect(report.addedToLists == 3 && report.failures.isEmpty && report.leftForLists == 0)
            #expect(time.now - before >= .seconds(3))
        }
    }

    @Test("Titles that a server in need of a pause does not take are counted, and the next import adds them", arguments: [true, false])
    func left(hasUserToken: Bool) async throws {
        try await TransferFixture.with { fixture in
            let time = ManualTime(jumps: true)
            let client = try await fixture.client(hasUserToken: hasUserToken) { $0.time = time.source }
            let rows = rows("Rainy days", "Dry days")
            let plan = try await client.importLibrary.plan(rows)
            fixture.sandbox.behave(.rateLimited(retryAfter: 3))
            fixture.sandbox.script([.normal, .normal, .normal])
            let report = try await client.importLibrary.apply(plan)
            let added = hasUserToken ? 3 : 1
            #expect(report.addedToLists == added && report.leftForLists == 6 - added && report.failures.count == 6 - added)
            fixture.sandbox.behave(.normal)
            time.advance(by: .seconds(60))
            let later = try await client.importLibrary.plan(rows)
            #expect(later.summary.set == 6 - added)
            let rest = try await client.importLibrary.apply(later)
            #expect(rest.addedToLists == 6 - added && rest.leftForLists == 0)
        }
    }

    @Test("A pause of more than a minute is left to the next import")
    func longPause() async throws {
        try await TransferFixture.with { fixture in
            let time = ManualTime(jumps: true)
            let client = try await fixture.client { $0.time = time.source }
            let plan = try await client.importLibrary.plan(rows("Rainy days"))
            fixture.sandbox.script([.normal, .normal, .normal, .rateLimited(retryAfter: 3_600)])
            let before = time.now
            let report = try await client.importLibrary.apply(plan)
            #expect(report.addedToLists == 1 && report.leftForLists == 2 && time.now - before < .seconds(60))
        }
    }

    @Test("A title that TMDb refuses does not end its list, and is not left for later")
    func refused() async throws {
        try await TransferFixture.with { fixture in
            let client = try await fixture.client()
            let plan = try await client.importLibrary.plan(rows("Rainy days"))
            let missing = #"{"success":false,"status_code":34,"status_message":"The resource you requested could not be found."}"#
            fixture.sandbox.script([.normal, .normal, .json(missing)])
            let report = try await client.importLibrary.apply(plan)
            #expect(report.addedToLists == 2 && report.leftForLists == 0 && report.failures.map(\.error?.code) == [.notFound])
        }
    }

    @Test("A movie that another import has put on the list meanwhile is done")
    func duplicate() async throws {
        try await TransferFixture.with { fixture in
            let client = try await fixture.client()
            let plan = try await client.importLibrary.plan(rows("Rainy days"))
            let taken = #"{"success":false,"status_code":8,"status_message":"Duplicate entry"}"#
            fixture.sandbox.script([.normal, .normal, .json(taken)])
            let report = try await client.importLibrary.apply(plan)
            #expect(report.addedToLists == 2 && report.failures.isEmpty && report.leftForLists == 0)
        }
    }

    @Test("A title that another import has put on a mixed list meanwhile is done")
    func mixedDuplicate() async throws {
        try await TransferFixture.with { fixture in
            let client = try await fixture.client(hasUserToken: true)
            let list = try await client.mixedLists.create(name: "Rainy days", description: "")
            let plan = try await client.importLibrary.plan(rows("Rainy days"))
            _ = try await client.mixedLists.add(MixedListItems(list: list, titles: [.movie(8_000_001)]))
            let empty = #"{"id":\#(list),"name":"Rainy days","page":1,"results":[],"total_pages":1,"total_results":0}"#
            let outcomes = Self.movies.map { #"{"media_id":\#($0.0),"media_type":"movie","success":false,"error":["taken"]}"# }
            let refusal = #"{"success":true,"status_code":1,"results":[\#(outcomes.joined(separator: ","))]}"#
            fixture.sandbox.script([.normal, .json(empty), .json(refusal)])
            let report = try await client.importLibrary.apply(plan)
            #expect(report.addedToLists == 0 && report.failures.map(\.row.title.name) == ["Salt and Rope", "Alone at Sea"])
        }
    }

    @Test("The description of a list is exported and imported, also without version 4", arguments: [true, false])
    func description(hasUserToken: Bool) async throws {
        var options = Sandbox.Options()
        options.accounts = [.viewer, Sandbox.Account(username: "second", password: "popcorn", id: 4243)]
        try await TransferFixture.with(options) { fixture in
            let client = try await fixture.client(hasUserToken: hasUserToken)
            let words = "For the \"wet\" season"
            if hasUserToken {
                let list = try await client.mixedLists.create(name: "Rainy days", description: words)
                _ = try await client.mixedLists.add(MixedListItems(list: list, titles: [.movie(8_000_002)]))
            } else {
                let list = try await client.lists.create(name: "Rainy days", description: words)
                try await client.lists.add(MediaListEntry(list: list, movie: 8_000_002))
            }
            let document = try await client.exportLibrary()
            let second = try await fixture.client("second", signsIn: false)
            _ = try await second.account.signIn(username: "second", password: "popcorn")
            let rows = ImportedRows([ImportFile(name: "library.json", content: document.json)])
            _ = try await second.importLibrary.apply(try await second.importLibrary.plan(rows))
            #expect(try await second.exportLibrary().lists.map(\.description) == [words])
        }
    }
}
