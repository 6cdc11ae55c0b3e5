import Foundation
import Hummingbird
import Logging
import Marquee
import MarqueeCatalog
import MarqueeDatabase
import MarqueePostgreSQL
import MarqueePresentation
import MarqueeSandbox
import Synchronization

/// The site: the state that all requests share.
final class Site: Sendable {
    let settings: Settings
    let marquee: MarqueeClient
    /// The sandbox, which replaces TMDb; nil if the settings have a credential for TMDb.
    let sandbox: Sandbox?
    let signer: Signer
    let visitors: Visitors
    let turns: RequestTurns
    let connections: ConnectionCount
    /// Acts of visitors that are not stored yet.
    let acts = Acts()
    let conflicts = Conflicts()
    let people = KnownPeople()
    let titles = NamedTitles()
    let recentMarks = RecentMarks()
    /// Whether TMDb answers.
    let connection: ConnectionMonitor
    let figures: SiteFigures
    let logger: Logger
    let names: CatalogOfNames
    let folder: SiteFolder
    /// The secret addresses of calendars.
    let feeds: Feeds
    let calendars = Calendars()
    let movedDays = MovedDays()
    /// The imports and exports under way, and the plans of imports.
    let transfers: Transfers
    /// The titles of members that this machine keeps.
    let kept: KeptLibraries
    private struct Listening {
        var pages: URL?
        var operators: URL?
        var isEnding = false
    }
    private let listening = Mutex(Listening())

    /// Opens the client, on a sandbox if the settings have no credential.
    init(_ settings: Settings, logger: Logger) async throws {
        (self.settings, self.logger) = (settings, logger)
        signer = Signer(secret: settings.secret)
        let connection = ConnectionMonitor(now: settings.clock.now)
        self.connection = connection
        figures = SiteFigures(version: settings.version)
        visitors = Visitors(settings.bounds, proxy: settings.proxy)
        turns = RequestTurns(most: settings.bounds.requests, proxy: settings.proxy)
        connections = ConnectionCount(most: settings.bounds.connectionsEach, proxy: settings.proxy)
        transfers = Transfers(settings.bounds)
        let sandbox = settings.hasCredential ? nil : try await Sandbox.start(settings.sandbox)
        self.sandbox = sandbox
        names = CatalogOfNames(age: settings.catalogAge, isTemporary: sandbox != nil)
        folder = SiteFolder(settings, isTemporary: sandbox != nil)
        feeds = Feeds(folder: folder.path, signer: signer, most: settings.bounds.calendars)
        kept = KeptLibraries(most: settings.keptMembers, folder: folder.path)
        var stores: Stores?
        if let database = settings.databaseConfiguration {
            stores = try await PostgreSQLStores.open(
                database, cache: .folder(settings.cache), sharedCacheBytes: settings.sharedAnswers
            ) { logger.note($0) }
        } else if sandbox != nil {
            stores = try await SQLiteStores.open(.memory, now: settings.clock.now) { logger.note($0) }
        }
        if let folder = names.folder { stores?.catalogFolder = folder }
        marquee = try await MarqueeClient(environment: settings.environment) {
            if let sandbox {
                $0.credential = try .accessToken(Sandbox.accessToken)
                $0.baseURL = sandbox.baseURL
                $0.imageBaseURL = sandbox.imageBaseURL
                $0.webURL = sandbox.baseURL
                $0.exportsBaseURL = sandbox.baseURL
            }
            if let stores { $0.storage = .own(stores) }
            $0.catalog = .inStoreFolder
            $0.users = .many
            if let retention = settings.changeRetention { $0.changeRetention = retention.time }
            $0.clock = settings.clock
            $0.onEvent = { event in
                logger.note(event)
                connection.note(event)
            }
        }
    }

    /// Where browsers reach the site.
    var address: URL { settings.address ?? localAddress ?? Self.url("http://127.0.0.1:\(settings.port)") }

    /// Where this process listens, once it does.
    var localAddress: URL? { listening.withLock(\.pages) }

    /// Where it listens for the operator, once it does; nil if the settings name no address for that.
    var operatorAddress: URL? { listening.withLock(\.operators) }

    /// Whether the process ends. A balancer that asks for health sends it no more requests.
    var isEnding: Bool { listening.withLock(\.isEnding) }

    /// Returns whether the process listens everywhere now.
    func listens(on port: Int, forOperator: Bool) -> Bool {
        let url = Self.url("http://127.0.0.1:\(port)")
        return listening.withLock { listening in
            if forOperator { listening.operators = url } else { listening.pages = url }
            return listening.pages != nil && (listening.operators != nil) == (settings.operatorAddress != nil)
        }
    }

    func ends() { listening.withLock { $0.isEnding = true } }

    /// The text is a literal of this program.
    static func url(_ text: String) -> URL { URL(string: text) ?? URL(filePath: "/") }

    /// The session that a cookie stands for, if it still counts, or why it cannot be looked up.
    func session(of visitor: Visitor) async -> (session: Session?, failure: MarqueeError?) {
        do throws(MarqueeError) {
            guard let account = visitor.account, let session = try await marquee.account.session(account) else { return (nil, nil) }
            return (visitor.isCurrent(session, at: now) ? session : nil, nil)
        } catch {
            return (nil, error)
        }
    }
}
