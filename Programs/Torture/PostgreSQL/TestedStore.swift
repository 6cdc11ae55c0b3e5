import Foundation
import MarqueeData
import MarqueeDatabase
import MarqueeDomain
import MarqueePostgreSQL

/// Where the clients of a part of a scenario store the data of accounts: in a folder, or in tables on a server, with their caches in the
/// folder.
struct TestedStore: Sendable {
    let folder: String
    let tables: StoreTables?
    /// Keeps the folder, except for children.
    private let scratch: Scratch?

    /// An empty place.
    init(on server: DatabaseServer?) async throws {
        let scratch = try Scratch()
        (folder, self.scratch) = (scratch.path, scratch)
        tables = server.map { StoreTables(connection: $0.connection, schema: "t\(UInt64.random(in: 0 ... .max))") }
        guard let tables else { return }
        await (try openTables(tables, as: Machine(1))).close()
        try await tables.prepare()
    }

    // MARK: For children

    static let wordCount = 3

    var words: [String] { [folder, tables?.connection ?? "", tables?.schema ?? ""] }

    /// The place in the first arguments of a child process.
    init(_ words: [String]) {
        (folder, scratch) = (words[0], nil)
        tables = words[1].isEmpty ? nil : StoreTables(connection: words[1], schema: words[2])
    }

    // MARK: Stores

    /// The stores of a machine, on a server.
    func openTables(_ tables: StoreTables, as machine: Machine) async throws -> Stores {
        var configuration = PostgreSQLConfiguration("\(tables.connection) application_name=\(machine.name)")
        configuration.schema = tables.schema
        return try await patiently {
            let stores = try await PostgreSQLStores.open(configuration, cache: .folder(folder + "/" + machine.name))
            // They open while the server is away too. Then their tables are not there yet.
            guard let failure = stores.openingFailure else { return stores }
            await stores.close()
            throw failure
        }
    }
}
