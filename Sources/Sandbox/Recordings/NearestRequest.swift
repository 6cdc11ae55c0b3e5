/// Explains why a recording has no answer to a request: by the recorded request that is most like it.
struct NearestRequest {
    let shapes: [RequestShape]

    func explanation(of asked: RequestShape, body: RequestBody, recordedBodies: [RequestBody]) -> String {
        let start = "\(Self.shown(asked.shown)) is not recorded."
        if let recorded = recordedBodies.first { return "\(start) Nearest: the same request; \(body.differences(from: recorded))." }
        let samePath = shapes.filter { $0.path == asked.path }
        let sameMethod = samePath.filter { $0.method == asked.method }
        let nearest = sameMethod.map { (shape: $0, distance: Self.distance(asked, $0)) }.min { $0.distance < $1.distance }?.shape
        if let nearest {
            let texts = Self.differences(asked: Self.values(asked), recorded: Self.values(nearest), of: "")
            return "\(start) Nearest: the same path; \(texts)."
        }
        if !samePath.isEmpty {
            let methods = Set(samePath.map(\.method)).sorted().joined(separator: ", ")
            return "\(start) Nearest: the same path with \(methods)."
        }
        guard let other = shapes.max(by: { Self.likeness(asked, $0) < Self.likeness(asked, $1) }) else {
            return "\(start) The recording is empty."
        }
        return "\(start) Nearest path: \(Self.shown(other.shown))."
    }

    /// The differences of two lists of values by name.
    static func differences(asked: [String: String], recorded: [String: String], of place: String) -> String {
        Set(asked.keys).union(recorded.keys).sorted().filter { asked[$0] != recorded[$0] }.map { name in
            let sides = [
                asked[name].map { "asked `\(shown($0))`" } ?? "not asked",
                recorded[name].map { "recorded `\(shown($0))`" } ?? "not recorded",
            ]
            return "\(place)`\(shown(name))`: \(sides.joined(separator: ", "))"
        }.joined(separator: "; ")
    }

    private static func values(_ shape: RequestShape) -> [String: String] {
        Dictionary(shape.parameters.map { ($0.name, $0.value) }) { $0 + ", " + $1 }
    }

    private static func distance(_ a: RequestShape, _ b: RequestShape) -> Int {
        let (a, b) = (values(a), values(b))
        return Set(a.keys).union(b.keys).count { a[$0] != b[$0] }
    }

    /// More equal segments from the front are more alike, then an equal length, then equal segments elsewhere.
    private static func likeness(_ asked: RequestShape, _ recorded: RequestShape) -> Int {
        let pairs = zip(asked.path, recorded.path)
        let front = pairs.prefix { $0 == $1 }.count
        let equal = pairs.count { $0 == $1 }
        return 1_000 * front + 100 * (asked.path.count == recorded.path.count ? 1 : 0) + 10 * equal
            + (asked.method == recorded.method ? 1 : 0)
    }

    /// Text from outside, without control characters and not longer than a line or two.
    private static func shown(_ text: String) -> String {
        let plain = String(text.unicodeScalars.map { $0.value < 32 || $0.value == 127 ? "?" : Character($0) })
        return plain.count > 200 ? plain.prefix(200) + "…" : plain
    }
}
