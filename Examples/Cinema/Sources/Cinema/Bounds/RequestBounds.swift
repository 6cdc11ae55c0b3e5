import Foundation
import HTTPTypes
import Hummingbird
import ServiceLifecycle

/// Refuses a request before any page is made: one for another host, without a host or with two, with a long address, with an address that no
/// page has, and one too many of its address. The others of an address are answered in turn.
struct RequestBounds: RouterMiddleware {
    typealias Context = SiteContext
    let site: Site

    func handle(_ request: Request, context: Context, next: (Request, Context) async throws -> Response) async throws -> Response {
        guard request.head.headerFields[values: Self.host].isEmpty, let authority = request.head.authority, site.isOwnHost(authority) else {
            return Self.refusal(.misdirectedRequest, "This site has another address.\n")
        }
        let address = request.head.path ?? ""
        guard address.utf8.count <= site.settings.bounds.addressBytes else {
            return Self.refusal(.uriTooLong, "The address is too long.\n")
        }
        guard address.hasPrefix("/"), !address.prefix(while: { $0 != "?" }).contains("//") else {
            return Self.refusal(.notFound, "There is no such page.\n")
        }
        let visitor = site.visitors.address(of: request, from: context.remoteAddress)
        if let seconds = site.visitors.wait(of: request, by: visitor) {
            // The end of the site does not wait for it.
            try? await cancelWhenGracefulShutdown { try await Task.sleep(for: site.settings.bounds.refusal) }
            var response = Self.refusal(.tooManyRequests, "Too many requests.\n")
            response.headers[.retryAfter] = "\(seconds)"
            return response
        }
        return try await site.turns.run(visitor) { try await next(request, context) }
    }

    /// The first field is the authority of the head; any other one is left in the fields.
    private static let host = HTTPField.Name("Host")!

    private static func refusal(_ status: HTTPResponse.Status, _ text: String) -> Response {
        Response(
            status: status, headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
}

/// The turns of each address: sign-ins, searches and pictures cost requests to TMDb.
struct Visitors: Sendable {
    private let signIns, searches, pictures, calendars: Buckets
    private let proxy: AddressKey?

    init(_ bounds: Bounds, proxy: AddressKey?) {
        (signIns, searches, pictures) = (Buckets(bounds.signIns), Buckets(bounds.searches), Buckets(bounds.pictures))
        calendars = Buckets(bounds.calendarReads)
        self.proxy = proxy
    }

    /// In how many seconds the visitor may do this; nil if now.
    func wait(of request: Request, by visitor: AddressKey?) -> Int? {
        guard let visitor, let buckets = buckets(for: request) else { return nil }
        return buckets.take(visitor)
    }

    /// The network of the visitor. Somebody whom the proxy has not named shares the turns of the proxy.
    func address(of request: Request, from peer: String?) -> AddressKey? {
        AddressKey(peer: peer, forwarded: request.headers[values: Self.forwarded].last, proxy: proxy) ?? proxy
    }

    private func buckets(for request: Request) -> Buckets? {
        let parts = request.uri.path.split(separator: "/")
        return switch parts.first {
        case "sign-in": request.method == .post ? signIns : nil
        case "signed-in": signIns
        case "search", "suggestions", "discover": searches
        case "library": parts.count > 1 && ["upcoming", "tonight"].contains(parts[1].prefix { $0 != "." }) ? searches : nil
        case "account": parts.count > 1 && parts[1].hasPrefix("library") ? searches : nil
        case "pictures": pictures
        case "calendar": calendars
        default: nil
        }
    }

    private static let forwarded = HTTPField.Name("X-Forwarded-For")!
}

/// The context of a request: the address of its connection.
struct SiteContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    let remoteAddress: String?

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        remoteAddress = source.channel.remoteAddress?.ipAddress
    }
}

extension Site {
    /// Whether a request for a host is for this site. Without an address for browsers, those of this machine are.
    func isOwnHost(_ authority: String) -> Bool {
        let authority = authority.lowercased()
        // A name, a number or an IPv6 address with a port: another sign would mean another host to another parser.
        guard authority.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !"@/?#%\\".utf8.contains($0) }) else { return false }
        if let address = settings.address {
            let host = (address.host() ?? "").lowercased()
            let port = address.port ?? address.usualPort
            return authority == "\(host):\(port)" || authority == host && port == address.usualPort
        }
        // A site on all addresses of a machine does not know their names.
        if ["0.0.0.0", "::"].contains(settings.host) { return true }
        guard let host = URLComponents(string: "http://\(authority)")?.host else { return false }
        return ["localhost", "127.0.0.1", "[::1]", "::1", settings.host.lowercased()].contains(host)
    }
}

extension URL {
    fileprivate var usualPort: Int { scheme == "https" ? 443 : 80 }
}
