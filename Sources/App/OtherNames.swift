import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// Names that people try first. None of them can be used: the compiler says the right one.

extension MarqueeClient {
    /// Another word for ``tv``.
    @available(*, unavailable, renamed: "tv") public var tvSeries: TVSeriesUseCases { tv }
    /// A view of the client in another language.
    @available(*, unavailable, message: "Write 'client(language: \"fr-FR\")'") public func language(_ language: String) -> MarqueeClient {
        self
    }
    /// The events, which a closure of the configuration receives.
    @available(*, unavailable, message: "Set 'onEvent' in the configuration") public var events: AsyncStream<MarqueeEvent> {
        AsyncStream { $0.finish() }
    }
    /// Another word for ``shutdown(deadline:)``.
    @available(*, unavailable, renamed: "shutdown()") public func close() async {}
}

extension MarqueeClient.Storage {
    /// Another word for ``memory``.
    @available(*, unavailable, renamed: "memory") public static var inMemory: MarqueeClient.Storage { .memory }
    /// Another word for ``folder(_:)``.
    @available(*, unavailable, renamed: "folder") public static func path(_ path: String) -> MarqueeClient.Storage { .folder(path) }
}

extension MarqueeClient.Configuration {
    /// The access token, which is a credential.
    @available(*, unavailable, message: "Write 'credential = try .accessToken(token)'")
    public var accessToken: String? {
        get { nil }
        set {}
    }
    /// The key of version 3, which is a credential.
    @available(*, unavailable, message: "Write 'credential = try .apiKey(key)'")
    public var apiKey: String? {
        get { nil }
        set {}
    }
    /// TMDb's parameter of ``includesAdult``.
    @available(*, unavailable, renamed: "includesAdult") public var includeAdult: Bool {
        get { includesAdult }
        set { includesAdult = newValue }
    }
    /// The receiver of events, ``onEvent``.
    @available(*, unavailable, renamed: "onEvent") public var logger: MarqueeEventHandler {
        get { onEvent }
        set { onEvent = newValue }
    }
    /// The time limit of a request.
    @available(*, unavailable, message: "Write 'limits.total = .seconds(10)'") public var timeout: Duration {
        get { limits.total }
        set {}
    }
    /// The name of the program in requests.
    @available(*, unavailable, message: "Write 'connections.userAgent = \"Films/1.0\"'")
    public var userAgent: String {
        get { "" }
        set {}
    }
}
