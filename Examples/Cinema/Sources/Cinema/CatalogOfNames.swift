import Foundation
import Logging
import Marquee

/// The catalog of all names, from which the search field suggests titles and people that no page has shown yet.
struct CatalogOfNames: Sendable {
    /// How old it may get; nil for no catalog.
    let age: Duration?
    /// A folder for the catalog of a sandbox, whose other data is in memory; nil if the catalog is in the folder of the cache.
    let folder: String?

    init(age: Duration?, isTemporary: Bool) {
        self.age = age
        folder =
            age != nil && isTemporary
            ? FileManager.default.temporaryDirectory.appending(path: "cinema-\(UUID().uuidString)").path : nil
    }

    /// Imports the newest one if this machine has none, and then keeps it in step with TMDb until the client is shut down.
    func keep(in marquee: MarqueeClient, logger: Logger) async {
        guard let age else { return }
        while !Task.isCancelled {
            do {
                if let folder {
                    try FileManager.default.createDirectory(
                        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
                }
                if try await marquee.catalog.info() == nil {
                    // Nil after an import that ended with its process: for a day, it is not begun again.
                    guard let info = try await marquee.catalog.update()?.info else {
                        logger.warning("names.postponed")
                        try? await Task.sleep(for: Self.pause)
                        continue
                    }
                    logger.info("names", metadata: ["count": "\(info.count)", "day": "\(info.day)"])
                }
                marquee.startUpdating(every: age)
                return
            } catch {
                if !Task.isCancelled { logger.warning("names.failed", metadata: ["error": "\(error)"]) }
                try? await Task.sleep(for: Self.pause)
            }
        }
    }

    func removeTemporary() {
        if let folder { try? FileManager.default.removeItem(atPath: folder) }
    }

    /// The time between two attempts of an import.
    private static let pause = Duration.seconds(600)
}
