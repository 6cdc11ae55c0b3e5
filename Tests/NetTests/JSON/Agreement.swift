import Foundation
import MarqueeDomain
@testable import MarqueeNet

/// The relation between our decoder and Foundation's, as a check.
///
/// A body that ``JSONGrammar`` does not accept is an error for ours, whatever the shape. Of any other body, both make the same value
/// of a shape or both throw: the same kind of error at the same coding path, save that Foundation's names no path where a number or a text
/// cannot be represented, and that it reads the members of a dictionary in any order and so finds any of several errors. One spelling of zero is left out.
enum Agreement {
    /// What the two decoders do not agree about, or nil.
    static func breach<Shape: Decodable>(
        _ shape: Shape.Type, _ body: Data, isOrdered: Bool = true, same: (Shape, Shape) -> Bool
    ) -> String? {
        let body = withoutLittleZeros(body)
        let ours = ours(shape, body)
        guard JSONGrammar.accepts(body) else {
            return if case .success = ours { "\(shape): we read what is no JSON." } else { nil }
        }
        switch (ours, foundations(shape, body)) {
        case (.success(let ours), .success(let theirs)):
            return ours.dropped == theirs.dropped && same(ours.value, theirs.value) ? nil : "\(shape): \(difference(ours, theirs))"
        case (.failure(let ours), .failure(let theirs)):
            guard isOrdered, !isSame(ours, theirs) else { return nil }
            return "\(shape): we say \(text(of: ours)), they say \(text(of: theirs))."
        case (.success(let ours), .failure(let theirs)): return "\(shape): we read \(ours), they say \(text(of: theirs))."
        case (.failure(let ours), .success(let theirs)): return "\(shape): we say \(text(of: ours)), they read \(theirs)."
        }
    }

    static func breach<Shape: Decodable & Equatable>(_ shape: Shape.Type, _ body: Data, isOrdered: Bool = true) -> String? {
        breach(shape, body, isOrdered: isOrdered, same: ==)
    }

    private static func difference<Value>(_ ours: Value, _ theirs: Value) -> String {
        let (ours, theirs) = ("\(ours)", "\(theirs)")
        let common = max(0, ours.commonPrefix(with: theirs).count - 60)
        return "we read \(ours.dropFirst(common).prefix(120)), they read \(theirs.dropFirst(common).prefix(120))."
    }

    /// Foundation's decoder takes `-0.0e5` for a number that is too small, and `-0.00e5` for the zero that it is.
    private static func withoutLittleZeros(_ body: Data) -> Data {
        var body = body
        for sign in ["e", "E"] {
            while let place = body.range(of: Data("-0.0\(sign)".utf8)) { body.replaceSubrange(place, with: Data("-0.00\(sign)".utf8)) }
        }
        return body
    }

    private struct Reading<Shape> {
        let value: Shape
        let dropped: Int
    }

    private static func ours<Shape: Decodable>(_ shape: Shape.Type, _ body: Data) -> Result<Reading<Shape>, any Error> {
        Result {
            let ledger = DecodingReport()
            let tape = try JSONTape(body, userInfo: userInfo(ledger))
            return Reading(value: try Shape(from: TapeDecoder(tape)), dropped: ledger.dropped)
        }
    }

    private static func foundations<Shape: Decodable>(_ shape: Shape.Type, _ body: Data) -> Result<Reading<Shape>, any Error> {
        Result {
            let ledger = DecodingReport()
            let decoder = JSONDecoder()
            decoder.userInfo = userInfo(ledger)
            return Reading(value: try decoder.decode(Shape.self, from: body), dropped: ledger.dropped)
        }
    }

    private static func userInfo(_ ledger: DecodingReport) -> [CodingUserInfoKey: any Sendable] {
        CodingUserInfoKey.report.map { [$0: ledger] } ?? [:]
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
