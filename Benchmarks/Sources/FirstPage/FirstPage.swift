import Marquee

/// Shows how many titles a cached page has: the smallest program that reads offline.
@main
enum FirstPage {
    static func main() async throws {
        let marquee = try await MarqueeClient(environment: [:]) {
            $0.storage = .readOnly(CommandLine.arguments[1])
        }
        print(try await marquee.movies.list(.popular(), policy: .offline).value.items.count)
    }
}
