import Foundation
import Marquee
import Synchronization

extension Context {
    /// The host of the API with its addresses, and the proxy in front of it; nothing for the sandbox inside this program.
    func network(_ configuration: MarqueeClient.Configuration, isOffline: Bool) async -> [Finding] {
        guard configuration.credential != nil || configuration.baseURL != nil else { return [] }
        let host = configuration.baseURL?.host ?? "api.themoviedb.org"
        var findings: [Finding] = []
        if !isOffline {
            let addresses = await HostAddresses(host).find().joined(separator: Texts.comma)
            let detail = addresses.isEmpty ? Texts.noAddress(host) : Texts.labeled(host) + addresses
            findings.append(Finding(name: "host", ok: !addresses.isEmpty, detail: detail))
        }
        let isPlain = configuration.baseURL?.scheme == "http"
        if let proxy = ProxySetting(environment, isPlain: isPlain) {
            findings.append(Finding(name: "proxy", ok: true, detail: proxy.words))
        }
        return findings
    }
}

/// The proxy that the environment names for requests.
struct ProxySetting {
    let variable: String
    private let address: String

    init?(_ environment: [String: String], isPlain: Bool) {
        let variables = (isPlain ? ["http_proxy"] : ["https_proxy", "HTTPS_PROXY"]) + ["all_proxy", "ALL_PROXY"]
        guard let variable = variables.first(where: { environment[$0]?.isEmpty == false }) else { return nil }
        (self.variable, address) = (variable, environment[variable] ?? "")
    }

    /// The address without its user and its password.
    var words: String { Texts.proxyFrom(ProxySetting.redacted(address), variable) }

    static func redacted(_ address: String) -> String {
        guard let at = address.lastIndex(of: "@") else { return address }
        let scheme = address.range(of: "://").map { address[..<$0.upperBound] } ?? ""
        // A password with such characters has no scheme in it.
        return (scheme.endIndex <= at ? scheme : "") + "***" + address[at...]
    }
}

/// Looks up the addresses of a host, which may take as long as the system likes: on a thread of its own, for some seconds.
struct HostAddresses {
    private let host: String

    init(_ host: String) { self.host = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host }

    private static let patience = Duration.seconds(5)

    func find() async -> [String] {
        let (answers, answer) = AsyncStream.makeStream(of: [String].self)
        Thread.detachNewThread { [host] in
            answer.yield(HostAddresses.blockingLookup(host))
            answer.finish()
        }
        let impatience = Task {
            try? await Task.sleep(for: HostAddresses.patience)
            answer.finish()
        }
        defer { impatience.cancel() }
        for await addresses in answers { return addresses }
        return []
    }

    private static func blockingLookup(_ host: String) -> [String] {
        var hints = addrinfo()
        #if canImport(Glibc)
            hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        #else
            hints.ai_socktype = SOCK_STREAM
        #endif
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, nil, &hints, &list) == 0 else { return [] }
        defer { freeaddrinfo(list) }
        var found: [String] = []
        var next = list
        while let entry = next {
            var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
            if getnameinfo(entry.pointee.ai_addr, entry.pointee.ai_addrlen, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0 {
                let address = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
                if !found.contains(address) { found.append(address) }
            }
            next = entry.pointee.ai_next
        }
        return found
    }
}
