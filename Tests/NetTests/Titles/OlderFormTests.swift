import Foundation
import MarqueeData
import MarqueeDomain
import MarqueeNet
import TestKit
import Testing

/// Forms that TMDb sent in earlier years, and that a cache in between may still send.
struct OlderFormTests {
    private let tmdb = WireScene().tmdb

    @Test(arguments: [true, false])
    func `the kind of a title is in media or beside it`(_ isInside: Bool) throws {
        let (inside, beside) = isInside ? (#", "media_type": "tv""#, "") : ("", #", "media_type": "tv""#)
        let credit = """
            {"id": "a1", "credit_type": "cast", "media": {"id": 3, "name": "Sample", "character": "A"\(inside)}\(beside),
             "person": {"id": 7, "name": "Other"}}
            """
        let answer = try TMDBReference(tmdb).credit("a1").adapt(Data(credit.utf8))
        #expect(answer.value.media == .tv(TVSeries(id: 3, name: "Sample")) && answer.value.character == "A" && answer.dropped == 0)

        let image =
            #"{"id": "i1", "file_path": "/a.jpg", "image_type": "poster", "media": {"id": 3, "name": "Sample"\#(inside)}\#(beside)}"#
        let images = try TMDBPeople(tmdb).taggedImages(of: 7).adapt(Data(#"{"id": 7, "page": 0, "results": [\#(image)]}"#.utf8))
        #expect(images.value.items.map(\.media) == [.tv(TVSeries(id: 3, name: "Sample"))] && images.dropped == 0)
    }

    @Test func `a title without a kind in any place is broken`() {
        let credit = #"{"id": "a1", "media": {"id": 3, "name": "Sample"}, "person": {"id": 7, "name": "Other"}}"#
        let error = failure(of: { () throws(MarqueeError) in try TMDBReference(tmdb).credit("a1").adapt(Data(credit.utf8)) })
        #expect(error?.reason.key == "answer.fieldMissing")
    }

    @Test func `a creator may have no id of the credit`() throws {
        let body = #"{"id": 3, "name": "Sample", "created_by": [{"id": 7, "name": "One"}, {"id": 8, "name": "Two", "credit_id": "c8"}]}"#
        let answer = try TMDBTVSeries(tmdb).details(3).adapt(Data(body.utf8))
        #expect(answer.value.createdBy.map(\.id) == ["person-7", "c8"] && answer.value.createdBy.map(\.personID) == [7, 8])
        #expect(answer.losses == DecodingLosses())
    }
}
