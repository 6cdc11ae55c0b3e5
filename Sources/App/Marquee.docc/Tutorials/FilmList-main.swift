import Marquee

let marquee = try await MarqueeClient()
let list = FilmList(marquee: marquee)
for line in try await list.lines() { print(line) }
await marquee.shutdown()
