import Foundation
import Marquee
import MarqueeDomain
import MarqueeTransfer
import TestKit
import Testing

/// Files with single bad entries, and files of several archives.
@Suite("Entries of exports")
struct EntryTests {
    @Test("A bad entry of a Marquee file is named by its number, and the others are imported")
    func badEntries() {
        let rest = #""isFavorite":false,"isOnWatchlist":true"#
        let text = """
            {"format":"marquee-library","version":1,"day":"2026-01-01","titles":[
            {"item":"movie/550","title":"Fight Club","year":1999,"rating":8.5,"ratedOn":"2024-01-02","isFavorite":true,"isOnWatchlist":false},
            {"item":"movie/551","title":"Loud","rating":55,\(rest)},{"item":"evil/../1","title":"Evil",\(rest)},
            {"item":"tv/1399/season/1/episode/2","title":"Two","rating":"9","ratedOn":"soon","isFavorite":false,"isOnWatchlist":false},
            7,{"item":"movie/552","title":"Odd","isFavorite":"yes","isOnWatchlist":true}],
            "lists":[{"name":"Rainy","description":"Wet","isPublic":true,"items":[{"item":"movie/550","title":"Fight Club","comment":"First"},
            {"item":5,"title":"Five","comment":""},{"item":"movie/11","title":"Eleven","year":-9223372036854775808,"comment":""}]},
            {"items":[]},{"name":"Odd","items":5}],"pending":[]}
            """
        let rows = ImportedRows("library.json", text)
        #expect(rows.forms == [.marquee] && rows.listDescriptions == ["Rainy": "Wet"])
        #expect(
            rows.lines == [
                "1 Fight Club (1999) movie tmdb550!: favorite, rating 8.5 2024-01-02", "2 Loud movie tmdb551!: watchlist",
                "4 Two tv s1e2 tmdb1399!: rating 9", "7 Fight Club movie tmdb550!: list Rainy \"First\"",
                "9 Eleven movie tmdb11!: list Rainy",
            ])
        #expect(
            rows.troubles == [
                "library.json:2 invalidRating 55", "library.json:3 invalidEntry evil/../1", "library.json:4 invalidDate soon",
                "library.json:5 invalidEntry", "library.json:6 invalidEntry Odd", "library.json:8 invalidEntry Five",
                "library.json:- invalidEntry", "library.json:- invalidEntry Odd",
            ])
    }

    @Test("A Marquee file of a newer version is named as such")
    func newerVersion() {
        func file(_ version: String) -> ImportedRows {
            ImportedRows("library.json", #"{"format":"marquee-library","version":\#(version),"day":"2026-01-01","titles":5}"#)
        }
        #expect(file("99").troubles == ["library.json:- newerVersion 99"])
        #expect(file("\"x\"").troubles == ["library.json:- unknownFile"])
        #expect(file("1").troubles == ["library.json:- damagedFile"])
    }

    @Test("Ratings of Trakt and Simkl that are texts are read as numbers")
    func ratingsInTexts() {
        func entry(_ rating: String) -> String { #"{"rating":\#(rating),"movie":{"title":"Salt","year":2021,"ids":{}}}"# }
        let trakt = ImportedRows("ratings-movies.json", "[" + [#""7""#, #""ten""#, "8.5", "null"].map(entry).joined(separator: ",") + "]")
        #expect(trakt.lines == ["1 Salt (2021) movie: rating 7", "3 Salt (2021) movie: rating 8.5", "4 Salt (2021) movie: watched"])
        #expect(trakt.troubles == ["ratings-movies.json:2 invalidRating ten"])
        func film(_ rating: String) -> String {
            #"{"status":"completed","user_rating":\#(rating),"movie":{"title":"Salt","year":2021,"ids":{}}}"#
        }
        let simkl = ImportedRows(
            "simkl.json", #"{"movies":["# + [#""8""#, #""ten""#, "0", #""""#, "[8]"].map(film).joined(separator: ",") + "]}")
        #expect(
            simkl.lines == [
                "1 Salt (2021) movie: rating 8", "2 Salt (2021) movie: watched", "3 Salt (2021) movie: watched",
                "4 Salt (2021) movie: watched", "5 Salt (2021) movie: watched",
            ])
        #expect(simkl.troubles == ["simkl.json:2 invalidRating ten", "simkl.json:5 invalidRating […]"])
    }

    @Test("A list that is named by its file keeps its letters")
    func listNames() {
        let imdb = "Position,Const,Description,Title,Title Type,Year\n1,tt9000001,,The Quiet Harbor,Movie,2019\n"
        #expect(ImportedRows("exports/My Cosy List.csv", imdb).lines == ["2 The Quiet Harbor (2019) movie tt9000001: list My Cosy List"])
        #expect(ImportedRows("My WatchList.csv", imdb).lines == ["2 The Quiet Harbor (2019) movie tt9000001: watchlist"])
        let letterboxd =
            "Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2024-01-01,,,u,\n\nPosition,Name,Year,URL,Description\n1,Salt,2021,u,\n"
        #expect(ImportedRows("lists/Wet Days.csv", letterboxd).lines == ["6 Salt (2021): list Wet Days"])
    }

    @Test("Of several files, the places in an archive begin with its name, and the forms see only the names in it")
    func archives() {
        let header = "Date,Name,Year,Letterboxd URI"
        func archive(_ name: String, _ year: Int) -> ImportFile {
            let zip = ZipWriter([
                "ratings.csv": header + ",Rating\n2024-01-02,Salt,\(year),u,4\n2024-01-02,Rope,\(year),u,7\n",
                "likes/films.csv": header + "\n2024-01-02,Salt,\(year),u\n", "deleted/diary.csv": "x", "profile.csv": "Username\nv\n",
            ])
            return ImportFile(name: name, content: zip.data)
        }
        let places = ["likes/films.csv:2", "ratings.csv:2", "ratings.csv:3"]
        func read(_ files: ImportFile...) -> (ImportedRows, [String]) {
            let rows = ImportedRows(files)
            return (rows, rows.rows.map { "\($0.place.file):\($0.place.line ?? 0)" })
        }
        #expect(read(archive("a.zip", 2020)).1 == places)
        let (rows, named) = read(archive("liked/a.zip", 2020), archive("b.zip", 2021))
        #expect(named == places.map { "b.zip/" + $0 } + places.map { "liked/a.zip/" + $0 })
        let lines = ["2 Salt: favorite", "2 Salt: rating 8 2024-01-02", "3 Rope: watched"]
        #expect(rows.lines.map { $0.replacing(" (2020)", with: "").replacing(" (2021)", with: "") } == lines + lines)
        #expect(rows.troubles == ["b.zip/ratings.csv:3 invalidRating 7", "liked/a.zip/ratings.csv:3 invalidRating 7"])
        #expect(
            rows.unusedFiles == [
                "b.zip/deleted/diary.csv", "b.zip/profile.csv", "liked/a.zip/deleted/diary.csv", "liked/a.zip/profile.csv",
            ])
        let damaged = ImportFile(name: "c.zip", content: Data([0x50, 0x4B, 0x03, 0x04, 1, 2, 3]))
        #expect(read(archive("a.zip", 2020), damaged).0.troubles.last == "c.zip:- damagedArchive")
    }

    @Test("A rating of a day in the future is noted, and does not decide against an older one")
    func future() async throws {
        try await TransferFixture.with { fixture in
            let client = try await fixture.client()
            let today = Day(fixture.clock.now, in: .gmt)
            // The day is another one in the east already.
            let tomorrow = Day(fixture.clock.now + 86_400, in: .gmt), later = Day(fixture.clock.now + 2 * 86_400, in: .gmt)
            let text =
                "Date,Name,Year,Letterboxd URI,Rating\n\(today),Salt and Rope,2021,u,4\n2099-01-01,Salt and Rope,2021,u,5\n"
                + "\(later),The Quiet Harbor,2019,u,5\n\(tomorrow),The Quiet Harbor,2019,u,3\n"
            let plan = try await client.importLibrary.plan(ImportedRows("ratings.csv", text))
            let (salt, harbor) = ("Salt and Rope → movie/8000002: ", "The Quiet Harbor → movie/8000001: ")
            #expect(plan.lines == [salt + "set", salt + "repeated", harbor + "repeated", harbor + "set"])
            #expect(
                plan.problems.map(\.summary) == ["ratings.csv:3 invalidDate 2099-01-01", "ratings.csv:4 invalidDate \(later)"])
            #expect(plan.problemCount == 2)
        }
    }
}
