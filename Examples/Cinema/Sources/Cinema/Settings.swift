import Foundation
import Marquee
import MarqueeSandbox

/// The settings of the site; each has a default.
struct Settings: Sendable {
    var host = "127.0.0.1"
    var port = 8080
    /// The address under which browsers reach the site; nil is the one that it listens on.
    var address: URL?
    /// The key for cookies; nil is a random key, with which a restart signs all people out.
    var secret: String?
    /// The connection string of a PostgreSQL server for the data of people, if several machines serve them; nil stores it on this machine.
    var database: String?
    /// The folder for TMDb's answers, beside a database.
    var cache = "/var/cache/cinema"
    /// How old the catalog of all names may get; nil for no catalog.
    var catalogAge: Duration?
    /// How long a page may wait for TMDb.
    var pageTimeLimit: Duration = .seconds(4)
    /// How long a page whose older value is there waits for the newer one.
    var refreshTimeLimit: Duration = .milliseconds(700)
    /// The limits of one visitor.
    var bounds = Bounds()
    /// The address of the proxy in front of the site, whose `X-Forwarded-For` counts; nil if there is none.
    var proxy: AddressKey?
    /// The token that programs of the operator send as `Authorization: Bearer` for health and metrics; nil hides both.
    var operatorToken: String?
    /// The environment of the client. Without a credential in it, the site runs on a sandbox of its own.
    var environment: [String: String] = [:]

    /// The date and time; tests replace it.
    var clock = WallClock.system
    /// The sandbox: two people, so that two can try the site at once, and short pages, so that lists have several.
    var sandbox = Sandbox.Options(
        pageSize: 12, accounts: [.viewer, Sandbox.Account(username: "critic", password: "popcorn", id: 4243)])

    init() {}

    /// Reads `CINEMA_HOST`, `CINEMA_PORT`, `CINEMA_URL`, `CINEMA_SECRET`, `CINEMA_DATABASE`, `CINEMA_CACHE`, `CINEMA_CATALOG`, `CINEMA_PROXY`
    /// and `CINEMA_OPERATOR_TOKEN`.
    init(environment: [String: String]) throws(SettingsError) {
        self.environment = environment
        host = environment["CINEMA_HOST"] ?? host
        if let text = environment["CINEMA_PORT"] {
            guard let port = UInt16(text) else { throw SettingsError(description: "CINEMA_PORT is not a port.") }
            self.port = Int(port)
        }
        if let text = environment["CINEMA_URL"] {
            guard let url = URL(string: text), ["http", "https"].contains(url.scheme), url.host() != nil else {
                throw SettingsError(description: "CINEMA_URL is not an address such as https://cinema.example.")
            }
            address = url
        }
        database = environment["CINEMA_DATABASE"]
        cache = environment["CINEMA_CACHE"] ?? cache
        switch environment["CINEMA_CATALOG"] {
        case "daily": catalogAge = .seconds(86_400)
        case "weekly": catalogAge = .seconds(7 * 86_400)
        case "off": catalogAge = nil
        // The few names of the sandbox are there in a moment; those of TMDb are 120 megabytes.
        case nil: catalogAge = hasCredential ? nil : .seconds(86_400)
        default: throw SettingsError(description: "CINEMA_CATALOG is not daily, weekly or off.")
        }
        secret = environment["CINEMA_SECRET"]
        if let text = environment["CINEMA_PROXY"] {
            guard let key = AddressKey(text) else { throw SettingsError(description: "CINEMA_PROXY is not an IP address.") }
            proxy = key
        }
        operatorToken = environment["CINEMA_OPERATOR_TOKEN"]
        guard operatorToken.map({ $0.utf8.count >= 16 }) ?? true else {
            throw SettingsError(description: "CINEMA_OPERATOR_TOKEN needs 16 bytes or more.")
        }
        guard secret.map({ $0.utf8.count >= 32 }) ?? true else {
            throw SettingsError(description: "CINEMA_SECRET needs 32 bytes or more.")
        }
    }

    /// Whether there is a credential for TMDb.
    var hasCredential: Bool {
        ["TMDB_ACCESS_TOKEN", "TMDB_TOKEN_FILE", "TMDB_API_KEY"].contains { environment[$0]?.isEmpty == false }
    }
}

/// A variable that cannot be used.
struct SettingsError: Error, CustomStringConvertible {
    let description: String
}
