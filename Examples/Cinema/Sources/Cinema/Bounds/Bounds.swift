import Foundation

/// The limits of one visitor: numbers, times and sizes. Each file of this folder uses some of them, and can be copied alone.
struct Bounds: Sendable {
    /// How many connections are open at most; nil follows from the limit of descriptors. A connection that reads nothing takes 160 KB.
    var connections: Int? = 1_024
    /// How many of them one address may have. The proxy has no limit.
    var connectionsEach = 100
    /// The time from the beginning of a connection to the end of a request's head, and from one answer to the next head.
    var head: Duration = .seconds(20)
    /// The time from the end of a head to the end of its body.
    var body: Duration = .seconds(10)
    /// The time from the end of a request until its answer has left, so that a visitor who reads nothing ends too.
    var answer: Duration = .seconds(60)
    /// The time that answers under way get when the site ends: more than a page waits for TMDb.
    var end: Duration = .seconds(6)
    /// The size of a head.
    var headBytes = 16_384
    /// The length of an address with its query.
    var addressBytes = 2_000
    /// The limits of one address for pages that send requests to TMDb.
    var signIns = Allowance(at: 1 / 6, burst: 20)
    var searches = Allowance(at: 2, burst: 60)
    var pictures = Allowance(at: 60, burst: 600)
    /// The limit of one address for calendars. A service can read those of many members.
    var calendarReads = Allowance(at: 5, burst: 300)
    /// How many members have a secret address for a calendar.
    var calendars = 10_000
    /// The size of a file that a member imports, with the fields of its form.
    var transferBytes = 16 << 20
    /// The time from the end of the head to the end of the body for such a file.
    var upload: Duration = .seconds(60)
    /// How long an import or an export takes at most: less than the time of an answer.
    var transfer: Duration = .seconds(40)
    /// How many imports and exports the site has at the same time.
    var transfers = 4
    /// How many plans of imports wait for their members, and how many rows they have together.
    var plans = 100
    var planRows = 200_000
    /// How many requests of one address are answered at the same time.
    var requests = 16
    /// How long a refusal of one request too many waits: without a pause, it would be followed by the next request at once.
    var refusal: Duration = .seconds(1)
}

/// How often something may be done: a rate per second, and how many times at once after a pause.
struct Allowance: Sendable, Hashable {
    let rate: Double
    let burst: Double

    init(at rate: Double, burst: Double) { (self.rate, self.burst) = (rate, burst) }

    static let unlimited = Allowance(at: .infinity, burst: .infinity)
}
