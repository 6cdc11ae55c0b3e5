import MarqueeCCurl

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// libcurl's notes about one transfer, and the name of its server; used only by the loop thread.
struct CurlNotes: ~Copyable {
    private let notes = UnsafeMutablePointer<marquee_curl_notes>.allocate(capacity: 1)
    private let host: UnsafeMutablePointer<CChar>?
    private let hostKey: String

    /// Whether certificates without a subject alternative name can be refused: if libcurl uses OpenSSL.
    static let checksNames = marquee_curl_can_check_names() != 0

    init(hostKey: String) {
        self.hostKey = hostKey
        notes.initialize(to: marquee_curl_notes())
        host = Self.checksNames && hostKey.hasPrefix("https:") ? strdup(Self.host(of: hostKey)) : nil
    }

    deinit {
        free(host)
        notes.deallocate()
    }

    /// Sets the options. The check of names is left out where a proxy is spoken to over TLS, whose certificate has another name.
    func set(_ options: inout CurlOptions, _ configuration: CurlTransport.Configuration) {
        options.setNotes(notes)
        let usesTLSProxy = usesProxies(configuration) && marquee_environment_has_proxy("https:") != 0
        if let host, !usesTLSProxy { options.setNameCheck(host) }
    }

    private func usesProxies(_ configuration: CurlTransport.Configuration) -> Bool {
        configuration.usesEnvironmentProxies && !Loopback.contains(hostKey: hostKey)
    }

    /// The exact failure, if more is known than libcurl's code says.
    func kind(of failure: TransportError.Kind, connectStatus: Int, _ configuration: CurlTransport.Configuration) -> TransportError.Kind {
        if connectStatus >= 300 { return connectStatus == 407 ? .proxyAuthentication : .proxyRefused }
        switch failure {
        case .lost, .tls:
            // With TLS 1.3, the server says so after the handshake.
            if marquee_curl_notes_contain(notes, "certificate required") != 0 { return .clientCertificate }
        case .connect: break
        default: return failure
        }
        guard failure != .lost, !Loopback.contains(hostKey: hostKey) else { return failure }
        let isProxied = configuration.proxy != nil || usesProxies(configuration) && marquee_environment_has_proxy("") != 0
        switch Int(notes.pointee.addresses) {
        case Int(MARQUEE_ADDRESS_UNSPECIFIED): return .blockedName
        case Int(MARQUEE_ADDRESS_LOOPBACK), Int(MARQUEE_ADDRESS_UNSPECIFIED | MARQUEE_ADDRESS_LOOPBACK):
            return isProxied ? failure : .blockedName
        default: return failure
        }
    }

    /// The host without scheme, port and brackets.
    static func host(of hostKey: String) -> String {
        let authority = hostKey.split(separator: "/").last ?? ""
        if authority.hasPrefix("[") { return String(authority.dropFirst().prefix { $0 != "]" }) }
        let host = authority.prefix { $0 != ":" }
        return String(host.hasSuffix(".") ? host.dropLast() : host)
    }
}
