import Foundation
import MarqueeDomain
@testable import MarqueeNet

extension Agreement {
    /// The differences between the two decoders in a body, shape by shape.
    static func breaches(_ body: Data) -> [String] {
        let body = Body(body)
        return [
            breach(JSONValue.self, body, isOrdered: false), breach(Scalars.self, body), breach([Scalars].self, body),
            breach(Required.self, body, isOrdered: false),
            breach(ArrayWalk.self, body), breach(ObjectWalk.self, body), breach([ObjectWalk].self, body),
            breach([Int].self, body), breach([Int8].self, body), breach([UInt32].self, body), breach([UInt64].self, body),
            breach([Double?].self, body), breach([Float].self, body), breach([Bool?].self, body), breach([String?].self, body),
            breach([String: Double].self, body, isOrdered: false), breach([Int: JSONValue].self, body, isOrdered: false),
            breach([[String: [Int]]].self, body, isOrdered: false),
            intolerance(TitlesPage.self, body, without: ["name", "original_name"]),
            intolerance(Names.self, body, without: ["title", "original_title"]),
        ].compactMap { $0 }
    }
}

/// A page of titles, as a shape and for Foundation.
private struct TitlesPage: ObjectShape, Decodable, Equatable {
    let page: Int?
    let results: [Title]
    let totalPages: Int?
    let dates: Dates?

    init(_ row: TapeRow) throws {
        page = row.optional("page")
        results = try row.list("results")
        totalPages = row.optional("total_pages")
        dates = row.optional("dates")
    }

    struct Dates: ObjectShape, Decodable, Equatable {
        let minimum: Day

        init(_ row: TapeRow) throws { minimum = try row.required("minimum") }
    }

    struct Title: ObjectShape, Decodable, Equatable {
        let id: Int
        let title: String
        let originalTitle: String?
        let overview: String?
        let releaseDate: Day?
        let posterPath: ImagePath?
        let genreIDs: [Int]?
        let popularity: Double?
        let voteCount: Int?
        let adult: Bool?

        init(_ row: TapeRow) throws {
            id = try row.required("id")
            title = try row.required("title")
            originalTitle = row.optional("original_title")
            overview = row.optional("overview")
            releaseDate = row.optional("release_date")
            posterPath = row.optional("poster_path")
            genreIDs = row.optional("genre_ids")
            popularity = row.optional("popularity")
            voteCount = row.optional("vote_count")
            adult = row.optional("adult")
        }
    }
}

private struct Names: ObjectShape, Decodable, Equatable {
    let genres: [Name]

    init(_ row: TapeRow) throws { genres = try row.list("genres") }

    struct Name: ObjectShape, Decodable, Equatable {
        let id: Int
        let name: String?

        init(_ row: TapeRow) throws {
            id = try row.required("id")
            name = row.optional("name")
        }
    }
}
