import Foundation

/// The places in which one read is written: its name, or its route.
enum ReadPlaces {
    /// Lines of a file that belong together.
    struct Place: Equatable {
        let path: String
        let lines: [String]
    }

    /// The layers in the order in which a read is written.
    private static let layers = [
        "Sources/Domain/", "Sources/Data/", "Sources/Net/", "Sources/Testing/", "Tests/", "Sources/Sandbox/", "Docs/",
    ]

    /// Every place of a read, layer by layer. A place is a line with the name or the route, with its documentation and its body.
    static func places(of name: String, _ route: String, in files: [SourceFile]) -> [Place] {
        let layered = files.map { file in (layer: layers.firstIndex { file.path.hasPrefix($0) } ?? layers.count, file: file) }
        return layered.sorted { ($0.layer, $0.file.path) < ($1.layer, $1.file.path) }.flatMap { places(of: name, route, in: $0.file) }
    }

    private static func places(of name: String, _ route: String, in file: SourceFile) -> [Place] {
        guard file.text.contains(name) || file.text.contains(route) else { return [] }
        let lines = file.text.separateLines
        var (places, next): ([Place], Int) = ([], 0)
        for index in lines.indices where index >= next && isFound(name, route, in: lines[index]) {
            var (first, last) = (index, index)
            while first > next, isDocumentation(lines[first - 1]) { first -= 1 }
            while isDocumentation(lines[last]), last + 1 < lines.count { last += 1 }
            if ["{", "(", "["].contains(where: lines[last].hasSuffix) || lines[last].hasSuffix(" in") {
                let indentation = lines[last].prefix { $0 == " " }
                repeat { last += 1 } while last + 1 < lines.count && !["}", ")", "]"].contains { lines[last].hasPrefix(indentation + $0) }
            }
            places.append(Place(path: file.path, lines: Array(lines[first...last])))
            next = last + 1
        }
        return places
    }

    private static func isFound(_ name: String, _ route: String, in line: String) -> Bool {
        line.contains("\(route)\"") || line.contains("\(route)`")
            || line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
    }

    private static func isDocumentation(_ line: String) -> Bool { line.drop { $0 == " " }.hasPrefix("///") }

    /// The places as a diff.
    static func diff(_ places: [Place]) -> String {
        var (text, path) = ("```diff\n", "")
        for place in places {
            if place.path != path { text += "+++ b/\(place.path)\n" }
            path = place.path
            for line in place.lines { text += "+\(line)\n" }
        }
        return text + "```"
    }
}
