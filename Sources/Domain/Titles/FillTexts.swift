/// The cost and the result of ``Reading/fillTexts(_:language:limit:)``.
public struct TextFill: Sendable, Equatable, Codable {
    /// The number of requests that were sent.
    public var requests = 0
    /// The number of texts that were missing before and are there now.
    public var filled = 0
    /// The number of texts that are still missing.
    public var missing = 0

    public init() {}
}

extension Reading where Input: Sendable {
    /// Fills texts that are missing on a page of a list: reads the same page in the fallback languages, best first, only while texts are
    /// missing. The local index keeps the texts, so later reads of the page have them, also offline. A request fills all rows of a page.
    ///
    /// ```swift
    /// let fill = try await marquee.movies.list.fillTexts(.popular())
    /// print(fill.requests, fill.filled, fill.missing)
    /// ```
    ///
    /// The requests have low priority. Without a store, they are sent, and nothing is filled.
    ///
    /// - Parameters:
    ///   - input: The page.
    ///   - language: The languages of the reader, best first; nil for those of the client. Without a fallback language, no request is sent.
    ///   - limit: The maximum number of requests.
    /// - Throws: The error of the first read that fails. Texts of earlier requests are kept.
    public func fillTexts<Item: TextRow>(
        _ input: Input, language: LanguageChain? = nil, limit: Int = 2
    ) async throws(MarqueeError) -> TextFill where Value == Page<Item> {
        let read = read(input)
        let language = language ?? read.languages ?? Audience.standard.languages
        let task = Task(priority: .utility) { () async -> Result<TextFill, MarqueeError> in
            do throws(MarqueeError) {
                return .success(try await read.fillTexts(language, limit))
            } catch {
                return .failure(error)
            }
        }
        return try await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }.get()
    }
}

extension Read {
    fileprivate func fillTexts<Item: TextRow>(
        _ languages: LanguageChain, _ limit: Int
    ) async throws(MarqueeError) -> TextFill where Value == Page<Item> {
        var fill = TextFill()
        let missing = try await self(language: languages).value.missingTexts(in: languages)
        fill.missing = missing
        for tag in languages.tags.dropFirst() where fill.missing > 0 && fill.requests < limit {
            let origin = try await self(language: LanguageChain(valid: [tag])).origin
            if origin == .server { fill.requests += 1 }
            fill.missing = try await self(policy: .cached.skippingMemory, language: languages).value.missingTexts(in: languages)
        }
        fill.filled = max(0, missing - fill.missing)
        return fill
    }
}

extension Page where Item: TextRow {
    fileprivate func missingTexts(in languages: LanguageChain) -> Int { items.reduce(0) { $0 + $1.missingTexts(in: languages) } }
}
