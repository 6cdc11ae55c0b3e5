import MarqueeCCurl

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Sets the options of an easy handle, and remembers the first one that libcurl refused.
struct CurlOptions {
    private let easy: UnsafeMutableRawPointer
    private(set) var refusal = CURLE_OK

    init(_ easy: UnsafeMutableRawPointer) {
        self.easy = easy
    }

    mutating func set(_ option: CURLoption, _ value: Int) { note(marquee_curl_set_long(easy, option, value)) }
    mutating func set(_ option: CURLoption, _ value: String?) { note(marquee_curl_set_string(easy, option, value)) }
    mutating func set(_ option: CURLoption, pointer: UnsafeRawPointer) { note(marquee_curl_set_pointer(easy, option, pointer)) }
    mutating func set(_ option: CURLoption, _ sink: @escaping marquee_curl_sink) { note(marquee_curl_set_sink(easy, option, sink)) }

    /// How long a connection may be idle before it is closed in place of being reused. A network or a load balancer forgets
    /// connections after a minute or more.
    private static let idleSeconds = 60

    /// Sets the options that are the same for every request.
    mutating func setRules(_ configuration: CurlTransport.Configuration) {
        note(marquee_curl_set_protocols(easy))
        set(CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2TLS))
        set(CURLOPT_HTTP09_ALLOWED, 0)
        set(CURLOPT_FOLLOWLOCATION, 0)
        set(CURLOPT_DISALLOW_USERNAME_IN_URL, 1)
        set(CURLOPT_NETRC, Int(CURL_NETRC_IGNORED.rawValue))
        set(CURLOPT_PATH_AS_IS, 1)
        set(CURLOPT_ACCEPT_ENCODING, "")
        set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
        set(CURLOPT_NOSIGNAL, 1)
        note(marquee_curl_set_quick_exit(easy))
        note(marquee_curl_set_socket_options(easy))
        set(CURLOPT_MAXAGE_CONN, Self.idleSeconds)

        set(CURLOPT_SSL_VERIFYPEER, 1)
        set(CURLOPT_SSL_VERIFYHOST, 2)
        set(CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2))
        if let caFile = configuration.caFile {
            set(CURLOPT_CAINFO, caFile)
            set(CURLOPT_CAPATH, nil)
        }
        set(CURLOPT_USERAGENT, configuration.userAgent)
    }

    /// Sets whether the environment's proxies are used: never for this machine, to which a proxy elsewhere has no way.
    mutating func setProxy(_ configuration: CurlTransport.Configuration, hostKey: String) {
        if let proxy = configuration.proxy { return set(CURLOPT_PROXY, proxy) }
        if !configuration.usesEnvironmentProxies || Loopback.contains(hostKey: hostKey) { set(CURLOPT_PROXY, "") }
    }

    mutating func setNotes(_ notes: UnsafeMutablePointer<marquee_curl_notes>) { note(marquee_curl_set_notes(easy, notes)) }
    mutating func setNameCheck(_ host: UnsafeMutablePointer<CChar>) { note(marquee_curl_set_name_check(easy, host)) }

    /// Sets the one deadline that only libcurl can enforce, because only libcurl knows when a connection is made.
    mutating func setConnect(_ limit: Duration) {
        set(CURLOPT_CONNECTTIMEOUT_MS, limit.wholeMilliseconds)
    }

    /// Takes bytes as they are, since ranges are of packed bytes, and ends a transfer that is silent for half a minute.
    mutating func setDownload() {
        set(CURLOPT_ACCEPT_ENCODING, nil)
        set(CURLOPT_LOW_SPEED_LIMIT, 1)
        set(CURLOPT_LOW_SPEED_TIME, 30)
    }

    /// Forbids connections that are older than this. libcurl counts whole seconds, so one is taken off to be on the safe side.
    mutating func setMaximumAge(_ age: Duration) {
        let seconds = Int(age.components.seconds) - 1
        if seconds > 0 { note(marquee_curl_set_maximum_age(easy, seconds)) } else { set(CURLOPT_FRESH_CONNECT, 1) }
    }

    /// Uses a connection that no other request has used or will use.
    mutating func setOwnConnection() {
        set(CURLOPT_FRESH_CONNECT, 1)
        forbidReuse()
    }

    /// Closes the connection when the transfer has ended; with HTTP/2, when its other transfers have ended too.
    mutating func forbidReuse() { set(CURLOPT_FORBID_REUSE, 1) }

    /// Sets the request; the returned list must live as long as the transfer.
    mutating func setRequest(_ request: TransportRequest) -> UnsafeMutablePointer<curl_slist>? {
        set(CURLOPT_URL, request.url)
        let body = request.body ?? (request.method == .post || request.method == .put ? Data() : nil)
        if let body {
            note(marquee_curl_set_large(easy, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(body.count)))
            body.withUnsafeBytes { bytes in
                // An empty buffer may have no address, which libcurl would interpret as "ask for the body".
                if let start = bytes.baseAddress, !bytes.isEmpty {
                    set(CURLOPT_COPYPOSTFIELDS, pointer: start)
                } else {
                    set(CURLOPT_COPYPOSTFIELDS, "")
                }
            }
        }
        if !(request.method == .get && body == nil) { set(CURLOPT_CUSTOMREQUEST, request.method.rawValue) }
        // Requests that come before the first connection knows if it speaks HTTP/2 wait for that, in place of opening one each.
        if request.method.isSafe, request.url.hasPrefix("https:") { set(CURLOPT_PIPEWAIT, 1) }
        // libcurl sends a request again without notice if a reused connection turns out to be dead: this must never happen to a request
        // that may not be retried.
        if !request.isIdempotent || request.needsNewConnection { set(CURLOPT_FRESH_CONNECT, 1) }

        var list: UnsafeMutablePointer<curl_slist>?
        for field in request.headers.fields { add(field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)", to: &list) }
        // A name without a value removes the header that libcurl would add by itself.
        if request.headers["Accept"] == nil { add("Accept:", to: &list) }
        if body != nil {
            add("Expect:", to: &list)
            if request.headers["Content-Type"] == nil { add("Content-Type:", to: &list) }
        }
        note(marquee_curl_set_list(easy, CURLOPT_HTTPHEADER, list))
        return list
    }

    private mutating func add(_ line: String, to list: inout UnsafeMutablePointer<curl_slist>?) {
        guard let longer = curl_slist_append(list, line) else { return note(CURLE_OUT_OF_MEMORY) }
        list = longer
    }

    private mutating func note(_ code: CURLcode) {
        if refusal == CURLE_OK { refusal = code }
    }
}

extension Duration {
    /// Rounded up, and limited to 1 and the maximum of a C `int`: libcurl interprets zero as "no limit".
    var wholeMilliseconds: Int {
        let (seconds, attoseconds) = components
        guard seconds < Int64(Int32.max) / 1_000 else { return Int(Int32.max) }
        return max(1, Int(seconds) * 1_000 + Int((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000))
    }
}
