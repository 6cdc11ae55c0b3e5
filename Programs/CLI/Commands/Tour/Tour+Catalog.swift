import Foundation
import Marquee
import MarqueePresentation
import MarqueeSandbox

// The part of the tour in which a catalog is downloaded, and searched without the server.

extension Tour {
    /// The number of generated names.
    private static let names = 20_000

    /// Imports the names of a day, and searches them with the server gone.
    func searchCatalog() async throws(Failure) {
        server.changeExports { $0.names = Self.names }
        let child = try child()
        terminal.print([.empty, Line("=== The catalog: \(Texts.screens.number(Self.names)) generated names of a day ===", .heading)])
        try await show(child, ["catalog", "import"], without: "day")
        server.behave(.offline)
        terminal.print([.empty, Line("--- The server is gone ---", .faint)])
        let found = try await show(child, ["catalog", "search", "the", "--limit", "3"])
        guard found.split(separator: "\n").count == 3 else { throw .other("The catalog was not searched.", hint: Self.hint) }
        server.behave(.normal)
    }
}
