import Marquee
import MarqueeKeeping

/// The output of `--json` about a request to keep titles.
struct KeptJSON: Encodable {
    let job: KeepJobJSON
    let progress: KeepProgressJSON
    /// The titles that are not kept; absent unless they were asked for.
    let failures: [KeepFailureJSON]?

    init(_ job: KeepJob, _ progress: KeepProgress, _ failures: [KeepFailure]? = nil) {
        (self.job, self.progress) = (KeepJobJSON(job), KeepProgressJSON(progress))
        self.failures = failures.map { $0.map(KeepFailureJSON.init) }
    }
}

/// The same about all requests.
struct KeptListJSON: Encodable {
    let jobs: [KeptJSON]
}

/// A request.
struct KeepJobJSON: Encodable {
    let id: String
    let created: Day
    let kind: String
    let titles: [String]?
    let list: Int?
    let media: String?
    let count: Int?
    let seasons: String
    let pictures: [String]
    let languages: [String]
    let maxBytes: Int?
    let maxRequests: Int?

    init(_ job: KeepJob) {
        let request = job.request
        (id, created, seasons, languages) = (job.id, job.created, request.seasons.rawValue, request.languages)
        (maxBytes, maxRequests) = (request.maxBytes, request.maxRequests)
        pictures = request.pictures.map { "\($0.kind.rawValue):\($0.width.map(String.init) ?? "original")" }.sorted()
        var (titles, list, media, count) = ([String]?.none, Int?.none, String?.none, Int?.none)
        switch request.items {
        case .titles(let items):
            kind = "titles"
            titles = items.map { "\($0.kind.rawValue)/\($0.id)" }
        case .library: kind = "library"
        case .list(let id):
            kind = "list"
            list = id
        case .popular(let wanted, let number):
            kind = "popular"
            (media, count) = (wanted.rawValue, number)
        case .discoverMovies(_, let number):
            kind = "discover"
            (media, count) = (MediaKind.movie.rawValue, number)
        case .discoverTV(_, let number):
            kind = "discover"
            (media, count) = (MediaKind.tv.rawValue, number)
        }
        (self.titles, self.list, self.media, self.count) = (titles, list, media, count)
    }
}

/// The state of a request.
struct KeepProgressJSON: Encodable {
    let job: String
    let state: String
    let wait: Double?
    let error: MarqueeError?
    let items: Int
    let stored: Int
    let missing: Int
    let failed: Int
    let left: Int
    let bytes: Int
    let pictures: Int
    let requests: Int

    init(_ progress: KeepProgress) {
        (job, items, stored, missing) = (progress.job, progress.items, progress.stored, progress.missing)
        (failed, left, bytes) = (progress.failed, progress.left, progress.bytes)
        (pictures, requests) = (progress.pictures, progress.requests)
        switch progress.state {
        case .idle: (state, wait, error) = ("idle", nil, nil)
        case .working: (state, wait, error) = ("working", nil, nil)
        case .waiting(let pause, let reason): (state, wait, error) = ("waiting", pause / .seconds(1), reason)
        case .elsewhere: (state, wait, error) = ("elsewhere", nil, nil)
        case .finished: (state, wait, error) = ("finished", nil, nil)
        case .full: (state, wait, error) = ("full", nil, nil)
        case .budgetSpent: (state, wait, error) = ("budgetSpent", nil, nil)
        case .failed(let reason): (state, wait, error) = ("failed", nil, reason)
        }
    }
}

/// A title that is not kept.
struct KeepFailureJSON: Encodable {
    let item: String
    let reason: String?

    init(_ failure: KeepFailure) { (item, reason) = ("\(failure.item.kind.rawValue)/\(failure.item.id)", failure.reason) }
}

/// The cost of a request.
struct KeepEstimateJSON: Encodable {
    let items: Int
    let requests: Int
    let seriesWithSeasons: Int
    let pictureRequests: Int
    let seconds: Int

    init(_ cost: KeepEstimate) {
        (items, requests, seriesWithSeasons) = (cost.items, cost.requests, cost.seriesWithSeasons)
        (pictureRequests, seconds) = (cost.pictureRequests, cost.seconds)
    }
}

/// Which request was released.
struct ReleasedJSON: Encodable {
    let released: String
}

extension KeepEstimate {
    /// The shortest time for the requests of the answers, at the rate that TMDb allows.
    var seconds: Int { (requests + 39) / 40 }
}
