import MarqueeDomain

extension MarqueeClient.Stats {
    /// The counters in the text format of Prometheus, as the body of a `/metrics` answer. The content type is
    /// `text/plain; version=0.0.4`. The number of lines is bounded, whatever the requests were.
    public var prometheus: String {
        var page = PrometheusText()
        page.add("marquee_requests_total", .counter, "Requests, without their retries.", requests)
        page.add("marquee_attempts_total", .counter, "Requests sent to a server, with their retries.", attempts)
        page.add("marquee_retries_total", .counter, "Scheduled retries.", retries)
        page.add("marquee_failures_total", .counter, "Requests without an answer.", failures)
        page.add(
            "marquee_undeclared_gzip_total", .counter, "Answers with a gzip body that no header field declared.", undeclaredGzip)
        page.add("marquee_received_bytes_total", .counter, "Bytes of all answers, after decompression.", bytes)
        page.begin("marquee_answers_total", .counter, "Answers by the class of their status.")
        for (digit, count) in answers.sorted(by: { $0.key < $1.key }) {
            page.add("marquee_answers_total", ["class": digit == 0 ? "other" : "\(digit)xx"], String(count))
        }
        page.begin("marquee_reads_total", .counter, "Reads by the origin of their value.")
        for (origin, count) in served.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            page.add("marquee_reads_total", ["origin": origin.rawValue], String(count))
        }
        page.add("marquee_stale_reads_total", .counter, "Reads with a value that had expired.", staleReads)
        page.begin("marquee_request_duration_seconds", .histogram, "Durations of requests, with all attempts and waits.")
        for (outcome, histogram) in durations.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            page.add("marquee_request_duration_seconds", ("outcome", outcome.rawValue), histogram)
        }
        page.add("marquee_requests_in_flight", .gauge, "Requests in flight.", inFlight)
        page.add("marquee_requests_waiting", .gauge, "Requests that wait for the rate limiter, a permit or a retry.", waiting)
        page.add("marquee_rate_limit_waits_total", .counter, "Waits for the rate limiter.", rateLimitWaits)
        page.add("marquee_permit_waits_total", .counter, "Waits for a permit.", permitWaits)
        page.begin("marquee_circuit_openings_total", .counter, "Openings of circuit breakers, of servers and of operations.")
        page.add("marquee_circuit_openings_total", ["level": "server"], String(circuitOpenings))
        page.add("marquee_circuit_openings_total", ["level": "operation"], String(operationCircuitOpenings))
        if let connections {
            page.add("marquee_connections_opened_total", .counter, "Opened connections.", connections.opened)
            page.add("marquee_connections_reused_total", .counter, "Requests over a connection that was already open.", connections.reused)
            page.add("marquee_connection_waits_total", .counter, "Requests that waited for a connection to their host.", connections.waits)
        }
        addStore(to: &page)
        return page.text
    }
}
