import Foundation

/// The programs of a PostgreSQL server.
struct DatabasePrograms {
    let folder: String

    /// Unpacked for the tests, or of the system; nil where there are none, or no user that may run them.
    static let here: DatabasePrograms? = {
        guard geteuid() != 0 || setpriv != nil else { return nil }
        let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let folders = versions(in: tools + "/usr/lib/postgresql") + paths + versions(in: "/usr/lib/postgresql")
        return folders.first { folder in
            ["initdb", "pg_ctl", "postgres"].allSatisfy { FileManager.default.isExecutableFile(atPath: folder + "/" + $0) }
        }.map(DatabasePrograms.init)
    }()

    private static let tools =
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../.build/tools").standardizedFileURL.path
    private static let setpriv = ["/usr/bin/setpriv", "/bin/setpriv"].first { FileManager.default.isExecutableFile(atPath: $0) }

    private static func versions(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted { ($0.count, $0) > ($1.count, $1) }.map { "\(folder)/\($0)/bin" }
    }

    /// The owner of the server's files: the server refuses to run as root.
    static let owner: UInt32? = geteuid() == 0 ? 65_534 : nil

    /// The words that start a program as the owner.
    static func asOwner(_ words: [String]) -> [String] {
        // The unpacked programs have their libraries beside them.
        let libraries = ["x86_64", "aarch64"].map { "\(tools)/usr/lib/\($0)-linux-gnu" }.joined(separator: ":")
        var prefix = ["/usr/bin/env", "-C", "/tmp", "LD_LIBRARY_PATH=\(libraries)"]
        if let owner, let setpriv { prefix += [setpriv, "--reuid=\(owner)", "--regid=\(owner)", "--clear-groups", "--"] }
        return prefix + words
    }
}
