import Foundation
import MarqueeDomain
import Testing

struct OpenVocabularyTests {
    @Test func `known words are cases and unknown ones are kept`() {
        #expect(VideoType(rawValue: "Behind the Scenes") == .behindTheScenes)
        #expect(VideoType(rawValue: "Vertical") == .unknown("Vertical"))
        #expect(VideoType.unknown("Vertical").rawValue == "Vertical")
        #expect(VideoType.behindTheScenes.rawValue == "Behind the Scenes")
    }

    @Test func `every known word survives its spelling and JSON`() throws {
        for kind in VideoType.known { #expect(VideoType(rawValue: kind.rawValue) == kind) }
        for status in MovieStatus.known { #expect(MovieStatus(rawValue: status.rawValue) == status) }
        let kinds: [MediaKind] = [.movie, .unknown("tv_season")]
        #expect(String(decoding: try JSONEncoder().encode(kinds), as: UTF8.self) == #"["movie","tv_season"]"#)
        #expect(try JSONDecoder().decode([MediaKind].self, from: Data(#"["movie","tv_season"]"#.utf8)) == kinds)
    }
}
