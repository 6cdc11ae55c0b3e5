import Foundation
@testable import MarqueeData
import MarqueeDomain
@testable import MarqueeNet

/// The relation between our decoder and Foundation's, as a check.
///
/// A body that ``JSONGrammar`` does not accept is an error for ours, whatever the shape. Of any other body, both make the same value of a
/// shape or both throw: the same kind of error at the same coding path, save that Foundation's names no path where a number or a text
/// cannot be represented, and that it reads the members of a dictionary in any order and so finds any of several errors. Zeros with
/// exponents are left out.
enum Agreement {
    /// A body, and whether it is JSON: to be found out once for all shapes, because the grammar is slow.
    struct Body {
        let data: Data
        let isJSON: Bool

        init(_ body: Data) {
            data = withoutLittleZeros(body)
            isJSON = JSONGrammar.accepts(data)
        }
    }

    /// The difference between the two decoders, or nil.
    static func breach<Shape: Decodable>(
        _ shape: Shape.Type, _ body: Body, isOrdered: Bool = true, same: (Shape, Shape) -> Bool
    ) -> String? {
        let ours = ours(shape, body.data)
        guard body.isJSON else {
            return if case .success = ours { "\(shape): we read what is no JSON." } else { nil }
        }
        switch (ours, foundations(shape, body.data)) {
        case (.success(let ours), .success(let theirs)):
            return same(ours, theirs) ? nil : "\(shape): \(difference(ours, theirs))"
        case (.failure(let ours), .failure(let theirs)):
            guard isOrdered, !isSame(ours, theirs) else { return nil }
            return "\(shape): we say \(text(of: ours)), they say \(text(of: theirs))."
        case (.success(let ours), .failure(let theirs)): return "\(shape): we read \(ours), they say \(text(of: theirs))."
        case (.failure(let ours), .success(let theirs)): return "\(shape): we say \(text(of: ours)), they read \(theirs)."
        }
    }

    static func breach<Shape: Decodable & Equatable>(_ shape: Shape.Type, _ body: Body, isOrdered: Bool = true) -> String? {
        breach(shape, body, isOrdered: isOrdered, same: ==)
    }

    private static func difference<Value>(_ ours: Value, _ theirs: Value) -> String {
        let (ours, theirs) = ("\(ours)", "\(theirs)")
        let common = max(0, ours.commonPrefix(with: theirs).count - 60)
        return "we read \(ours.dropFirst(common).prefix(120)), they read \(theirs.dropFirst(common).prefix(120))."
    }

    /// The body with `0` or `-0` for each zero that has an exponent. Foundation's decoder takes some of them, like `0e5` and `-0.00e4`, for
    /// numbers that are too small, and others for the zeros that they are.
    private static func withoutLittleZeros(_ body: Data) -> Data {
        let signs = Set("0123456789.+-eE".utf8)
        var rewritten = Data()
        var rest = body[...]
        while let start = rest.firstIndex(where: signs.contains) {
            let end = rest[start...].firstIndex { !signs.contains($0) } ?? rest.endIndex
            let number = rest[start..<end]
            let mantissa = number.prefix { $0 != UInt8(ascii: "e") && $0 != UInt8(ascii: "E") }
            let isZero = mantissa.contains(UInt8(ascii: "0")) && mantissa.allSatisfy(Set("-0.".utf8).contains)
            rewritten += rest[..<start]
            if mantissa.count < number.count, isZero {
                rewritten += Data(mantissa.first == UInt8(ascii: "-") ? "-0".utf8 : "0".utf8)
            } else {
                rewritten += number
            }
            rest = rest[end...]
        }
        return rewritten + rest
    }

    private static func ours<Shape: Decodable>(_ shape: Shape.Type, _ body: Data) -> Result<Shape, any Error> {
        Result { try strictly(shape, body) }
    }

    private static func foundations<Shape: Decodable>(_ shape: Shape.Type, _ body: Data) -> Result<Shape, any Error> {
        Result { try JSONDecoder().decode(Shape.self, from: body) }
    }

    /// A value of a shape as our decoder reads it without any tolerance.
    static func strictly<Shape: Decodable>(_ shape: Shape.Type, _ body: Data) throws -> Shape {
        try JSONDocument(body, isStrict: true).read { try Shape(from: TapeDecoder($0)) }
    }

    /// The error of the tolerant reading of a body, or nil: a value that Foundation's decoder reads, given the keys, is read without a loss
    /// and means the same.
    static func intolerance<Shape: ObjectShape & Decodable & Equatable>(
        _ shape: Shape.Type, _ body: Body, without others: [String]
    ) -> String? {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .custom { JSONKey(propertyName(of: $0.last?.stringValue ?? "")) }
        // Members of both spellings are one member for the strategy, and two for ours.
        let text = String(decoding: body.data, as: UTF8.self)
        // Our decoder reads `name` if `title` is missing, and the strategy does not. An escaped key would hide both from this check.
        guard body.isJSON, !text.contains(/"[a-z]+[A-Z0-9]/), !text.contains("\\u"),
            !others.contains(where: { text.contains("\"\($0)\"") }),
            let theirs = try? decoder.decode(shape, from: body.data)
        else { return nil }
        guard let ours = try? Decoding.decode(shape, from: body.data, operation: "") else { return "\(shape): we cannot read \(theirs)." }
        let isSame = ours.losses == DecodingLosses() && ours.answer == theirs
        return isSame ? nil : "\(shape): \(ours.losses), \(difference(ours.answer, theirs))"
    }

    /// The name of the property for a key: `imdb_id` is `imdbID`, `iso_639_1` is `iso6391`.
    private static func propertyName(of key: String) -> String {
        let parts = key.split(separator: "_", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(String(parts.first ?? "")) { name, part in
            let written = ["id": "ID", "ids": "IDs", "url": "URL"][part] ?? part.prefix(1).uppercased() + part.dropFirst()
            return name + written
        }
    }

    private static func isSame(_ ours: any Error, _ theirs: any Error) -> Bool {
        guard let ours = ours as? DecodingError else { return false }
        if case .dataCorrupted = ours, case .dataCorrupted(let context)? = theirs as? DecodingError, context.codingPath.isEmpty {
            return true
        }
        return text(of: ours) == text(of: theirs)
    }

    /// The kind and the coding path of an error.
    static func text(of error: any Error) -> String {
        func path(_ context: DecodingError.Context) -> String { context.codingPath.map(\.stringValue).joined(separator: "/") }
        return switch error as? DecodingError {
        case .keyNotFound(let key, let context): "missing \(key.stringValue) in \(path(context))"
        case .valueNotFound(_, let context): "null at \(path(context))"
        case .typeMismatch(_, let context): "mismatch at \(path(context))"
        case .dataCorrupted(let context): "corrupted at \(path(context))"
        default: "\(error)"
        }
    }
}
