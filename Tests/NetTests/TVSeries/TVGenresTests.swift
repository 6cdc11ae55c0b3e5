import Foundation
import MarqueeData
import MarqueeDomain
import MarqueeNet
import Testing

struct TVGenresTests {
    @Test func `genres are read, without the blanks that some names end in`() throws {
        let json = #"{"genres": [{"id": 10759, "name": "Action & Adventure"}, {"id": 36, "name": "Historie "}, {"name": "Lost"}]}"#
        let answer = try TMDBTVSeries(WireScene().tmdb).genres().adapt(Data(json.utf8))
        #expect(answer.value == [Genre(id: 10_759, name: "Action & Adventure"), Genre(id: 36, name: "Historie")])
        #expect(answer.dropped == 1)
    }
}
