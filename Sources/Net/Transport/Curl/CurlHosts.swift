import MarqueeCCurl

/// The known facts about hosts: whether they speak HTTP/2, and since when their connections may be dead. Used only by the loop thread.
struct CurlHosts {
    /// That the connections of a host may be dead if they existed before a time.
    private struct Suspicion {
        let since: ContinuousClock.Instant
        let raised: ContinuousClock.Instant
    }

    /// Hosts whose latest answer came with HTTP/1.1.
    private var withoutHTTP2: Set<String> = []
    private var suspicions: [String: Suspicion] = [:]

    /// Whether requests to a host share connections, as far as is known.
    func isMultiplexed(_ hostKey: String) -> Bool { hostKey.hasPrefix("https:") && !withoutHTTP2.contains(hostKey) }

    mutating func noteVersion(of transfer: CurlTransfer) {
        var version = 0
        guard marquee_curl_get_long(transfer.easy, CURLINFO_HTTP_VERSION, &version) == CURLE_OK else { return }
        if version < Int(CURL_HTTP_VERSION_2_0) {
            withoutHTTP2.insert(transfer.call.hostKey)
        } else {
            withoutHTTP2.remove(transfer.call.hostKey)
        }
    }

    /// The greatest age of a connection that a new transfer may use; nil for any.
    mutating func maximumAge(for transfer: CurlTransfer, beside others: some Sequence<CurlTransfer>) -> Duration? {
        let (hostKey, now) = (transfer.call.hostKey, transfer.started)
        guard let suspicion = suspicions[hostKey] else { return nil }
        // By then, each of those connections was either used again or closed, because it was idle for too long.
        guard now - suspicion.raised < .seconds(300) else {
            suspicions[hostKey] = nil
            return nil
        }
        // libcurl closes old connections only while no transfer uses them; a transfer without an answer since then may wait on one.
        let isOneInUse = others.contains { $0.lastHeard <= suspicion.raised && $0.call.hostKey == hostKey }
        return isOneInUse ? .zero : now - suspicion.since
    }

    /// Lets no other request use the connection of a transfer without an answer, nor any connection that is older than the transfer: the
    /// cause that made one of them mute, such as a changed network, made all of them mute. With HTTP/2, libcurl would end only the
    /// stream and use the dead connection for ever.
    mutating func suspect(_ transfer: CurlTransfer, at now: ContinuousClock.Instant) {
        guard transfer.isSuspicious(at: now) else { return }
        var options = CurlOptions(transfer.easy)
        options.forbidReuse()
        let since = max(suspicions[transfer.call.hostKey]?.since ?? transfer.started, transfer.started)
        suspicions[transfer.call.hostKey] = Suspicion(since: since, raised: now)
    }
}
