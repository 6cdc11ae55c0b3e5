import UnixSignals
import Foundation
import Hummingbird
import Logging
import Marquee
import NIOCore
import ServiceLifecycle

/// A movie site on Marquee.
@main
enum Cinema {
    static func main() async throws {
        let settings: Settings
        do {
            settings = try Settings(environment: ProcessInfo.processInfo.environment)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(2)
        }
        if CommandLine.arguments.dropFirst() == ["health"] { exit(await HealthCheck.status(settings)) }
        var logger = Logger(label: "cinema")
        logger.logLevel = settings.logLevel
        do {
            let site = try await Site(settings, logger: logger)
            try await site.serviceGroup(signals: [.sigterm, .sigint]) { address in
                FileHandle.standardOutput.write(Data("Cinema is open to \(site.mostConnections()) connections: \(address)\n".utf8))
            }.run()
        } catch {
            // An error that leaves `main` would end the program with a trap.
            let reason =
                (error as? MarqueeError)?.reason.text
                ?? (error as? IOError).map { "it cannot listen at its addresses: \(String(cString: strerror($0.errnoCode)))." }
                ?? "\(error)"
            FileHandle.standardError.write(Data("Cinema has ended: \(reason)\n".utf8))
            // A setting that only the client can judge, such as a connection string.
            exit((error as? MarqueeError)?.code == .invalidInput ? 2 : 1)
        }
    }
}
