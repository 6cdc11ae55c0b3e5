import Foundation

/// A secret made to be found again, whole or in part, wherever it should not be.
package struct Marker: Sendable {
    package let text: String
    private let needles: [[UInt8]]

    /// A secret and the parts of it that are telling on their own.
    package init(_ text: String, parts: [String]) {
        self.text = text
        let words = parts + parts.map { Data($0.utf8).base64EncodedString() }
        needles = words.map { Array($0.lowercased().utf8) }
    }

    /// Shaped like an API Read Access Token.
    package static let accessToken = Marker(
        "eyMARKERhead0001.eyMARKERbody0002.MARKERtail0003", parts: ["MARKERhead0001", "MARKERbody0002", "MARKERtail0003"])
    /// Shaped like a v3 API key.
    package static let apiKey = Marker("c0ffee1badc0de2defaced3decade4ab", parts: ["c0ffee1badc0de2", "defaced3decade4ab"])

    /// Whether the secret, or a part of it, is in the text.
    package func isIn(_ text: String) -> Bool { isIn(Array(text.utf8)) }

    /// Whether the secret, or a part of it, is among the bytes.
    package func isIn(_ bytes: [UInt8]) -> Bool {
        let lowercased = Data(bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 })
        return needles.contains { lowercased.firstRange(of: Data($0)) != nil }
    }

    /// Whether the secret is in the text of a value: in its descriptions and in its whole mirror.
    package func isIn(printed value: Any) -> Bool {
        var dumped = ""
        dump(value, to: &dumped)
        var texts = [String(describing: value), String(reflecting: value), dumped]
        if let error = value as? any Error { texts.append(error.localizedDescription) }
        return texts.contains { isIn($0) }
    }

    /// The files at or below a path that hold the secret, in their names or their bytes, and how many files there are.
    package func search(folder: String) throws -> (traces: [String], files: Int) {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
        var (traces, files): ([String], Int) = ([], 0)
        for name in names {
            if isIn(name) { traces.append(name) }
            guard let data = FileManager.default.contents(atPath: folder + "/" + name) else { continue }
            files += 1
            if isIn(Array(data)) { traces.append(name) }
        }
        return (traces, files)
    }
}
