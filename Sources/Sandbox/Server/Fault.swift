extension Sandbox {
    /// One way in which a server, or the network before it, misbehaves. The raw value is its stable name on a command line and in a report.
    ///
    /// The project's table of faults lists the error code that Marquee reports for each.
    public enum Fault: String, Sendable, CaseIterable {
        // MARK: The connection

        /// The connection is closed as soon as the request has arrived.
        case emptyReply = "empty-reply"
        /// The connection is reset as soon as the request has arrived.
        case reset
        /// The connection is reset in the middle of the body.
        case resetInBody = "reset-in-body"
        /// The answer announces its whole length and ends halfway.
        case truncated = "truncate"
        /// A chunked answer ends in the middle of a chunk.
        case truncatedChunk = "truncate-chunk"
        /// The answer ends in the middle of its header section.
        case truncatedHead = "truncate-head"
        /// Nothing is ever said.
        case silence
        /// The header section comes byte by byte and never ends.
        case slowHead = "slow-head"
        /// The body comes byte by byte and never ends.
        case slowBody = "slow-body"

        // MARK: Not the HTTP that was asked for

        /// The answer is another protocol's greeting.
        case notHTTP = "not-http"
        /// The answer is a bare text without a head, as in HTTP/0.9.
        case http09 = "http-0.9"
        /// A header line has no colon.
        case headerWithoutColon = "header-without-colon"
        /// The first header line begins with a blank, as if it continued a line before it.
        case foldedHeader = "folded-header"
        /// 250 header fields, 75 kilobytes of them.
        case manyHeaders = "250-headers"
        /// Header fields without end.
        case endlessHeaders = "endless-headers"
        /// Interim answers without end.
        case endlessInterim = "endless-interim"
        /// Trailers without end.
        case endlessTrailers = "endless-trailers"
        /// A trailer has no colon.
        case trailerWithoutColon = "trailer-without-colon"
        /// A header value holds bytes that are not UTF-8.
        case invalidHeaderText = "invalid-header-text"
        /// The answer states two lengths.
        case conflictingLengths = "two-lengths"
        /// The length is no number.
        case badLength = "bad-length"
        /// A chunk has no size.
        case badChunk = "bad-chunk"
        /// The status is 999.
        case oddStatus = "status-999"
        /// The server changes to a protocol that was not requested.
        case switchedProtocol = "status-101"

        // MARK: Statuses

        /// Status 429, to come back after 30 seconds.
        case retryAfterSeconds = "retry-after-seconds"
        /// Status 429, to come back at a date in the form of today.
        case retryAfterDate = "retry-after-date"
        /// Status 429, to come back at a date in the form of RFC 850.
        case retryAfterRFC850 = "retry-after-rfc850"
        /// Status 429, to come back at a date in the form of C's `asctime`.
        case retryAfterAsctime = "retry-after-asctime"
        /// Status 429, to come back 30 seconds ago.
        case retryAfterNegative = "retry-after-negative"
        /// Status 429, to come back after more seconds than a machine word holds.
        case retryAfterHuge = "retry-after-huge"
        /// Status 429, to come back at no time that can be read.
        case retryAfterGarbage = "retry-after-garbage"
        /// Status 429, with no word about coming back.
        case retryAfterMissing = "retry-after-missing"
        /// Status 401.
        case unauthorized
        /// Status 401 with a challenge, which makes some clients wait for a password.
        case challenge
        /// A redirect to another path of the same origin.
        case redirect
        /// A redirect to another origin, which must not learn the credential.
        case redirectElsewhere = "redirect-elsewhere"
        /// A redirect to itself.
        case redirectLoop = "redirect-loop"
        /// Status 204: success, and nothing to read.
        case noContent = "no-content"
        /// Status 304, though the client may hold nothing.
        case notModified = "not-modified"

        // MARK: Packing and size

        /// The body claims to be packed and is not.
        case badGzip = "bad-gzip"
        /// The packed body has its whole length and ends in the middle of its stream.
        case cutGzip = "cut-gzip"
        /// The body has an unknown encoding.
        case unknownEncoding = "unknown-encoding"
        /// One megabyte that unpacks to one gigabyte.
        case gzipBomb = "gzip-bomb"
        /// A body of a hundred megabytes.
        case hugeBody = "huge-body"

        // MARK: The cache in front of the server

        /// The body is packed, and no header field says so.
        case silentGzip = "silent-gzip"
        /// The body is packed, and its encoding is `identity`.
        case identityGzip = "identity-gzip"
        /// The answer names another character set than that of its body.
        case wrongCharset = "wrong-charset"
        /// A web page with the content type of JSON.
        case htmlAsJSON = "html-as-json"
        /// The first bytes of the answer, as many as a packet has, with the length that fits them.
        case cutAtPacket = "cut-at-packet"
        /// An answer that a cache has held for two days.
        case oldAnswer = "old-answer"
        /// Status 206, and the first half of an answer of which no part was requested.
        case partialContent = "partial-content"
        /// Status 502 with the page of a cache that could not reach the server.
        case edgeBadGateway = "edge-502"
        /// Status 503 with the page of a cache that has no sound server.
        case edgeUnavailable = "edge-503"
        /// Status 522 with the page of a cache whose connection to the server timed out.
        case edgeTimeout = "edge-522"

        // MARK: Bodies, with status 200, that may be cached

        /// Nothing at all.
        case emptyBody = "empty-body"
        /// A web page, as from a network that wants its visitors to sign in first.
        case html
        /// Bytes that claim to be JSON and are not even text.
        case garbage
        /// The JSON of another API.
        case otherJSON = "other-json"
        /// The answer to another request of the same kind: another id, another season and episode, another page.
        case otherAnswer = "other-answer"
        /// The members of the answer, with values of other types.
        case wrongTypes = "wrong-types"
        /// JSON's `null`.
        case nullBody = "null-body"
        /// A text with bytes that are not UTF-8.
        case invalidText = "invalid-text"
        /// A byte order mark before the answer.
        case byteOrderMark = "byte-order-mark"
        /// Members that occur twice, with different values.
        case duplicateKeys = "duplicate-keys"
        /// 512 arrays, one inside the other.
        case deepJSON = "deep-json"
        /// One of TMDb's error bodies.
        case errorBody = "error-body"
    }
}

extension Sandbox.Fault {
    /// The required outcome of a fault in an HTTP client.
    public enum Verdict: Sendable, Equatable {
        /// It is an answer like any other, with this status.
        case answer(Int)
        /// There is no answer to be had.
        case failure
        /// Some clients are strict and some are lenient; either is sound.
        case either
    }

    /// The required outcome in an HTTP client, before the body is decoded.
    public var verdict: Verdict {
        switch self {
        case .retryAfterSeconds, .retryAfterDate, .retryAfterRFC850, .retryAfterAsctime, .retryAfterNegative, .retryAfterHuge,
            .retryAfterGarbage, .retryAfterMissing:
            .answer(429)
        case .unauthorized, .challenge: .answer(401)
        case .redirect, .redirectElsewhere, .redirectLoop: .answer(302)
        case .noContent: .answer(204)
        case .notModified: .answer(304)
        case .partialContent: .answer(206)
        case .edgeBadGateway: .answer(502)
        case .edgeUnavailable: .answer(503)
        case .edgeTimeout: .answer(522)
        case .silentGzip, .identityGzip, .wrongCharset, .htmlAsJSON, .cutAtPacket, .oldAnswer: .answer(200)
        case .emptyBody, .html, .garbage, .otherJSON, .otherAnswer, .wrongTypes, .nullBody, .invalidText, .byteOrderMark, .duplicateKeys,
            .deepJSON, .errorBody:
            .answer(200)
        case .headerWithoutColon, .foldedHeader, .trailerWithoutColon, .manyHeaders, .invalidHeaderText, .conflictingLengths, .badLength,
            .oddStatus, .switchedProtocol,
            .badGzip, .cutGzip, .unknownEncoding:
            .either
        default: .failure
        }
    }

    /// Whether only a deadline of the client's ends it.
    public var needsDeadline: Bool { [.silence, .slowHead, .slowBody].contains(self) }
}

extension Sandbox.Fault {
    /// Whether a write that meets the fault is carried out before its answer is spoiled; all others never reach TMDb.
    ///
    /// False where the connection ends or falls silent as soon as the request has arrived, where another program answers (``notHTTP``,
    /// ``http09``, ``html``, ``htmlAsJSON``, a cache without a server) and where the status says that nothing was done.
    public var carriesOutWrites: Bool {
        switch self {
        case .emptyReply, .reset, .silence, .notHTTP, .http09, .html, .htmlAsJSON: false
        case .edgeBadGateway, .edgeUnavailable, .edgeTimeout: false
        case .unauthorized, .challenge, .redirect, .redirectElsewhere, .redirectLoop, .notModified: false
        default: verdict != .answer(429)
        }
    }
}
