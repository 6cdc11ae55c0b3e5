import Foundation
import TestKit
import Testing

/// `Docs/Values.md` has every field of the entities that programs show.
///
/// The tables are generated: `MARQUEE_WRITE_DOCUMENTS=1 Scripts/test --filter ValuesDocumentTests` writes them.
@Suite(.ownThread)
struct ValuesDocumentTests {
    private static let path = "Docs/Values.md"

    @Test func `the tables are what the sources give`() throws {
        let text = try Project.file(Self.path).text
        let marker = try #require(text.range(of: ValuesDocument.marker + "\n"))
        let expected = text[..<marker.upperBound] + (try ValuesDocument.ofProject().text())
        if ProcessInfo.processInfo.environment["MARQUEE_WRITE_DOCUMENTS"] != nil {
            try expected.write(to: Project.root.appendingPathComponent(Self.path), atomically: true, encoding: .utf8)
        }
        #expect(try Project.file(Self.path).text == expected)
        for type in ValuesDocument.sections.flatMap(\.types) { #expect(expected.contains("\n### \(type)\n"), "\(type)") }
    }

    @Test func `every type that a call returns has a table`() throws {
        let missing = try ValuesDocument.ofProject().missing()
        #expect(missing == [])
    }

    @Test func `a type without a table is found in planted sources`() throws {
        let domain = SourceFile(
            path: "Sources/Domain/Seen.swift",
            text: """
                /// Reads it.
                public struct SeenUseCases {
                    /// Reads a page.
                    public var page: Get<SeenInput, Page<Seen>> { get }
                    /// Reads a movie.
                    public func movie() -> Read<Movie> { movies }
                }

                /// An input.
                public struct SeenInput {}

                /// A value.
                public struct Seen {}

                /// A movie.
                public struct Movie {
                    /// Its mark.
                    public var mark: Mark
                    /// Its kind.
                    public var kind: Kind
                }

                /// A mark.
                public struct Mark {}

                /// A kind.
                public enum Kind: String {
                    /// One.
                    case one
                }
                """)
        #expect(ValuesDocument(domain: [domain], net: []).missing() == ["Mark", "Seen"])
    }

    @Test func `every optional field says when it is nil`() throws {
        let unexplained = try ValuesDocument.ofProject().unexplained()
        #expect(unexplained == [])
    }

    @Test func `every stored field has TMDb's name`() throws {
        let unnamed = try ValuesDocument.ofProject().unnamed()
        #expect(unnamed == [])
    }

    @Test func `a field, its nil and its name are read from planted sources`() throws {
        let domain = SourceFile(
            path: "Sources/Domain/Movie.swift",
            text: """
                /// A movie.
                ///
                /// See <https://example.com/movie>.
                public struct Movie {
                    /// The day; nil if unknown.
                    public var releaseDate: Day?
                    /// Whether it is a video.
                    public var isVideo = false

                    /// Its page.
                    public var url: URL? { nil }
                }
                """)
        let net = SourceFile(
            path: "Sources/Net/Movie.swift",
            text: """
                struct MovieDTO: DTO {
                    let releaseDate: Day?
                    let video: Bool?
                }

                extension MovieDTO {
                    func adapted() -> Movie {
                        var movie = Movie()
                        movie.releaseDate = releaseDate
                        movie.isVideo = video ?? false
                        return movie
                    }
                }
                """)
        let document = ValuesDocument(domain: [domain], net: [net])
        let table = try #require(document.table(of: "Movie"))
        #expect(table.sentence == "A movie." && table.page == "https://example.com/movie")
        #expect(table.rows.map(\.name) == ["releaseDate", "isVideo", "url"])
        #expect(table.rows.map(\.type) == ["Day?", "Bool", "URL?"])
        #expect(table.rows.map(\.meaning) == ["The day.", "Whether it is a video.", "Its page."])
        #expect(table.rows.map(\.whenNil) == ["if unknown", "", ""])
        #expect(table.rows.map(\.key) == ["release_date", "video", ""])
        #expect(document.unexplained() == ["Movie.url"])
    }

    @Test func `the cases of an enumeration and their values are read from planted sources`() throws {
        let domain = SourceFile(
            path: "Sources/Domain/Video.swift",
            text: """
                /// A video.
                public struct Video {
                    /// Its site.
                    public var site: VideoSite
                    /// Its shape; nil if unknown.
                    public var shape: Shape?
                    /// Its languages.
                    public var kinds: Set<Kind>

                    /// A shape.
                    public enum Shape: String {
                        /// Wide.
                        case wide
                        /// Very tall.
                        case veryTall = "very_tall"
                    }
                }

                /// A site.
                public enum VideoSite: OpenVocabulary {
                    /// YouTube.
                    case youTube
                    /// Another one.
                    case unknown(String)

                    /// TMDb's spelling.
                    public var rawValue: String {
                        switch self {
                        case .youTube: "YouTube"
                        case .unknown(let raw): raw
                        }
                    }
                }

                /// A kind that no field has.
                public enum Other: String {
                    /// One.
                    case one
                }

                /// A row.
                public enum MediaItem {
                    /// A movie.
                    case movie(Movie)

                    /// Its title.
                    public var title: String { "" }
                }
                """)
        let document = ValuesDocument(domain: [domain], net: [])
        let all = document.enumerations()
        #expect(all.map(\.name) == ["Video.Shape", "VideoSite"] && all.map(\.sentence) == ["A shape.", "A site."])
        #expect(all.map { $0.cases.map(\.name) } == [["wide", "veryTall"], ["youTube", "unknown(String)"]])
        #expect(all.map { $0.cases.map(\.value) } == [["wide", "very_tall"], ["YouTube", ""]])
        #expect(all[0].cases.map(\.meaning) == ["Wide.", "Very tall."])
        #expect(document.text().contains("| `shape` | [`Shape?`](#videoshape) | Its shape. | if unknown |"))
        let item = try #require(document.table(of: "MediaItem"))
        #expect(item.rows.map(\.name) == [".movie", "title"] && item.rows.map(\.type) == ["Movie", "String"])
    }
}
