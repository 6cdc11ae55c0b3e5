import Foundation
import Marquee

@main
enum Main {
    static func main() async {
        let status = await Program.run(
            Array(CommandLine.arguments.dropFirst()), environment: MarqueeClient.Configuration.environment, terminal: .standard)
        exit(status.rawValue)
    }
}
