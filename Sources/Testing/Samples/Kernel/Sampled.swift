/// A type with samples, for tests and previews.
///
/// Facts about real titles and people are those of the examples in TMDb's description of its API. Other values are made up and say
/// so: `Sample List 1`. Texts such as overviews are the package's own. Details have all their parts.
///
/// ```swift
/// let marquee = try await MarqueeClient.stub {
///     $0.movies.details = { _, _ in Read(.sample) }
///     $0.movies.list = { _ in Read(.sample) }
///     $0.search.movies = { search in Read(Page(of: Movie.samples.filter { $0.title.contains(search.text) })) }
/// }
/// ```
public protocol Sampled: Sendable {
    /// Samples that all differ; at least five of a type that occurs in lists.
    static var samples: [Self] { get }
}

extension Sampled {
    /// The first of the samples.
    public static var sample: Self { samples[0] }
}

/// A value with changed properties.
func edited<Value>(_ value: Value, _ edit: (inout Value) -> Void) -> Value {
    var value = value
    edit(&value)
    return value
}
