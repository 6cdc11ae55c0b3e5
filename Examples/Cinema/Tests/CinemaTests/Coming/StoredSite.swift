import Foundation
import MarqueeSandbox

@testable import Cinema

extension OpenSite {
    /// A site on a sandbox of the test, with stores in a folder that outlives it.
    static func stored(on sandbox: Sandbox, in folder: URL) -> (inout Settings) -> Void {
        { settings in
            settings.secret = String(repeating: "s", count: 32)
            settings.folder = folder.appending(path: "members").path
            settings.environment = [
                "TMDB_ACCESS_TOKEN": Sandbox.accessToken, "TMDB_BASE_URL": sandbox.baseURL.absoluteString,
                "TMDB_IMAGE_BASE_URL": sandbox.imageBaseURL.absoluteString, "TMDB_WEB_URL": sandbox.baseURL.absoluteString,
                "XDG_CACHE_HOME": folder.appending(path: "cache").path, "XDG_STATE_HOME": folder.appending(path: "state").path,
            ]
        }
    }
}

extension Browser {
    /// Makes a secret address for a calendar, and returns its path.
    func makeCalendar() async throws -> String {
        _ = try await get("/account/calendar")
        _ = try await post("/account/calendar", ["action": "make"])
        return try await calendarPath() ?? ""
    }

    /// The path of the secret address, as the page shows it.
    func calendarPath() async throws -> String? {
        let shown = try await get("/account/calendar").between("readonly dir=\"ltr\" value=\"", "\"")
        return shown.flatMap {
            $0.hasPrefix(address.absoluteString + "/calendar/") ? String($0.dropFirst(address.absoluteString.count)) : nil
        }
    }
}
