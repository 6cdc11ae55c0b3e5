/// The table of all operations that Marquee speaks. Nothing is sent that does not stand here; each row stands beside its endpoint.
package enum Operations {}

extension Duration {
    static func minutes(_ count: Int) -> Duration { .seconds(count * 60) }
    static func hours(_ count: Int) -> Duration { .seconds(count * 3600) }
}
