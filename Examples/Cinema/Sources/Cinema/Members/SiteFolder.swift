import Foundation

/// The folder for what this site itself stores about its members: neither TMDb's answers nor the data of Marquee.
struct SiteFolder: Sendable {
    /// Nil if the environment names none, so that nothing is stored.
    let path: String?
    private let isTemporary: Bool

    /// - Parameter isTemporary: Whether the accounts of the site are in memory, so that nothing about them may outlive it.
    init(_ settings: Settings, isTemporary: Bool) {
        self.isTemporary = isTemporary
        path =
            isTemporary
            ? FileManager.default.temporaryDirectory.appending(path: "cinema-members-\(UUID().uuidString)").path : settings.folder
    }

    func removeTemporary() {
        if isTemporary, let path { try? FileManager.default.removeItem(atPath: path) }
    }

    /// The folder of an environment: `CINEMA_FOLDER`, or the usual one for the data of a user.
    static func path(in environment: [String: String]) -> String? {
        if let folder = environment["CINEMA_FOLDER"] { return folder }
        if let states = environment["XDG_STATE_HOME"], states.hasPrefix("/") { return states + "/cinema" }
        return environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 + "/.local/state/cinema" : nil }
    }
}
