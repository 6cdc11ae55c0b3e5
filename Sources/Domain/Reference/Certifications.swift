/// All use cases of the certifications that countries give.
///
/// ```swift
/// let certifications = try await marquee.certifications.movies()
/// print(certifications.value["DE"]?.map(\.name) ?? [])
/// ```
public struct CertificationUseCases: Sendable {
    let reference: any ReferenceRepository

    public init(reference: any ReferenceRepository) { self.reference = reference }

    /// Reads the certifications of movies, by country (<https://developer.themoviedb.org/reference/certification-movie-list>).
    public var movies: Get<Void, [String: [Certification]]> { Get(reference.movieCertifications) }

    /// Reads the certifications of series, by country (<https://developer.themoviedb.org/reference/certifications-tv-list>).
    public var tv: Get<Void, [String: [Certification]]> { Get(reference.tvCertifications) }
}
