import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import TestKit

/// Damages single values of an answer, and reports the places where too much is lost.
///
/// The possible loss is found by removal: it is the innermost part around the damaged value without which the answer is read as a whole.
/// That is the value itself if it is optional, or else its row of the list, or else a part around that row. Where no
/// part is so, the answer has to be unreadable.
struct Damage<Answer: DTO> {
    private let tree: JSONTree
    private let places: [[JSONTree.Step]]
    private let whole: Leaves
    private var known: [[JSONTree.Step]: [String]] = [:]

    /// Values that are of another type than most, out of all bounds, or nothing.
    private static var values: [Any?] {
        [nil, NSNull(), "", "x", "\u{0}\u{FFFF}", -1, 1e300, 0.5, Int.max, true, [Any](), [String: Any](), [NSNull()], ["id": "x"]]
    }

    /// Nil if the answer has no values, or cannot be read before it is damaged.
    init?(_ tree: JSONTree) throws {
        self.tree = tree
        places = tree.places
        guard !places.isEmpty, case .success(let (answer, losses)) = Self.read(tree), losses == DecodingLosses() else { return nil }
        whole = Leaves(of: answer)
    }

    /// The errors in the reading of so many damaged answers.
    mutating func breaches(count: Int, seed: UInt64) -> [String] {
        var random = SplitMix64(seed: seed)
        return (0..<count).compactMap { _ in
            guard let place = places.randomElement(using: &random), let value = Self.values.randomElement(using: &random) else {
                return nil
            }
            return breach(at: place, with: value).map { "\(Answer.self) with \(value ?? "nothing") at \(place): \($0)" }
        }
    }

    private mutating func breach(at place: [JSONTree.Step], with value: Any?) -> String? {
        let allowed = remains(around: place)
        switch Self.read(tree.replacing(place, with: value)) {
        case .failure(let error):
            guard error.code == .unreadable else { return "The error is \(error)." }
            return allowed.contains(Self.nothing) ? nil : "The answer is lost: \(error.reason.text)"
        case .success(let (answer, losses)):
            // Whatever was read must be good enough for the adapters.
            _ = answer.adapted()
            let found = Leaves(of: answer)
            let paths = Self.paths(to: place)
            let strangers = found.differing(from: whole).filter { leaf in !paths.contains { leaf == $0 || leaf.hasPrefix($0 + ".") } }
            guard losses.rows + losses.fields <= 1 else { return "\(losses) are lost." }
            return strangers.isEmpty || allowed.contains(found.text) ? nil : "\(strangers.prefix(3)) are another."
        }
    }

    /// The paths of a value in an answer: some members are read under another name, too.
    private static func paths(to place: [JSONTree.Step]) -> [String] {
        let names = place.map(\.description)
        let others = ["name": "title", "original_name": "original_title", "value": "rating"]
        return [names, names.dropLast() + [names.last.flatMap { others[$0] } ?? ""]].map { $0.joined(separator: ".") }
    }

    /// The possible answers when the value at a place cannot be read.
    private mutating func remains(around place: [JSONTree.Step]) -> [String] {
        if let known = known[place] { return known }
        var (remains, part): ([String], [JSONTree.Step]) = ([], place)
        while !part.isEmpty {
            if case .success(let (answer, losses)) = Self.read(tree.replacing(part, with: nil)), losses == DecodingLosses() {
                remains.append(Leaves(of: answer).text)
                // A list of which the only row is broken is broken itself.
                if tree.count(around: part) > 1 { break }
            }
            part.removeLast()
        }
        if part.isEmpty { remains.append(Self.nothing) }
        known[place] = remains
        return remains
    }

    private static var nothing: String { "nothing" }

    private static func read(_ tree: JSONTree) -> Result<(Answer, DecodingLosses), MarqueeError> {
        do {
            let (answer, losses) = try Decoding.decode(Answer.self, from: try tree.body, operation: "")
            return .success((answer, losses))
        } catch {
            return .failure(error as? MarqueeError ?? MarqueeError(.invalidInput, .init("test", "\(error)")))
        }
    }
}
