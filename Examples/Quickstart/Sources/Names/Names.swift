import Marquee
import MarqueeCatalog
import MarqueeSandbox

/// Downloads all names from a sandbox, and searches them: what a program adds that wants the catalog.
@main
enum Names {
    static func main() async throws {
        let sandbox = try await Sandbox.start()
        let folder = Folder()
        let marquee = try await MarqueeClient {
            $0.credential = try .accessToken(Sandbox.accessToken)
            $0.baseURL = sandbox.baseURL
            $0.exportsBaseURL = sandbox.baseURL
            $0.storage = .folder(folder.path)
            $0.catalog = .inStoreFolder
        }

        let result = try await marquee.catalog.importing(CatalogImport())
        print(result.info.count, "names of", result.info.day)
        for name in try await marquee.catalog.search("god")?.names ?? [] { print(name.kind, name.number, name.name) }

        await marquee.shutdown()
        await sandbox.stop()
        folder.remove()
    }
}
