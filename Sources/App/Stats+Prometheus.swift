import MarqueeDomain

extension MarqueeClient.Stats {
    /// The figures as a page in the text format of Prometheus, for the answer to its scrapes; the content type is
    /// `text/plain; version=0.0.4`. The number of its lines does not depend on what was asked for.
    public var prometheus: String {
        var page = PrometheusText()
        page.add("marquee_requests_total", .counter, "Requests, each counted once however often it was tried.", requests)
        page.add("marquee_attempts_total", .counter, "What went out to a server.", attempts)
        page.add("marquee_retries_total", .counter, "Repeats that were scheduled.", retries)
        page.add("marquee_failures_total", .counter, "Requests that got no answer.", failures)
        page.add("marquee_received_bytes_total", .counter, "Bytes of all answers after decompression.", bytes)
        page.begin("marquee_answers_total", .counter, "Answers by the class of their status.")
        for (digit, count) in answers.sorted(by: { $0.key < $1.key }) {
            page.add("marquee_answers_total", ["class": digit == 0 ? "other" : "\(digit)xx"], String(count))
        }
        page.begin("marquee_reads_total", .counter, "Reads by where they were served from.")
        for (origin, count) in served.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            page.add("marquee_reads_total", ["origin": origin.rawValue], String(count))
        }
        page.begin("marquee_request_duration_seconds", .histogram, "How long requests took, with all attempts and waits.")
        for (outcome, histogram) in durations.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            page.add("marquee_request_duration_seconds", ("outcome", outcome.rawValue), histogram)
        }
        page.add("marquee_requests_in_flight", .gauge, "Requests on the wire.", inFlight)
        page.add("marquee_requests_waiting", .gauge, "Requests that wait for their turn or another attempt.", waiting)
        page.add("marquee_rate_limit_waits_total", .counter, "Waits because of the rate limit.", rateLimitWaits)
        page.add("marquee_permit_waits_total", .counter, "Waits because as many as allowed were in flight.", permitWaits)
        if let connections {
            page.add("marquee_connections_opened_total", .counter, "Connections that were opened.", connections.opened)
            page.add("marquee_connections_reused_total", .counter, "Requests over a connection that was there.", connections.reused)
            page.add("marquee_connection_waits_total", .counter, "Waits for a connection to a host.", connections.waits)
        }
        return page.text
    }
}
