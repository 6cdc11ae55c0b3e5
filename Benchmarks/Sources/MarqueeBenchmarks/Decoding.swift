import Foundation
import Marquee
import MarqueeData
import MarqueeNet

/// Bytes to entities, against the two usual ways with Foundation.
enum Decoding {
    static func benchmarks() throws -> [Benchmark] {
        let body = SamplePage.body
        let remote = TMDBMovies(TMDB(credential: nil, transport: NoTransport())).list(.popular())
        let ours: @Sendable () throws -> Int = { try remote.adapt(body).value.items.count }
        return [
            row("decode-strategies", "JSONDecoder with key strategy and DateFormatter", .atMost(1.0 / 25), ours) {
                let decoder = JSONDecoder()
                decoder.keyDecodingStrategy = .convertFromSnakeCase
                let formatter = DateFormatter()
                formatter.locale = Locale(identifier: "en_US_POSIX")
                formatter.timeZone = TimeZone(identifier: "UTC")
                formatter.dateFormat = "yyyy-MM-dd"
                decoder.dateDecodingStrategy = .formatted(formatter)
                return try decoder.decode(ConvertedPage.self, from: body).results.count
            },
            row("decode-keys", "JSONDecoder with coding keys", .atMost(1 / 4.5), ours) {
                try JSONDecoder().decode(KeyedPage.self, from: body).results.count
            },
        ]
    }

    private static func row(
        _ name: String, _ against: String, _ goal: Goal, _ ours: @escaping @Sendable () throws -> Int,
        theirs: @escaping @Sendable () throws -> Int
    ) -> Benchmark {
        Benchmark(name: name, work: "decode and adapt a page of 20 titles", against: against, goal: goal, unit: "µs") {
            Pair(ours: try await measure(ours), theirs: try await measure(theirs))
        }
    }

    private static func measure(_ work: @Sendable () throws -> Int) async throws -> Double {
        let times = 200
        return try await Stopwatch.seconds {
            for _ in 0..<times where try work() != 20 { throw BenchmarkError("a row is missing") }
        } / Double(times) * 1e6
    }
}

/// A transport that never sends.
struct NoTransport: HTTPTransport {
    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        throw TransportError(.closed, "nothing is sent")
    }
    func shutdown() async {}
}

/// The types of a program that lets Foundation convert keys and dates.
struct ConvertedPage: Decodable {
    struct Movie: Decodable {
        let adult: Bool
        let backdropPath: String?
        let genreIds: [Int]
        let id: Int
        let originalLanguage: String
        let originalTitle: String
        let overview: String
        let popularity: Double
        let posterPath: String?
        let releaseDate: Date
        let title: String
        let video: Bool
        let voteAverage: Double
        let voteCount: Int
    }

    let page: Int
    let results: [Movie]
    let totalPages: Int
    let totalResults: Int
}

/// The types of a program that names its keys and leaves the dates as text.
struct KeyedPage: Decodable {
    struct Movie: Decodable {
        let adult: Bool
        let backdropPath: String?
        let genreIDs: [Int]
        let id: Int
        let originalLanguage: String
        let originalTitle: String
        let overview: String
        let popularity: Double
        let posterPath: String?
        let releaseDate: String
        let title: String
        let video: Bool
        let voteAverage: Double
        let voteCount: Int

        enum CodingKeys: String, CodingKey {
            case adult, id, overview, popularity, title, video
            case backdropPath = "backdrop_path"
            case genreIDs = "genre_ids"
            case originalLanguage = "original_language"
            case originalTitle = "original_title"
            case posterPath = "poster_path"
            case releaseDate = "release_date"
            case voteAverage = "vote_average"
            case voteCount = "vote_count"
        }
    }

    let page: Int
    let results: [Movie]
    let totalPages: Int
    let totalResults: Int

    enum CodingKeys: String, CodingKey {
        case page, results
        case totalPages = "total_pages"
        case totalResults = "total_results"
    }
}
