import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension TMDB {
    /// Finds markable items that are not among the listed titles of an answer, such as episodes.
    typealias Markables<Value> = @Sendable (Value) -> [Markable]
    /// How the texts that the audience's language lacks are filled in an answer.
    typealias Filling<Value> = @Sendable (Value, Audience) -> Value

    /// The read for an endpoint.
    func remote<Answer>(_ endpoint: Endpoint<Answer>) -> Remote<Answer.Entity> {
        Remote(remote(AnswerReading(Answer.self), endpoint.values))
    }

    /// The read for an endpoint with titles in its answer: they are indexed, and their missing texts are filled from the index.
    func remote<Answer>(_ endpoint: Endpoint<Answer>) -> Remote<Answer.Entity> where Answer.Entity: TitleBearing {
        Remote(remote(AnswerReading(Answer.self, titles: Answer.Entity.self), endpoint.values))
    }

    /// The read for an endpoint, with the markable items of its answer. With a function that fills the texts which the audience's language
    /// lacks, translations are appended to the request.
    func remote<Answer>(
        _ endpoint: Endpoint<Answer>, markables: @escaping Markables<Answer.Entity>, filling: Filling<Answer.Entity>? = nil
    ) -> Remote<Answer.Entity> {
        let reading = AnswerReading(Answer.self, markables: markables, filling: filling)
        return Remote(remote(reading, endpoint.values))
    }

    /// The same for an endpoint with titles in its answer.
    // With the same parameters as the one before, so that the compiler chooses by the constraint alone.
    func remote<Answer>(
        _ endpoint: Endpoint<Answer>, markables: @escaping Markables<Answer.Entity>, filling: Filling<Answer.Entity>? = nil
    ) -> Remote<Answer.Entity> where Answer.Entity: TitleBearing {
        let reading = AnswerReading(Answer.self, titles: Answer.Entity.self, markables: markables, filling: filling)
        return Remote(remote(reading, endpoint.values))
    }

    /// The read for an endpoint with titles in its answer, with a function that fills the texts which the audience's language lacks.
    func remote<Answer>(_ endpoint: Endpoint<Answer>, filling: @escaping Filling<Answer.Entity>) -> Remote<Answer.Entity>
    where Answer.Entity: TitleBearing {
        let reading = AnswerReading(Answer.self, titles: Answer.Entity.self, filling: filling)
        return Remote(remote(reading, endpoint.values))
    }

    /// The read for the alternative titles of a title, by which searches find it afterwards.
    func remote<Answer>(_ endpoint: Endpoint<Answer>, aliasesOf title: MediaReference) -> Remote<[AlternativeTitle]>
    where Answer.Entity == [AlternativeTitle] {
        var reading = AnswerReading(Answer.self)
        reading.aliases = { (value, server) in
            IndexedTitle.aliases(value.value(of: [AlternativeTitle].self) ?? [], of: title, server: server)
        }
        return Remote(remote(reading, endpoint.values))
    }

    // The digest is computed before the object is made, whose properties would be copied for it.
    private func remote(_ reading: AnswerReading, _ asked: EndpointValues) -> BoxedRemote {
        let isFilled = fillsRows(of: reading, asked) && !asked.rules.audience.usesFallbacks
        let digest =
            appendsTranslations(to: reading)
            ? digests.digest(of: asked.appending("translations"), isFilled: isFilled) : digests.digest(of: asked, isFilled: isFilled)
        return BoxedRemote(
            digest, isPrivate: asked.isPrivate, from: EndpointRemote(tmdb: self, reading: reading, asked: asked))
    }

    /// Whether gaps of an answer are filled from a part that is appended.
    private func appendsTranslations(to reading: AnswerReading) -> Bool { reading.filling != nil && audience.hasFallbacks }

    /// Whether the texts of rows are filled. Operations without a language answer in TMDb's own language, so theirs are not.
    private func fillsRows(of reading: AnswerReading, _ asked: EndpointValues) -> Bool {
        rowLanguages != nil && reading.titles != nil && asked.rules.audience.contains(.language)
    }

    /// A read of an endpoint.
    private final class EndpointRemote: RemoteSource {
        private let tmdb: TMDB
        private let reading: AnswerReading
        /// The values before a part was appended by which gaps are filled.
        private let asked: EndpointValues

        init(tmdb: TMDB, reading: AnswerReading, asked: EndpointValues) { (self.tmdb, self.reading, self.asked) = (tmdb, reading, asked) }

        private var values: EndpointValues { tmdb.appendsTranslations(to: reading) ? asked.appending("translations") : asked }
        private var fillsRows: Bool { tmdb.fillsRows(of: reading, asked) }

        var operation: String { asked.rules.keyName }
        var refusal: MarqueeError? { asked.line.refusal }
        var languages: [String] { tmdb.languages }
        var key: SnapshotKey { key(of: values.line) }

        private func key(of line: RequestLine) -> SnapshotKey {
            var key = tmdb.key(of: line)
            if fillsRows, key.audience.fallbackLanguages.isEmpty { key.fillLanguages = tmdb.audience.fallbackLanguages }
            return key
        }

        var query: RemoteQuery {
            let line = values.line
            let (language, fillsRows) = (key(of: line).audience.language, fillsRows)
            return tmdb.query(line, reading.shape) { [tmdb, reading] (value, losses) in
                tmdb.adapted(value, losses, reading, language: language, fillsRows: fillsRows)
            }
        }

        func speaking(_ languages: LanguageChain) -> BoxedRemote? { tmdb.speaking(languages).remote(reading, asked) }
    }

    /// - Parameter language: The language of the answer: an operation without one answers in TMDb's own.
    fileprivate func adapted(
        _ value: Boxed, _ losses: DecodingLosses, _ reading: AnswerReading, language: String, fillsRows: Bool
    ) -> Adapted<Boxed> {
        let server = server.name
        if let titles = reading.titles {
            let collector = LanguageCollector()
            titles.visitTitles(of: value, collector)
            originalLanguages.note(collector.languages)
        }
        // The index has the server's texts in this language, and no text of another one.
        let filled = reading.filling?(value, audience) ?? value
        var adapted = Adapted(
            filled,
            titles: reading.titles?.indexed(value, server: server, language: language) ?? reading.aliases?(value, server) ?? [],
            markables: reading.markables(in: value, filled), losses: losses)
        if fillsRows, let titles = reading.titles { adapted.gaps = gaps(of: filled, titles) }
        return adapted
    }

    /// The titles of an answer that lack a text, to be filled from the index; nil if none does.
    private func gaps(of value: Boxed, _ titles: any TitleBearing.Type) -> TextGaps<Boxed>? {
        guard let languages = rowLanguages else { return nil }
        let collector = GapCollector(languages.wishes)
        titles.visitTitles(of: value, collector)
        guard !collector.titles.isEmpty else { return nil }
        return TextGaps(collector.titles, in: languages.codes) { translations in
            titles.filled(value, KnownTexts(translations: translations, languages: languages))
        }
    }
}

/// The meaning of an operation's answer: its type as a value, so that the code which reads answers is compiled once for all of them.
private struct AnswerReading: Sendable {
    let shape: EntityReader
    /// The type of the answer's entity if it has titles.
    let titles: (any TitleBearing.Type)?
    /// Finds markable items that are not among the listed titles, such as episodes.
    var markables: (@Sendable (Boxed) -> [Markable])?
    /// Fills the texts that the audience's language lacks.
    var filling: (@Sendable (Boxed, Audience) -> Boxed)?
    /// The entries for the index of a value that has no titles, for a server.
    var aliases: (@Sendable (Boxed, String) -> [IndexedTitle])?

    init<Answer: DTO>(
        _ type: Answer.Type, titles: (any TitleBearing.Type)? = nil, markables: TMDB.Markables<Answer.Entity>? = nil,
        filling: TMDB.Filling<Answer.Entity>? = nil
    ) {
        shape = EntityReader(type)
        self.titles = titles
        if let markables { self.markables = { $0.value(of: Answer.Entity.self).map(markables) ?? [] } }
        if let filling {
            self.filling = { (value, audience) in value.value(of: Answer.Entity.self).map { Boxed(filling($0, audience)) } ?? value }
        }
    }

    /// All markable items, each once.
    func markables(in value: Boxed, _ filled: Boxed) -> [Markable] {
        let collector = MarkableCollector()
        titles?.visitTitles(of: value, collector)
        collector.add(markables?(filled) ?? [])
        return collector.markables
    }
}

extension TitleBearing {
    fileprivate static func visitTitles(of value: Boxed, _ visitor: TitleVisitor) { value.value(of: Self.self)?.visitTitles(visitor) }

    static func indexed(_ value: Boxed, server: String, language: String) -> [IndexedTitle] {
        value.value(of: Self.self)?.indexed(server: server, language: language) ?? []
    }

    fileprivate static func filled(_ value: Boxed, _ known: KnownTexts) -> Boxed {
        guard var filled = value.value(of: Self.self) else { return value }
        filled.fillTexts(known)
        return Boxed(filled)
    }
}
