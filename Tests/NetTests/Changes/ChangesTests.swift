import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import Testing

struct ChangesTests {
    private let changes = TMDBChanges(WireScene().tmdb)

    @Test func `values of any form are what they are`() throws {
        let json = """
            {"changes": [{"key": "images", "items": [{"id": "643197b96dea3a00d4377270", "action": "added", "time": "2023-04-08 16:35:05 UTC",
              "iso_639_1": "en", "iso_3166_1": "US", "value": {"poster": {"file_path": "/a.jpg", "iso_639_1": null}},
              "original_value": ["1", 1, 0, true, false, 1.5, null, {}]}]},
             {"key": "runtime", "items": [{"id": "1", "value": 0}, {"id": "2", "value": "0"}, {"id": "3", "value": false}, {"id": "4"}]},
             {"items": []}]}
            """
        let answer = try changes.movie(ChangesOf(550)).adapt(Data(json.utf8))
        #expect(answer.losses.rows == 1 && answer.losses.fields == 0)
        let item = try #require(answer.value.first?.items.first)
        #expect(item.id == "643197b96dea3a00d4377270" && item.action == "added" && item.language == "en" && item.country == "US")
        #expect(item.time == Date(timeIntervalSince1970: 1_680_971_705))
        #expect(item.value == .object(["poster": .object(["file_path": .text("/a.jpg"), "iso_639_1": .null])]))
        #expect(
            item.originalValue
                == .list([.text("1"), .number(1), .number(0), .flag(true), .flag(false), .number(1.5), .null, .object([:])]))
        #expect(answer.value.last?.items.map(\.value) == [.number(0), .text("0"), .flag(false), nil])
    }

    @Test func `ids that were changed are read, also of what is gone`() throws {
        let json =
            #"{"results": [{"id": 1120293, "adult": false}, {"id": 3686, "adult": null}], "page": 3, "total_pages": 57, "total_results": 5700}"#
        let page = try changes.movies(ChangedIDs(page: 3)).adapt(Data(json.utf8)).value
        #expect(page.items.map(\.id) == [1_120_293, 3686] && page.items.map(\.isAdult) == [false, nil] && page.totalPages == 57)
    }
}
