import Foundation

/// The size of the modules that `import Marquee` compiles.
struct SizeBudget: Equatable {
    /// Lines with code: no blank ones, and no comments.
    var lines = 0
    /// Conformances that the compiler derives, each of which is code in every program.
    var conformances = 0

    static let layers = ["Domain", "Data", "Net", "Database", "App"]
    private static let derived: Set = ["Hashable", "Equatable", "Codable", "Decodable", "Encodable"]

    /// Measures files, by layer.
    static func measured(_ files: [SourceFile]) -> [String: SizeBudget] {
        var sizes: [String: SizeBudget] = [:]
        for file in files {
            let parts = file.path.split(separator: "/")
            guard parts.count > 2, parts[0] == "Sources", layers.contains(String(parts[1])), !file.path.contains(".docc/") else { continue }
            sizes[String(parts[1]), default: SizeBudget()].add(file)
        }
        return sizes
    }

    private mutating func add(_ file: SourceFile) {
        for line in file.lines {
            let text = line.text.trimmingCharacters(in: .whitespaces)
            if !text.isEmpty, !text.hasPrefix("//") { lines += 1 }
        }
        for declaration in SourceDeclaration.all(in: file) {
            // An extension without members leaves them to the compiler.
            let isExtension = declaration.keyword == "extension" && declaration.text.hasSuffix("{}")
            guard isExtension || ["struct", "enum"].contains(declaration.keyword) else { continue }
            for name in declaration.inherited where Self.derived.contains(name) {
                // Codable is two conformances. A type's Hashable is one of Equatable too, which has an extension of its own.
                conformances += name == "Codable" || name == "Hashable" && !isExtension ? 2 : 1
            }
        }
    }

    /// The table of the document: a row for each layer.
    static func table(_ sizes: [String: SizeBudget]) -> String {
        let rows = layers.map { layer in
            let size = sizes[layer] ?? SizeBudget()
            return "| \(layer) | \(size.lines) | \(size.conformances) |"
        }
        return (["| layer | lines of code | derived conformances |", "|---|---|---|"] + rows).joined(separator: "\n")
    }
}
