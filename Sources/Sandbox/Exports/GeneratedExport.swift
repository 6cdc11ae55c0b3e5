/// The lines of a daily export of made-up names, in the form of TMDb's: one JSON object a line, by ascending id. The same seed gives the same
/// lines.
public struct GeneratedExport: Sendable, Hashable {
    /// The files that TMDb publishes each day.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// Movies.
        case movies = "movie_ids"
        /// Movies for adults only.
        case adultMovies = "adult_movie_ids"
        /// TV series.
        case series = "tv_series_ids"
        /// People.
        case people = "person_ids"
        /// Collections of movies.
        case collections = "collection_ids"
        /// Networks of TV series.
        case networks = "tv_network_ids"
        /// Keywords.
        case keywords = "keyword_ids"
        /// Production companies.
        case companies = "production_company_ids"

        /// The number of names among a million of all kinds.
        var share: Int {
            switch self {
            case .movies: 190_000
            case .adultMovies: 20_000
            case .series: 34_000
            case .people: 710_000
            case .collections: 1_500
            case .networks: 1_000
            case .keywords: 13_000
            case .companies: 30_500
            }
        }
    }

    /// The file.
    public var kind: Kind
    /// The number of names.
    public var count: Int
    /// The beginning of the sequence.
    public var seed: UInt64

    public init(_ kind: Kind, count: Int, seed: UInt64 = 1) {
        self.kind = kind
        self.count = count
        self.seed = seed
    }

    /// The exports of all kinds with a number of names together.
    public static func all(names: Int, seed: UInt64 = 1) -> [GeneratedExport] {
        Kind.allCases.map { GeneratedExport($0, count: max(1, names * $0.share / 1_000_000), seed: seed) }
    }

    /// Calls a function with each line, without its end.
    public func forEachLine<Failure: Error>(_ body: (String) throws(Failure) -> Void) throws(Failure) {
        let number = UInt64(Kind.allCases.firstIndex(of: kind) ?? 0)
        var random = SeededRandom(seed: seed &* 1_000 &+ number)
        var names = GeneratedNames(
            seed: seed &* 7_919 &+ number, vocabulary: min(200_000, max(200, count / 4)), isPeople: kind == .people)
        // Ids of both files of movies are of one sequence in TMDb.
        var id = kind == .adultMovies ? 2_000_000 : 0
        for index in 0..<count {
            id += 1 + random.index(below: 2)
            let rare = random.fraction() < 0.01 ? 30.0 : 1
            let popularity = ((random.fraction() * random.fraction() * 8 * rare) * 10_000).rounded() / 10_000
            try body(line(id: id, name: names.next(), popularity: popularity, isVideo: index % 50 == 49))
        }
    }

    private func line(id: Int, name: String, popularity: Double, isVideo: Bool) -> String {
        switch kind {
        case .movies, .adultMovies:
            #"{"adult":\#(kind == .adultMovies),"id":\#(id),"original_title":"\#(name)","popularity":\#(popularity),"video":\#(isVideo)}"#
        case .series: #"{"id":\#(id),"original_name":"\#(name)","popularity":\#(popularity)}"#
        case .people: #"{"adult":false,"id":\#(id),"name":"\#(name)","popularity":\#(popularity)}"#
        case .collections, .networks, .keywords, .companies: #"{"id":\#(id),"name":"\#(name)"}"#
        }
    }
}
