/// The cached value, if there is one, then the server's.
///
/// ```swift
/// for try await details in marquee.movies.details.updates(550) { print(details.origin) }
/// ```
///
/// If the request fails, the cached value is returned again with its ``Fetched/refreshError``. If nothing is cached, the sequence throws the
/// error.
public struct Updates<Value: Sendable>: AsyncSequence, Sendable {
    public typealias Element = Fetched<Value>
    public typealias Failure = MarqueeError

    let read: Read<Value>
    let language: LanguageChain?

    public func makeAsyncIterator() -> Iterator { Iterator(read: read, language: language) }

    public struct Iterator: AsyncIteratorProtocol {
        private enum Step { case cached, served, done }

        private let read: Read<Value>
        private let language: LanguageChain?
        private var step = Step.cached

        fileprivate init(read: Read<Value>, language: LanguageChain?) {
            self.read = read
            self.language = language
        }

        public mutating func next() async throws(MarqueeError) -> Fetched<Value>? {
            try await next(isolation: #isolation)
        }

        public mutating func next(isolation actor: isolated (any Actor)?) async throws(MarqueeError) -> Fetched<Value>? {
            switch step {
            case .cached:
                step = .served
                do throws(MarqueeError) {
                    return try await read(policy: .offline, language: language)
                } catch  where error.code == .cancelled {
                    throw error
                } catch {
                    return try await next(isolation: actor)
                }
            case .served:
                step = .done
                return try await read(policy: .freshElseCached, language: language)
            case .done:
                return nil
            }
        }
    }
}
