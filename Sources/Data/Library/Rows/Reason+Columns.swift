import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A reason in two columns of text: a key with values, and the English sentence.
///
/// The values are JSON behind the key, such as `store.damaged {"code":"11"}`, and `null` if the sentence replaces the one of the key. A key
/// without values is alone. An older version takes all of it for a key that it does not know, and shows the sentence. It always writes
/// both columns, so no values are left from another reason.
extension MarqueeError.Reason {
    package var keyColumn: String {
        guard let storedValues else { return key + " null" }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard !storedValues.isEmpty, let values = try? encoder.encode(storedValues) else { return key }
        return key + " " + String(decoding: values, as: UTF8.self)
    }

    /// Reads the columns, also those that an older version has written.
    package init(keyColumn: String, text: String) {
        let parts = keyColumn.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        if parts.count == 2, parts[1] == "null" {
            self.init(stored: parts[0], text: text, values: nil)
        } else if parts.count == 2, let values = try? JSONDecoder().decode([String: String].self, from: Data(parts[1].utf8)) {
            self.init(stored: parts[0], text: text, values: values)
        } else {
            self.init(stored: keyColumn, text: text)
        }
    }
}
