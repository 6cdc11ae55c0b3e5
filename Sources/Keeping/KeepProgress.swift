public import Marquee

/// The state of a request that is kept.
public struct KeepProgress: Sendable {
    /// The work on a request.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum State: Sendable {
        /// Not running.
        case idle
        /// Titles are being read.
        case working
        /// The server cannot be reached, or asks to wait. The work goes on after this time.
        case waiting(Duration, because: MarqueeError)
        /// Another process works on the requests of this folder; this one takes over when it ends.
        case elsewhere
        /// All titles were read; those that failed are tried again a day later.
        case finished
        /// The cache or the disk has no space for more. The rest waits for a larger limit, or for a release.
        case full
        /// The bytes or the requests that the request allows are used.
        case budgetSpent
        /// The items of the request cannot be found, such as those of a library without a signed-in account, or the store cannot be used.
        case failed(MarqueeError)
    }

    /// The request.
    public let job: KeepJob.ID
    /// The state.
    public internal(set) var state: State
    /// The number of titles, people and collections.
    public internal(set) var items = 0
    /// The number of them that are stored.
    public internal(set) var stored = 0
    /// The number of them that TMDb does not have.
    public internal(set) var missing = 0
    /// The number of them that could not be read.
    public internal(set) var failed = 0
    /// The size of their protected answers and pictures in bytes.
    public internal(set) var bytes = 0
    /// The number of protected pictures.
    public internal(set) var pictures = 0
    /// The number of reads that the server answered in this run, without pictures. A read of several seasons can need several requests.
    public internal(set) var requests = 0

    /// The number of items that were not tried yet.
    public var left: Int { items - stored - missing - failed }
}

/// An item that is not kept.
public struct KeepFailure: Sendable, Hashable {
    /// The item.
    public let item: MediaReference
    /// The key of the reason; nil if TMDb does not have the item.
    public let reason: String?
}

/// The cost of a request, before it is begun.
public struct KeepEstimate: Sendable, Hashable {
    /// The number of titles, people and collections.
    public let items: Int
    /// The number of requests for their answers. Seasons are not among them: TMDb says only with the details of a series how many it has.
    public let requests: Int
    /// The number of TV series, each of which needs another request for every 20 seasons that are wanted.
    public let seriesWithSeasons: Int
    /// The maximum number of requests for pictures, which are sent to another host and have a rate of their own.
    public let pictureRequests: Int
}
