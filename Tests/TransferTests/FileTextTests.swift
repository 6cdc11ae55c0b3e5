import Foundation
import MarqueeDomain
import Testing

@testable import MarqueeTransfer

@Suite("Texts of files")
struct FileTextTests {
    @Test("A text is the same in every encoding")
    func encodings() throws {
        let text = "Title,Year\r\nAmélie,2001\r\n"
        let utf16 = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let latin = Data(text.unicodeScalars.map { UInt8($0.value) })
        let all: [Data] = [
            Data(text.utf8), Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8), Data([0xFF, 0xFE] + utf16), Data([0xFE, 0xFF] + big), Data(utf16),
            Data(big), latin,
        ]
        for content in all { #expect(TextDecoding.text(content) == text) }
        #expect(TextDecoding.text(Data([0x93, 0x94, 0x80])) == "“”€")
        #expect(TextDecoding.text(Data("a\0b".utf8)) == "ab")
    }

    @Test("Letters that were read in the wrong encoding are repaired, and no others")
    func mojibake() {
        #expect(TextDecoding.repaired("AmÃ©lie") == "Amélie")
        #expect(TextDecoding.repaired("ã\u{81}‚") == "あ")
        #expect(TextDecoding.repaired("Itâ€™s") == "It’s")
        for text in ["Amélie", "Âge", "São Paulo", "Ãlbum", "日本", "plain", "Ðuro"] {
            #expect(TextDecoding.repaired(text) == nil, "\(text)")
        }
    }

    private func fields(_ text: String) -> [[String]] { DelimitedText(text).records.map(\.fields) }

    @Test("Fields are separated and quoted as programs write them", arguments: [",", ";", "\t", "|"])
    func fieldsOfRecords(_ mark: String) {
        let text = ["a", "\"b\(mark)c\"", "\"d\"\"e\"", " \"f\" ", "g \"h\" i", ""].joined(separator: mark)
        for end in ["\n", "\r\n", "\r"] {
            let all = ["Title\(mark)Year\(mark)x\(mark)x\(mark)x\(mark)x", text, "", text].joined(separator: end)
            let expected = ["a", "b\(mark)c", "d\"e", "f", "g \"h\" i", ""]
            #expect(Array(fields(all).dropFirst()) == [expected, expected])
            #expect(DelimitedText(all).records.map(\.line) == [1, 2, 4])
        }
    }

    @Test("A quoted field can have lines, and the lines behind it keep their numbers")
    func linesInFields() {
        let text = DelimitedText("Title,Review\n\"A\",\"one\ntwo\r\nthree\"\nB,\n")
        #expect(text.records.map(\.fields) == [["Title", "Review"], ["A", "one\ntwo\r\nthree"], ["B", ""]])
        #expect(text.records.map(\.line) == [1, 2, 5])
    }

    @Test("A quote that does not end costs its line only")
    func openQuote() {
        let text = DelimitedText("Title,Year\n\"Open,2001\nShut,2002\n")
        #expect(text.records.map(\.fields) == [["Title", "Year"], ["\"Open", "2001"], ["Shut", "2002"]])
        #expect(text.openQuotes == [2])
    }

    @Test("A file of open quotes is read in one pass")
    func manyOpenQuotes() {
        let text = DelimitedText(String(repeating: "a,\"b\n", count: 20_001))
        #expect(text.records.count > 10_000)
        #expect(text.openQuotes.count <= 100)
    }

    @Test("Separators at the end of all lines are no fields")
    func trailingSeparators() {
        #expect(ImportedRows("t.csv", "Title,Watchlist\nA,1,\nB,1,\n").lines == ["2 A: watchlist", "3 B: watchlist"])
        #expect(ImportedRows("t.csv", "Title,Watchlist\nA,1\nB,x,1,\n").lines == ["2 A: watchlist"])
    }

    @Test("A line that names its separator is none of the rows")
    func separatorLine() { #expect(fields("sep=;\nTitle;Year\nA, B;2001\n") == [["Title", "Year"], ["A, B", "2001"]]) }

    @Test("A line of too many fields has at most as many as a table")
    func manyFields() { #expect(fields(String(repeating: ",x", count: 5_000))[0].count == ImportLimit.columns) }

    @Test("A rating is read in every form, and rounded to half points of 10")
    func ratings() {
        let rows: [(String, Int, Double?)] = [
            ("8", 10, 8), ("8.5", 10, 8.5), ("8,5", 10, 8.5), ("7.3", 10, 7.5), ("7.2", 10, 7), ("10", 10, 10), ("4.5", 5, 9),
            ("0.5", 5, 1),
            ("5", 5, 10), ("3.3", 5, 6.5), ("★★★★½", 5, 9), ("★★★☆☆", 5, 6), ("½", 5, 1), ("4½", 5, 9), ("11", 10, nil), ("6", 5, nil),
            ("0", 10, nil), ("-1", 10, nil), ("good", 10, nil), ("", 10, nil), ("8.", 10, nil), ("8.5.1", 10, nil), ("1e1", 10, nil),
            ("nan", 10, nil), ("99999999999999999999", 10, nil), ("85%", 10, nil), ("٨", 10, nil),
        ]
        for (text, best, value) in rows { #expect(RatingText(text)?.rating(best: best)?.value == value, "\(text)") }
        #expect(RatingText("9/10")?.best == 10)
        #expect(RatingText("4.5 / 5")?.best == 5)
        #expect(RatingText("9/11") == nil)
    }

    @Test("Dates are read in the forms of all exports; one that can be two days is none")
    func dates() {
        let day = Day("2024-03-25")
        for text in ["2024-03-25", "2024-03-25T10:00:00Z", "2024-03-25 10:00:00", "2024/03/25", "25.03.2024", "25/03/2024", "03/25/2024"] {
            #expect(RowText.day(text) == day, "\(text)")
        }
        for text in ["", "05/03/2024", "2024-13-01", "2024-02-30", "yesterday", "20240325", "24-03-25", "2024-03"] {
            #expect(RowText.day(text) == nil, "\(text)")
        }
    }

    @Test("Ids are numbers and words of their service")
    func ids() {
        #expect(RowText.imdbID("tt0137523") == "tt0137523")
        #expect(RowText.imdbID("https://www.imdb.com/title/TT0137523/") == "tt0137523")
        for text in ["0137523", "nm0000093", "tt", "tt12x", "", "tt01375230137523013"] { #expect(RowText.imdbID(text) == nil, "\(text)") }
        #expect(RowText.id("550") == 550)
        for text in ["", "0", "-1", "5.5", "1234567890", "٥٥"] { #expect(RowText.id(text) == nil, "\(text)") }
        #expect(RowText.year("1999-10-15") == 1999)
        for text in ["0001-01-01", "99", "19999", "year", ""] { #expect(RowText.year(text) == nil, "\(text)") }
    }
}
