import Foundation
import MarqueeDomain
@testable import MarqueeNet
import TestKit
import Testing

@Suite(.ownThread)
struct DecodingTraceTests {
    @Test func `a key that no shape asks for is listed with its place`() {
        let row = #"{"id": 1, "title": "A", "genre_ids": [], "sequel": false, "odd": {"inside": 1}}"#
        let trace = trace(#"{"page": 1, "days": {}, "results": [\#(row), {"id": 2, "title": "B"}, \#(row)]}"#)
        #expect(trace.unread == ["days": 1, "results.*.sequel": 2, "results.*.odd": 2])
    }

    @Test func `where every key is asked for, none is listed`() {
        #expect(trace(#"{"page": 1, "results": [{"id": 1, "title": "A", "overview": null}], "total_pages": "x"}"#).unread == [:])
    }

    @Test func `a repeated key is read once`() {
        #expect(trace(#"{"page": 1, "page": 2, "results": []}"#).unread == ["page": 1])
    }

    @Test func `keys of large objects and of dictionaries count as asked for when they are read`() {
        let members = (0..<70).map { "\"k\($0)\": \($0)" }.joined(separator: ",")
        let body = Data("{\(members)}".utf8)
        #expect(Decoding.trace([String: Int].self, in: body).trace.unread.isEmpty)
        struct Few: ObjectShape {
            let k3: Int
            let k69: Int?

            init(_ row: TapeRow) throws {
                k3 = try row.required("k3")
                k69 = row.optional("k69")
            }
        }
        #expect(Decoding.trace(Few.self, in: body).trace.unread.count == 68)
    }

    @Test func `nothing is recorded where it is not wanted`() throws {
        try JSONDocument(Data(#"{"a": 1}"#.utf8)).read { tape in #expect(tape.record == nil) }
    }

    @Test func `each lost row and field has its place and its reason`() {
        let trace = trace(
            #"{"page": [], "results": [{"id": null, "title": "A", "odd": 1}, {"id": 2, "title": "B", "release_date": "1. 2. 2000"},"#
                + #" {"id": 3, "title": "C", "poster_path": "/../x"}, {"id": null, "title": "D"}]}"#)
        #expect(
            trace.losses.map { "\($0.isRow ? "row" : $0.isDate ? "date" : "field") \($0.place) \($0.count) \($0.reason?.key ?? "")" } == [
                "field page 1 answer.fieldType", "row results.*.id 2 answer.fieldNull",
                "date results.*.release_date 1 answer.fieldMalformed", "field results.*.poster_path 1 answer.fieldMalformed",
            ])
        #expect(trace.losses.allSatisfy { $0.reason?.values["field"] == $0.place })
        #expect(trace.unread.isEmpty, "The keys of a lost row are not compared with the shape.")
    }

    @Test func `a field inside of a lost field is no loss of its own`() {
        let json = #"{"id": 1, "title": "A", "genres": [{"name": "B", "id": 0.5e999}, {"name": "C"}]}"#
        let trace = Decoding.trace(MovieDetailsDTO.self, in: Data(json.utf8)).trace
        #expect(trace.losses.map(\.place) == ["genres.*.id"] && trace.losses.map(\.isRow) == [false])
    }

    @Test func `rows beyond the limit are lost at once, and their keys are not compared`() {
        let rows = (1...5_003).map { #"{"id": \#($0), "title": "A", "odd": 1}"# }.joined(separator: ",")
        let trace = trace(#"{"page": 1, "results": [\#(rows)], "after": 1}"#)
        #expect(trace.losses.map { "\($0.place) \($0.count)" } == ["results.* 3"])
        #expect(trace.unread == ["results.*.odd": 5_000, "after": 1])
    }

    @Test func `a value that is read only by tolerance is named`() {
        struct Shape: ObjectShape {
            let count: Int?
            let share: Double?
            let flag: Bool?
            let whole: Int?
            let list: [Int]?

            init(_ row: TapeRow) {
                count = row.optional("count")
                share = row.optional("share")
                flag = row.optional("flag")
                whole = row.optional("whole")
                list = row.optional("list")
            }
        }
        let json = #"{"count": "1", "share": "0.5", "flag": 1, "whole": 1.5, "list": 3}"#
        let (shape, trace) = Decoding.trace(Shape.self, in: Data(json.utf8))
        #expect(shape?.count == 1 && shape?.share == 0.5 && shape?.flag == true && shape?.whole == 1 && shape?.list == [3])
        let named = trace.leniencies.keys.map { "\($0.place) \($0.text)" }.sorted()
        #expect(
            named == [
                "count textForNumber", "flag numberForFlag", "list valueForList", "share textForNumber", "whole fractionForWhole",
            ])
        #expect(
            Decoding.trace(Shape.self, in: Data(#"{"count": 1.0, "share": 1, "flag": true, "list": []}"#.utf8)).trace.leniencies.isEmpty)
    }

    @Test func `the members of a dictionary have one place`() {
        let json = #"{"results": {"DE": {"link": "", "lease": 1}, "FR": {"lease": "", "buy": [{"provider_name": "A"}]}}}"#
        let trace = Decoding.trace(WatchProvidersDTO.self, in: Data(json.utf8)).trace
        #expect(trace.unread == ["results.*.lease": 2])
        #expect(trace.losses.map(\.place) == ["results.*.buy.*.provider_id"])
        #expect(trace.dictionaryKeys.keys.map(\.text).sorted() == ["DE", "FR"])
    }

    private func trace(_ json: String) -> DecodingTrace { Decoding.trace(PageDTO<MovieDTO>.self, in: Data(json.utf8)).trace }
}
