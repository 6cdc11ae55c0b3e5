import MarqueeCCurl

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// One request and its answer on an easy handle; used only by the loop thread.
final class CurlTransfer {
    let call: TransportCall
    let easy: UnsafeMutableRawPointer
    private(set) var body = Data()
    /// The file to which the body is written, from the end of the header section on.
    private var file: DownloadFile?
    /// Why the transfer ends before libcurl reports its end.
    private(set) var failure: TransportError?

    private unowned let traffic: CurlTraffic
    private var head: CurlHead
    private var hasFirstByte = false
    /// Whether no other request uses its connection.
    private let hasOwnConnection: Bool
    /// Whether it does not use a connection that is there.
    private(set) var opensConnection = false
    /// Whether an answer over HTTP/1.1 may be the rest of an answer to another request, which must not be mixed with a private answer.
    private(set) var isDoubtful = false
    private var headerList: UnsafeMutablePointer<curl_slist>?
    private let notes: CurlNotes
    private let configuration: CurlTransport.Configuration
    let started: ContinuousClock.Instant
    /// When something of the answer came last; as long as nothing has, when it started.
    private(set) var lastHeard: ContinuousClock.Instant
    /// Whether nothing of the answer has come.
    var isSilent: Bool { !hasFirstByte }
    private let end: ContinuousClock.Instant
    private let firstByteEnd: ContinuousClock.Instant

    /// Creates a transfer.
    ///
    /// - Parameter isMultiplexed: Whether the server is believed to speak HTTP/2.
    init(
        _ call: TransportCall, _ easy: UnsafeMutableRawPointer, _ traffic: CurlTraffic, _ configuration: CurlTransport.Configuration,
        isMultiplexed: Bool, now: ContinuousClock.Instant
    ) {
        self.configuration = configuration
        notes = CurlNotes(hostKey: call.hostKey)
        let limits = call.request.limits
        self.call = call
        self.easy = easy
        self.traffic = traffic
        head = CurlHead(limit: limits.headerBytes)
        hasOwnConnection = call.request.isPrivate && !isMultiplexed
        started = now
        lastHeard = now
        end = now.advanced(by: limits.total)
        firstByteEnd = now.advanced(by: limits.firstByte)
    }

    deinit { curl_slist_free_all(headerList) }

    /// When the transfer must be checked again even if nothing happens.
    var deadline: ContinuousClock.Instant { hasFirstByte ? end : min(end, firstByteEnd) }

    func expire(at now: ContinuousClock.Instant) {
        guard failure == nil, deadline <= now else { return }
        fail(TransportError(.timeout, end <= now ? "the answer took too long" : "the first byte took too long"))
    }

    /// Whether its connection may be dead: nothing came for a second, or not all of the answer in time.
    func isSuspicious(at now: ContinuousClock.Instant) -> Bool {
        isSilent && now - started >= .seconds(1) || failure?.kind == .timeout
    }

    /// Sets every option; returns the first refusal of libcurl.
    ///
    /// - Parameter maximumAge: The greatest age of a connection that may be used; nil for any.
    func prepare(maximumAge: Duration?) -> CURLcode {
        var options = CurlOptions(easy)
        options.setRules(configuration)
        notes.set(&options, configuration)
        options.setProxy(configuration, hostKey: call.hostKey)
        options.setConnect(call.request.limits.connect)
        if let maximumAge { options.setMaximumAge(maximumAge) }
        if call.file != nil { options.setDownload() }
        if hasOwnConnection { options.setOwnConnection() }
        opensConnection = hasOwnConnection || maximumAge != nil || call.request.needsNewConnection || !call.request.isIdempotent
        headerList = options.setRequest(call.request)
        // The transfer stays in `traffic` until its handle is removed from the multi handle, so the pointer is valid in every callback.
        let this = Unmanaged.passUnretained(self).toOpaque()
        options.set(CURLOPT_PRIVATE, pointer: this)
        options.set(CURLOPT_HEADERDATA, pointer: this)
        options.set(CURLOPT_WRITEDATA, pointer: this)
        options.set(CURLOPT_HEADERFUNCTION) { bytes, size, count, this in
            CurlTransfer.from(this)?.takeHeader(UnsafeRawBufferPointer(start: bytes, count: size * count)) ?? 0
        }
        options.set(CURLOPT_WRITEFUNCTION) { bytes, size, count, this in
            CurlTransfer.from(this)?.takeBody(UnsafeRawBufferPointer(start: bytes, count: size * count)) ?? 0
        }
        return options.refusal
    }

    static func from(_ pointer: UnsafeMutableRawPointer?) -> CurlTransfer? {
        pointer.map { Unmanaged<CurlTransfer>.fromOpaque($0).takeUnretainedValue() }
    }

    /// The outcome after libcurl has finished.
    func outcome(_ code: CURLcode) -> TransportCall.Outcome {
        if let failure { return .failure(failure) }
        guard code == CURLE_OK else {
            var error = TransportError(code)
            error.kind = notes.kind(of: error.kind, connectStatus: connectStatus, configuration)
            // libcurl reports some header lines of an answer as an invalid argument. The request was valid, or there would be no answer.
            if hasFirstByte, error.kind == .badRequest { error.kind = .malformed }
            // libcurl sends a request again over a new connection if an old one was dead: the old one may have taken it.
            if hasLeft, [.lookup, .connect, .tls].contains(error.kind) { error.kind = .lost }
            return .failure(error)
        }
        guard head.isComplete else { return .failure(TransportError(.lost, "the connection ended within the header section")) }
        return .success(TransportResponse(status: head.status, headers: TransportHeaders(head.fields), body: body))
    }

    /// Ends the transfer: only the first reason is stored, and the received body is freed.
    func fail(_ reason: TransportError) {
        guard failure == nil else { return }
        failure = reason
        traffic.release(body.count)
        body = Data()
    }

    // Both callbacks return the number of bytes that they took; fewer than all makes libcurl end the transfer.

    private func takeHeader(_ line: UnsafeRawBufferPointer) -> Int {
        guard failure == nil else { return 0 }
        hasFirstByte = true
        lastHeard = .now
        do throws(TransportError) {
            try head.take(line)
            if head.isHTTP1, call.request.isPrivate, !hasOwnConnection { keepApart() }
            if head.isComplete, let announced = head.announcedBytes, announced > call.request.limits.bodyBytes { throw .largeBody }
            if head.isComplete, file == nil, let target = call.file, [200, 206].contains(head.status) {
                try target.begin(head.status, TransportHeaders(head.fields), announced: head.announcedBytes)
                file = target
            }
            return line.count
        } catch {
            fail(error)
            return 0
        }
    }

    /// The server was believed to speak HTTP/2, and does not: no other request gets the bytes that may follow, and an answer over a
    /// connection that others have used is not believed.
    private func keepApart() {
        var options = CurlOptions(easy)
        options.forbidReuse()
        isDoubtful = connectionsOpened == 0
    }

    /// The status of a proxy's answer to CONNECT; 0 without one.
    private var connectStatus: Int {
        var status = 0
        _ = marquee_curl_get_long(easy, CURLINFO_HTTP_CONNECTCODE, &status)
        return status
    }

    /// Whether bytes of the request have left.
    private var hasLeft: Bool {
        var bytes = 0
        _ = marquee_curl_get_long(easy, CURLINFO_REQUEST_SIZE, &bytes)
        return bytes > 0
    }

    /// How many connections libcurl has opened for it.
    var connectionsOpened: Int {
        var connections = 0
        _ = marquee_curl_get_long(easy, CURLINFO_NUM_CONNECTS, &connections)
        return connections
    }

    /// The port on this side of its latest connection; 0 as long as it had none.
    var localPort: Int {
        var port = 0
        _ = marquee_curl_get_long(easy, CURLINFO_LOCAL_PORT, &port)
        return port
    }

    private func takeBody(_ bytes: UnsafeRawBufferPointer) -> Int {
        guard failure == nil else { return 0 }
        lastHeard = .now
        if let file { return write(bytes, to: file) }
        let limit = call.file == nil ? call.request.limits.bodyBytes : Self.refusalBytes
        guard bytes.count <= limit - body.count else {
            fail(.largeBody)
            return 0
        }
        body.append(contentsOf: bytes)
        traffic.hold(bytes.count)
        return failure == nil ? bytes.count : 0
    }
}

extension CurlTransfer {
    /// The greatest body of an answer that is not the file.
    fileprivate static let refusalBytes = 64 << 10

    fileprivate func write(_ bytes: UnsafeRawBufferPointer, to file: DownloadFile) -> Int {
        do throws(TransportError) {
            guard bytes.count <= call.request.limits.bodyBytes - file.count else { throw .largeBody }
            try file.write(bytes)
            return bytes.count
        } catch {
            fail(error)
            return 0
        }
    }
}

extension TransportError {
    fileprivate static let largeBody = TransportError(.tooLarge, "the body is larger than the limit")
}
