/// Inside a target, folders use each other one way: no folder names a type of another one that, directly or not, names a type of it.
enum FolderRule {
    /// The targets whose folders are looked at.
    static let targets = [
        "Domain", "Data", "Net", "URLSession", "Database", "Catalog", "Keeping", "Transfer", "PostgreSQL", "App", "Presentation", "CLI",
        "Sandbox",
        "Testing",
        "Torture",
    ]

    /// Every circle of folders in a target.
    static func violations(in target: String, _ files: [FileNames]) -> [Violation] {
        let arrows = arrows(in: target, files)
        var reach: [String: Set<String>] = [:]
        for arrow in arrows { reach[arrow.from, default: []].insert(arrow.to) }
        for middle in reach.keys {
            let further = reach[middle] ?? []
            for start in reach.keys where reach[start]?.contains(middle) == true { reach[start]?.formUnion(further) }
        }
        let circles = Set(
            reach.keys.filter { reach[$0]?.contains($0) == true }.map { folder in
                (reach[folder] ?? []).filter { reach[$0]?.contains(folder) == true }.sorted()
            })
        return circles.sorted { $0[0] < $1[0] }.map { circle in
            let inner = arrows.filter { circle.contains($0.from) && circle.contains($0.to) }
            let counts: [String: Int] = inner.reduce(into: [:]) { $0["\($1.from) \($1.to)", default: 0] += 1 }
            func count(_ from: String, _ to: String) -> Int { counts["\(from) \(to)", default: .max] }
            // The fewer arrows of a pair are those to be turned around.
            let against = inner.filter { count($0.from, $0.to) <= count($0.to, $0.from) }
                .sorted { (count($0.from, $0.to), $0.file) < (count($1.from, $1.to), $1.file) }
            let shown = against.prefix(12).map { "\($0.file.split(separator: "/").last ?? "") names \($0.name) of \($0.to)" }
            let what = "circle of \(circle.joined(separator: ", ")): \(shown.joined(separator: ", "))"
            return Violation(path: "Sources/\(target)", line: 1, what: what)
        }
    }

    struct Arrow: Hashable {
        let from: String
        let to: String
        let file: String
        let name: String
    }

    /// The types of another folder that each folder of the target names.
    static func arrows(in target: String, _ files: [FileNames]) -> [Arrow] {
        let own = files.filter { $0.target == target }
        let foreign = files.filter { $0.target != target }.reduce(into: Set<String>()) { $0.formUnion($1.top) }
        var owners: [String: [FileNames]] = [:]
        for file in own { for name in file.top { owners[name, default: []].append(file) } }
        // A nested type is found by its name only if the name is unique.
        let tops = Set(owners.keys)
        for file in own {
            for name in file.nested where !tops.contains(name) && !foreign.contains(name) { owners[name, default: []].append(file) }
        }
        return own.flatMap { file in
            file.uses.sorted().compactMap { name in
                guard let owner = owners[name], owner.count == 1, owner[0].folder != file.folder else { return nil }
                return Arrow(from: file.folder, to: owner[0].folder, file: file.path, name: name)
            }
        }
    }
}
