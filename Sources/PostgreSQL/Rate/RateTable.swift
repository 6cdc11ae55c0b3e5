import MarqueeData

/// A row of the table of rates, on a connection.
struct RateTable: Sendable {
    let name: String
    /// The time of one permit, in microseconds.
    let interval: Int
    let burst: Int

    /// Permits that may be used later than this are not given. So a row with a later time was written before the server's clock was set back.
    private static let horizon = 10_000_000

    init(name: String, perSecond: Double, burst: Int) {
        self.name = name
        // A number that is none is the slowest rate.
        let time = (Duration.seconds(1) / (perSecond > 0.001 ? min(perSecond, 1_000_000) : 0.001)).components
        // Rounded up, so that the rate is not exceeded.
        interval = Int(time.seconds) * 1_000_000 + Int((time.attoseconds + 999_999_999_999) / 1_000_000_000_000)
        self.burst = min(max(1, burst), 1_000_000)
    }

    /// Takes permits that are free now, or reserves up to half of the burst for later. The statement is a transaction of its own.
    ///
    /// - Parameters:
    ///   - handle: The connection.
    ///   - permits: The most permits.
    func lease(_ handle: PostgreSQLHandle, upTo permits: Int) throws(PostgreSQLFailure) -> RateLease {
        let values: [Parameter] = [
            .text(name), Parameter(min(max(1, permits), burst)), Parameter(interval), Parameter(burst), Parameter(max(1, burst / 2)),
            Parameter(Self.horizon),
        ]
        let lease = try handle.first(Self.statement, values) { (row) throws(PostgreSQLFailure) in
            RateLease(permits: Int(try row.integer(0)), wait: .microseconds(try row.integer(1)))
        }
        guard let lease else { throw .damagedValue }
        return lease.permits > 0 ? lease : RateLease(permits: 0, wait: .seconds(1))
    }

    /// `start` is when the bucket is full, or now. Its tokens that are `free` now are given at once. If there are none, those of later are
    /// reserved, so that processes are served in the order of their calls and none of them has to ask again.
    static let statement = """
        INSERT INTO shared_rate AS rate(name, due, leased_at, permits)
        SELECT $1::text, moment + $2::bigint * $3::bigint, moment, $2::bigint
            FROM (SELECT marquee_now() * 1000 AS moment OFFSET 0) AS clock
        ON CONFLICT(name) DO UPDATE SET leased_at = excluded.leased_at, (due, permits) = (
            SELECT start + given * $3::bigint, given FROM (
                SELECT start, CASE
                    WHEN start - excluded.leased_at > $6::bigint THEN 0
                    WHEN free > 0 THEN least($2::bigint, free)
                    ELSE least($2::bigint, $5::bigint) END AS given
                FROM (
                    SELECT start, (excluded.leased_at + $4::bigint * $3::bigint - start) / $3::bigint AS free FROM (
                        SELECT CASE
                            WHEN rate.due - excluded.leased_at > $6::bigint + $4::bigint * $3::bigint + 1000000 THEN excluded.leased_at
                            ELSE greatest(rate.due, excluded.leased_at) END AS start) AS starts) AS frees) AS gifts)
        RETURNING permits, greatest(0, due - leased_at - $4::bigint * $3::bigint)
        """
}
