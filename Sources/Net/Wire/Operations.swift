/// The table of all operations of TMDb that Marquee uses. No other request is sent but those of a program's own
/// (`TMDBRequests`). Each row is next to its endpoint.
package enum Operations {}

extension Duration {
    static func minutes(_ count: Int) -> Duration { .seconds(count * 60) }
    static func hours(_ count: Int) -> Duration { .seconds(count * 3600) }
}
