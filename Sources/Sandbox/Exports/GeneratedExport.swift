/// The lines of a daily export of made-up names, in the form of TMDb's: one JSON object a line, by ascending id. The same seed gives the
/// same lines.
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
        /// TV series for adults only.
        case adultSeries = "adult_tv_series_ids"
        /// People of titles for adults only.
        case adultPeople = "adult_person_ids"

        /// Whether it has titles and people for adults only.
        public var isAdult: Bool { self == .adultMovies || self == .adultSeries || self == .adultPeople }

        /// The number of names among a million of all kinds.
        var share: Int {
            switch self {
            case .movies: 190_000
            case .adultMovies: 20_000
            case .series: 34_000
            case .people: 700_000
            case .collections: 1_500
            case .networks: 1_000
            case .keywords: 13_000
            case .companies: 30_500
            case .adultSeries: 1_000
            case .adultPeople: 9_000
            }
        }
    }

    /// The file.
    public var kind: Kind
    /// The number of names.
    public var count: Int
    /// The beginning of the sequence.
    public var seed: UInt64
    /// How many days later the export is from. Each day, popularities change, and some names are new and others gone.
    public var age = 0

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
            seed: seed &* 7_919 &+ number, vocabulary: min(200_000, max(200, count / 4)), isPeople: kind == .people || kind == .adultPeople)
        // Ids of a file for all and of that for adults are of one sequence in TMDb.
        var id = kind.isAdult ? 10_000_000 : 0
        for index in 0..<count + newPerDay * age {
            id += 1 + random.index(below: 2)
            let rare = random.fraction() < 0.01 ? 30.0 : 1
            let popularity = random.fraction() * random.fraction() * 8 * rare
            let name = names.next()
            guard age == 0 || !isGone(index) else { continue }
            let today = (popularity * change(of: index) * 10_000).rounded() / 10_000
            try body(line(id: id, name: name, popularity: today, isVideo: index % 50 == 49))
        }
    }

    private var newPerDay: Int { count / 2_000 + 1 }

    /// Whether a name of the first day, or of a later one, is gone. One in 4,000 goes each day.
    private func isGone(_ index: Int) -> Bool {
        var random = SeededRandom(seed: seed &* 31 &+ UInt64(index))
        let lifetime = 1 + random.index(below: 4_000)
        return max(0, index - count) / newPerDay + lifetime <= age
    }

    /// The factor by which a popularity differs from that of the first day.
    private func change(of index: Int) -> Double {
        guard age > 0 else { return 1 }
        var random = SeededRandom(seed: seed &* 31 &+ UInt64(index) &* 4_001 &+ UInt64(age))
        return 0.8 + 0.4 * random.fraction()
    }

    private func line(id: Int, name: String, popularity: Double, isVideo: Bool) -> String {
        switch kind {
        case .movies, .adultMovies:
            #"{"adult":\#(kind.isAdult),"id":\#(id),"original_title":"\#(name)","popularity":\#(popularity),"video":\#(isVideo)}"#
        case .series, .adultSeries: #"{"id":\#(id),"original_name":"\#(name)","popularity":\#(popularity)}"#
        case .people, .adultPeople:
            #"{"adult":\#(kind.isAdult),"id":\#(id),"name":"\#(name)","popularity":\#(popularity)}"#
        case .collections, .networks, .keywords, .companies: #"{"id":\#(id),"name":"\#(name)"}"#
        }
    }
}
