/// A part of a shape whose fields are among those of the shape itself: details begin with the row of lists.
///
/// ```swift
/// struct MovieDetailsDTO: DTO {
///     @Embedded var movie: MovieDTO
///     let tagline: String?
/// }
/// ```
@propertyWrapper
struct Embedded<Part: Decodable & Sendable>: Decodable, Sendable, EmbeddedPart {
    let wrappedValue: Part

    init(from decoder: any Decoder) throws { wrappedValue = try Part(from: decoder) }
}

/// Marks a type that ``TapeObject`` reads from the object itself, in place of one of its members.
protocol EmbeddedPart: Decodable {}
