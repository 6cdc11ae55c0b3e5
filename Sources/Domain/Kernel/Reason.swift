extension MarqueeError {
    /// Why a failure happened: a stable key with values, and a sentence in each ``TextLanguage``.
    ///
    /// A transport or a store of your own gives a key of its own and an English sentence, which is shown as it is:
    ///
    /// ```swift
    /// throw MarqueeError(.storage, .init("redis.full", "The Redis server has no memory left."))
    /// ```
    ///
    /// It is encoded as `{"key": "store.damaged", "text": "The local store is damaged (SQLite code 11).", "values": {"code": "11"}}`. The
    /// text is the English sentence, for readers that do not know the key.
    public struct Reason: Sendable, Hashable {
        /// The stable key, such as `search.empty`: the field to branch on.
        public let key: String
        /// The values in the sentence by their names, such as `["code": "11"]`: numbers and names, without secrets, addresses or text from
        /// outside.
        public let values: [String: String]
        /// The sentence of a reason that is none of Marquee's; nil for those.
        private let ownText: String?

        /// Creates one of Marquee's reasons. Its sentences are in `ReasonTexts`.
        package init(_ key: String, _ values: [String: String] = [:]) { self.init(key, values, ownText: nil) }

        /// Creates a reason with an English sentence, which must not hold secrets, addresses or text from outside.
        ///
        /// With a key of Marquee and the sentence that Marquee has for it, this is Marquee's reason, and is translated.
        public init(_ key: String, _ text: String) {
            let values = ReasonTexts.values(of: key, in: text)
            self.init(key, values ?? [:], ownText: values == nil ? text : nil)
        }

        private init(_ key: String, _ values: [String: String], ownText: String?) {
            (self.key, self.values, self.ownText) = (key, values, ownText)
        }
    }
}

extension MarqueeError.Reason {
    /// The reason in English.
    public var text: String { text(in: .english) }

    /// Whether the sentence is written for a person who uses a program. Others are written for its developer or its operator: a service logs
    /// them, and shows a sentence of its own. Reasons that are none of Marquee's are among those.
    public var isForVisitors: Bool { ownText == nil && ReasonTexts.forVisitors.contains(key) }

    /// The reason in a language; a reason that is none of Marquee's has one sentence for all languages.
    public func text(in language: TextLanguage) -> String {
        ownText ?? ReasonTexts.sentence(key, values, in: language) ?? key
    }

    /// The values to store or send with the key and the English sentence; nil if the sentence replaces the one of the key.
    package var storedValues: [String: String]? {
        ownText != nil && ReasonTexts.sentence(key, values, in: .english) != nil ? nil : values
    }

    /// Restores a reason that this version, an older one or a newer one has stored or sent.
    ///
    /// The stored sentence is shown if this version does not know the key, or a value is missing. Older versions stored no values, so these
    /// are read from the sentence.
    package init(stored key: String, text: String, values: [String: String]? = [:]) {
        let isKnown = ReasonTexts.sentence(key, values ?? [:], in: .english) != nil
        if let values, values.isEmpty, let former = FormerReasons.reason(key, text) {
            self.init(former.key, former.values)
        } else {
            self.init(key, values ?? [:], ownText: isKnown && values != nil ? nil : text)
        }
    }
}

extension MarqueeError.Reason: CustomStringConvertible {
    /// The reason in English.
    public var description: String { text }
}

extension MarqueeError.Reason: Codable {
    private enum CodingKeys: CodingKey {
        case key, text, values
    }

    /// Reads the encoded form, also that of older versions, which had no values.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            stored: try container.decode(String.self, forKey: .key), text: try container.decode(String.self, forKey: .text),
            values: container.contains(.values) ? try container.decode([String: String]?.self, forKey: .values) : [:])
    }

    /// Writes the encoded form. The values are left out if there are none, and null if the text replaces the one of the key.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(key, forKey: .key)
        try container.encode(text, forKey: .text)
        if storedValues != [:] { try container.encode(storedValues, forKey: .values) }
    }
}

extension MarqueeError.Reason {
    /// The caller cancelled; here, because several layers can notice it.
    package static let cancelled = Self("cancelled")
    /// The client has been shut down; here, because several layers can notice it.
    package static let clientClosed = Self("client.closed")
    /// The circuit breaker refused the request; here, because events distinguish it.
    package static let circuitOpen = Self("transport.suspended")

    /// There is no space for files; here, because several kinds of files can have none.
    package static let storeFull = Self("store.full")
    /// Others can change a file or a folder.
    package static let storeNotPrivate = Self("store.notPrivate")
    /// A path is a link, a pipe, a folder or a device.
    package static let storeNotAFile = Self("store.notAFile")
    /// There is no store to read.
    package static let storeMissing = Self("store.missing")
    /// The store is opened for reading only.
    package static let storeReadOnly = Self("store.readOnly")
    /// A system call failed, with its error number.
    package static func storeSystem(_ code: Int32) -> Self { Self("store.system", ["code": "\(code)"]) }

    /// The name of the server could not be resolved.
    package static let noLookup = Self("transport.lookup")
    /// No connection could be made.
    package static let noConnection = Self("transport.connect")
    /// The TLS handshake failed.
    package static let noTLS = Self("transport.tls")

    /// The proxy asks for a user name and a password.
    package static let proxyAuthentication = Self("transport.proxyAuthentication")
    /// The proxy does not connect to the server.
    package static let proxyRefused = Self("transport.proxyRefused")
    /// The name of the server leads to no other machine.
    package static let blockedName = Self("transport.blockedName")

    /// The reasons of requests of which no byte has left.
    fileprivate static let unsent = Set(
        [circuitOpen, noLookup, noConnection, noTLS, proxyAuthentication, proxyRefused, blockedName].map(\.key))
}

extension MarqueeError {
    /// Whether the request certainly never left this device. False if that is unknown.
    package var isUnsent: Bool { status == nil && Reason.unsent.contains(reason.key) }
}
