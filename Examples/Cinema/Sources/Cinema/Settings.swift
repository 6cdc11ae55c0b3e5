import Foundation
import Logging
import Marquee
import MarqueePostgreSQL
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
    /// The most connections to the database for calls; nil is Marquee's default.
    var connections: Int?
    /// The schema of the tables; nil is Marquee's default.
    var schema: String?
    /// The bytes of answers that all machines share in the database; 0 shares none.
    var sharedAnswers = 0
    /// The key that seals sessions in the database, and then older keys. The secret of cookies is one of them.
    var sealingKeys: [String] = []
    /// How long changes that cannot be sent are kept; nil is Marquee's default.
    var changeRetention: Retention?
    /// The folder for TMDb's answers, beside a database.
    var cache = "/var/cache/cinema"
    /// The folder for the secret addresses of members; nil stores none.
    var folder: String?
    /// How many members' favorites and watchlists this machine keeps; 0 keeps none.
    var keptMembers = 0
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
    /// The token that programs of the operator send as `Authorization: Bearer` for health and metrics; nil hides both from visitors.
    var operatorToken: String?
    /// Where health and metrics are served apart from the pages; nil serves them on the address of the pages only.
    var operatorAddress: ListenAddress?
    /// The version of the program in its figures.
    var version = "development"
    var logLevel = Logger.Level.notice
    /// The environment of the client. Without a credential in it, the site runs on a sandbox of its own.
    var environment: [String: String] = [:]

    /// The date and time; tests replace it.
    var clock = WallClock.system
    /// The sandbox: two people, so that two can try the site at once, and short pages, so that lists have several.
    var sandbox = Sandbox.Options(
        pageSize: 12, accounts: [.viewer, Sandbox.Account(username: "critic", password: "popcorn", id: 4243)])

    init() {}

    /// Reads the variables that the README lists. An empty one is refused: a file that it was read from may be missing.
    init(environment: [String: String]) throws(SettingsError) {
        self.environment = environment
        if let (name, _) = environment.first(where: { $0.hasPrefix("CINEMA_") && $1.isEmpty }) {
            throw SettingsError(description: "\(name) is empty.")
        }
        if let level = environment["LOG_LEVEL"] {
            guard let level = Logger.Level(rawValue: level) else {
                throw SettingsError(
                    description: "LOG_LEVEL is not one of \(Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")).")
            }
            logLevel = level
        }
        try readAddresses()
        try readSecrets()
        try readDatabase()
        folder = SiteFolder.path(in: environment)
        guard folder?.hasPrefix("/") != false else { throw SettingsError(description: "CINEMA_FOLDER is not an absolute path.") }
        keptMembers = try number("CINEMA_KEEP", 0...Self.mostKeptMembers) ?? 0
        switch environment["CINEMA_CATALOG"] {
        case "daily": catalogAge = .seconds(86_400)
        case "weekly": catalogAge = .seconds(7 * 86_400)
        case "off": catalogAge = nil
        // The few names of the sandbox are there in a moment; those of TMDb are 120 megabytes.
        case nil: catalogAge = hasCredential ? nil : .seconds(86_400)
        default: throw SettingsError(description: "CINEMA_CATALOG is not daily, weekly or off.")
        }
        if let text = environment["CINEMA_VERSION"] {
            guard text.utf8.count <= 64, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != 0x22 && $0 != 0x5C }) else {
                throw SettingsError(description: "CINEMA_VERSION has more than 64 bytes, or a character that a label cannot have.")
            }
            version = text
        }
    }

    /// A folder of Marquee has 1,000 requests at most, of which some may be an operator's.
    private static let mostKeptMembers = 900

    private mutating func readAddresses() throws(SettingsError) {
        host = environment["CINEMA_HOST"] ?? host
        if let text = environment["CINEMA_PORT"] {
            guard let port = UInt16(text) else { throw SettingsError(description: "CINEMA_PORT is not a port.") }
            self.port = Int(port)
        }
        if let text = environment["CINEMA_URL"] {
            // Every page has an address of its own below this one.
            guard let url = URL(string: text), ["http", "https"].contains(url.scheme), url.host()?.isEmpty == false,
                ["", "/"].contains(url.path()), url.query() == nil, url.fragment() == nil, url.user() == nil
            else {
                throw SettingsError(description: "CINEMA_URL is not an address such as https://cinema.example.")
            }
            address = url
        }
        if let text = environment["CINEMA_PROXY"] {
            guard let key = AddressKey(text) else { throw SettingsError(description: "CINEMA_PROXY is not an IP address.") }
            proxy = key
        }
        if let text = environment["CINEMA_OPERATOR_ADDRESS"] {
            guard let address = ListenAddress(text) else {
                throw SettingsError(description: "CINEMA_OPERATOR_ADDRESS is not an IP address and a port such as 127.0.0.1:8081.")
            }
            operatorAddress = address
        }
    }

    private mutating func readSecrets() throws(SettingsError) {
        operatorToken = environment["CINEMA_OPERATOR_TOKEN"]
        guard operatorToken.map({ $0.utf8.count >= 16 }) ?? true else {
            throw SettingsError(description: "CINEMA_OPERATOR_TOKEN needs 16 bytes or more.")
        }
        secret = environment["CINEMA_SECRET"]
        let old = environment["CINEMA_OLD_SEALING_KEYS"]?.split(separator: ",").map(String.init) ?? []
        // The key of its own comes first. What the secret has sealed can still be opened.
        sealingKeys = [environment["CINEMA_SEALING_KEY"], secret].compactMap { $0 } + old
        guard secret.map({ $0.utf8.count >= 32 }) ?? true else {
            throw SettingsError(description: "CINEMA_SECRET needs 32 bytes or more.")
        }
        guard environment["CINEMA_SEALING_KEY"].map({ $0.utf8.count >= 32 }) ?? true else {
            throw SettingsError(description: "CINEMA_SEALING_KEY needs 32 bytes or more.")
        }
        guard old.allSatisfy({ $0.utf8.count >= 32 }) else {
            throw SettingsError(description: "CINEMA_OLD_SEALING_KEYS needs 32 bytes or more for each key, and commas between them.")
        }
    }

    private mutating func readDatabase() throws(SettingsError) {
        database = environment["CINEMA_DATABASE"]
        cache = environment["CINEMA_CACHE"] ?? cache
        schema = environment["CINEMA_DATABASE_SCHEMA"]
        connections = try number("CINEMA_DATABASE_CONNECTIONS", 1...1_000)
        sharedAnswers = (try number("CINEMA_SHARED_ANSWERS", 0...1_000_000) ?? 0) << 20
        if environment["CINEMA_CHANGE_RETENTION"] == "forever" {
            changeRetention = .forever
        } else {
            changeRetention = try number("CINEMA_CHANGE_RETENTION", 1...36_500, or: "or forever").map { .days($0) }
        }
        let ownOfDatabases = ["CINEMA_DATABASE_SCHEMA", "CINEMA_DATABASE_CONNECTIONS", "CINEMA_SHARED_ANSWERS"]
        if database == nil, let name = ownOfDatabases.first(where: { environment[$0] != nil }) {
            throw SettingsError(description: "\(name) needs CINEMA_DATABASE.")
        }
    }

    private func number(_ name: String, _ range: ClosedRange<Int>, or other: String = "") throws(SettingsError) -> Int? {
        guard let text = environment[name] else { return nil }
        guard let number = Int(text), range.contains(number) else {
            let more = other.isEmpty ? "" : " \(other)"
            throw SettingsError(description: "\(name) is not a number from \(range.lowerBound) to \(range.upperBound)\(more).")
        }
        return number
    }

    /// How the database of people is reached, and how sessions are stored there; nil without one.
    var databaseConfiguration: PostgreSQLConfiguration? {
        guard let database else { return nil }
        var configuration = PostgreSQLConfiguration(database)
        if let connections { configuration.connections = connections }
        if let schema { configuration.schema = schema }
        configuration.sealing = SessionSealing(sealingKeys).forStores
        return configuration
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

/// How long changes that cannot be sent are kept.
enum Retention: Sendable, Hashable {
    case days(Int), forever

    var time: Duration? {
        switch self {
        case .days(let days): .seconds(days * 86_400)
        case .forever: nil
        }
    }
}
