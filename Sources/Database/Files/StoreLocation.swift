#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The location of the local store.
public struct StoreLocation: Sendable, Hashable {
    enum Place: Sendable, Hashable {
        case standard([String: String])
        case folder(String)
        case memory
        case readOnly(String)
    }

    let place: Place

    /// The user's own folders, according to the environment variables of the process.
    public static var standard: StoreLocation { .standard(in: ProcessInfo.processInfo.environment) }

    /// The user's own folders: `$XDG_CACHE_HOME/marquee` (else `~/.cache/marquee`) for the cache, and `$XDG_STATE_HOME/marquee` (else
    /// `~/.local/state/marquee`) for the user's data.
    public static func standard(in environment: [String: String]) -> StoreLocation {
        StoreLocation(place: .standard(environment))
    }

    /// One folder for both files; it is created if needed, accessible only by its owner.
    public static func folder(_ path: String) -> StoreLocation {
        StoreLocation(place: .folder(path))
    }

    /// No files: all data is lost when the client is deallocated or shut down.
    public static let memory = StoreLocation(place: .memory)

    /// A folder that is only read: nothing is stored, changed or repaired in it.
    ///
    /// SQLite may leave its own side files there, which hold no content. If the folder has no user's file, every sign-in fails.
    public static func readOnly(_ path: String) -> StoreLocation {
        StoreLocation(place: .readOnly(path))
    }

    /// Whether nothing at the location is changed.
    package var isReadOnly: Bool { if case .readOnly = place { true } else { false } }
}

extension StoreLocation {
    /// The paths of the two files; nil for databases in memory.
    struct Files: Sendable, Hashable {
        var cache: String
        var user: String
    }

    /// Finds the files, by the rules of the XDG Base Directory Specification: a relative or empty path counts as not set.
    func files() throws(StoreFailure) -> Files? {
        switch place {
        case .memory: return nil
        case .folder(let path), .readOnly(let path):
            guard !path.isEmpty, !path.utf8.contains(0) else { throw .unusablePath }
            return Files(cache: path + "/cache.sqlite", user: path + "/user.sqlite")
        case .standard(let environment):
            let caches = try StoreLocation.base("XDG_CACHE_HOME", else: "/.cache", in: environment)
            let states = try StoreLocation.base("XDG_STATE_HOME", else: "/.local/state", in: environment)
            return Files(cache: caches + "/marquee/cache.sqlite", user: states + "/marquee/user.sqlite")
        }
    }

    private static func base(
        _ variable: String, else fallback: String, in environment: [String: String]
    ) throws(StoreFailure) -> String {
        if let path = environment[variable], path.hasPrefix("/") { return path }
        guard let home = environment["HOME"], home.hasPrefix("/") else { throw .homeless }
        return home + fallback
    }
}
