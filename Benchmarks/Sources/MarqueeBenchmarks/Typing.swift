import Foundation
import Marquee
import MarqueeCatalog
import MarqueeSandbox

/// How soon a title that is typed letter by letter is among the first suggestions, in the order of the catalog and in that of popularity alone.
///
/// Real titles are hidden among generated ones, with a popularity of their numbers of votes. `CATALOG_TITLES` is a file or a folder of TMDb's
/// answers as JSON, whose movies are the titles; without it, they are the movies of the sandbox. Nothing in the catalog is chosen by these figures.
enum Typing {
    struct Title: Hashable {
        var id: Int
        var name: String
        var votes: Int
    }

    static func benchmarks() async throws -> [Benchmark] {
        let count = ProcessInfo.processInfo.environment["CATALOG_NAMES"].flatMap { Int($0) } ?? 1_440_000
        let titles = try titles().sorted { ($0.votes, $0.id) > ($1.votes, $1.id) }
        let folder = try Folder()
        var popularity: [Int: Double] = [:]
        let file = try export(titles, among: count, in: folder, &popularity)
        let marquee = try await MarqueeClient {
            $0.storage = .folder(folder.path + "/store")
            $0.catalog = .inStoreFolder
        }
        _ = try await marquee.catalog.importing(CatalogImport(files: [file]))

        var (ours, theirs) = (Score(), Score())
        for title in titles {
            let letters = Array(title.name)
            for length in 1...letters.count {
                let hits = try await hits(String(letters[..<length]), limit: 60, marquee)
                let byPopularity = hits.sorted { (popularity[$0] ?? 0, $1) > (popularity[$1] ?? 0, $0) }
                ours.note(title, length, hits)
                theirs.note(title, length, byPopularity)
            }
            ours.end(title, letters.count)
            theirs.end(title, letters.count)
        }
        let (typos, found) = try await typos(titles, marquee)
        let what = "\(titles.count) titles among \(count) names, typed letter by letter"
        return [
            row("catalog-typing", "MRR@10 at four letters, \(what)", .atLeast(1.5), "", ours.reciprocalAtFour, theirs.reciprocalAtFour),
            row("catalog-typing-keys", "keys until it is among the first three, \(what)", .atMost(0.9), "keys", ours.keys, theirs.keys),
            row(
                "catalog-typing-typos", "typed with one mistake and not among the first ten, of \(typos)", .figureAtMost(5), "%",
                100 * Double(typos - found) / Double(max(1, typos)), 100),
        ].map { row in
            Benchmark(name: row.name, work: row.work, against: row.against, goal: row.goal, unit: row.unit) { [folder, marquee] in
                _ = (folder, marquee)
                return try await row.round()
            }
        }
    }

    private static func row(_ name: String, _ work: String, _ goal: Goal, _ unit: String, _ ours: Double, _ theirs: Double) -> Benchmark {
        Benchmark(name: name, work: work, against: "popularity alone", goal: goal, unit: unit) { Pair(ours: ours, theirs: theirs) }
    }

    private static func hits(_ text: String, limit: Int, _ marquee: MarqueeClient) async throws -> [Int] {
        var query = CatalogQuery(text)
        (query.kinds, query.limit) = ([.movie], limit)
        return try await marquee.catalog.search(query)?.names.map(\.number) ?? []
    }

    /// Means over titles, weighted by their votes: a title that many know is typed more often.
    private struct Score {
        private var weights = 0.0
        private var reciprocals = 0.0
        private var pressed = 0.0
        private var first: Int?

        var reciprocalAtFour: Double { reciprocals / max(weights, 1) }
        var keys: Double { pressed / max(weights, 1) }

        mutating func note(_ title: Title, _ length: Int, _ hits: [Int]) {
            guard let place = hits.prefix(10).firstIndex(of: title.id) else { return }
            if length == 4 { reciprocals += Self.weight(title) / Double(place + 1) }
            if place < 3, first == nil { first = length }
        }

        mutating func end(_ title: Title, _ letters: Int) {
            weights += Self.weight(title)
            pressed += Self.weight(title) * Double(first ?? letters + 1)
            first = nil
        }

        private static func weight(_ title: Title) -> Double { log2(1 + Double(title.votes)) }
    }
}

// MARK: - Titles

extension Typing {
    /// The movies with at least 20 votes and four letters.
    private static func titles() throws -> [Title] {
        var found: [Int: Title] = [:]
        func note(_ movie: [String: Any]) {
            guard let id = movie["id"] as? Int, let name = movie["title"] as? String, let votes = movie["vote_count"] as? Int, votes >= 20,
                name.count >= 4
            else { return }
            found[id] = Title(id: id + hidden, name: name, votes: votes)
        }
        func walk(_ value: Any) {
            if let object = value as? [String: Any] {
                note(object)
                object.values.forEach(walk)
            } else if let list = value as? [Any] {
                list.forEach(walk)
            } else if let text = value as? String, text.first == "{", let data = text.data(using: .utf8),
                let inner = try? JSONSerialization.jsonObject(with: data)
            {
                // Documents of an API hold answers as texts.
                walk(inner)
            }
        }
        if let path = ProcessInfo.processInfo.environment["CATALOG_TITLES"] {
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            let files = isFolder.boolValue ? try FileManager.default.subpathsOfDirectory(atPath: path).map { path + "/" + $0 } : [path]
            for file in files {
                guard let data = FileManager.default.contents(atPath: file) else { continue }
                if let whole = try? JSONSerialization.jsonObject(with: data) {
                    walk(whole)
                } else {
                    // Recordings have an answer a line.
                    for line in data.split(separator: UInt8(ascii: "\n")) { (try? JSONSerialization.jsonObject(with: line)).map(walk) }
                }
            }
        } else {
            for movie in SandboxCatalog.builtIn.movies where movie.voteCount >= 20 && movie.title.count >= 4 {
                found[movie.id] = Title(id: movie.id + hidden, name: movie.title, votes: movie.voteCount)
            }
        }
        guard !found.isEmpty else { throw BenchmarkError("no titles in CATALOG_TITLES") }
        return Array(found.values)
    }

    /// Ids of generated names are smaller.
    private static let hidden = 20_000_000

    /// Writes generated names and the titles into a file of exports.
    private static func export(
        _ titles: [Title], among count: Int, in folder: Folder, _ popularity: inout [Int: Double]
    ) throws -> String {
        let path = folder.path + "/movie_ids_11_25_2026.json"
        guard FileManager.default.createFile(atPath: path, contents: nil), let file = FileHandle(forWritingAtPath: path) else {
            throw BenchmarkError("no file for exports")
        }
        var text = ""
        for title in titles {
            let name = String(decoding: try JSONEncoder().encode(title.name), as: UTF8.self)
            // As TMDb's popularity: about 100 for well-known movies, and less than 1 for most movies.
            popularity[title.id] = Double(title.votes) / 300
            text += #"{"adult":false,"id":\#(title.id),"original_title":\#(name),"popularity":\#(Double(title.votes) / 300),"video":false}"#
            text += "\n"
        }
        try GeneratedExport(.movies, count: count).forEachLine { line in
            if let id = line.field("id").flatMap({ Int($0) }), let value = line.field("popularity").flatMap({ Double($0) }) {
                popularity[id] = value
            }
            text += line + "\n"
            guard text.utf8.count > 1 << 20 else { return }
            try file.write(contentsOf: Data(text.utf8))
            text = ""
        }
        try file.write(contentsOf: Data(text.utf8))
        try file.close()
        return path
    }
}

extension String {
    /// A number of a line of exports, as text.
    fileprivate func field(_ name: String) -> Substring? {
        guard let start = range(of: "\"\(name)\":")?.upperBound else { return nil }
        return self[start...].prefix { $0.isNumber || ".e-+".contains($0) }
    }
}

// MARK: - Mistakes

extension Typing {
    /// Types whole titles with one mistake of a keyboard: a letter is left out, doubled, or exchanged with its neighbor in the text or on the
    /// keyboard. The same mistakes are made in each run.
    ///
    /// - Returns: How many were typed, and for how many the title was among the first ten.
    private static func typos(_ titles: [Title], _ marquee: MarqueeClient) async throws -> (typed: Int, found: Int) {
        let forgiven = titles.filter { title in title.name.split { !$0.isLetter }.contains { $0.count >= 5 } }
        guard !forgiven.isEmpty else { return (0, 0) }
        var random = Random(state: 20_250_711)
        var (typed, found) = (0, 0)
        while typed < 200 {
            let title = forgiven[Int(random.next() % UInt64(forgiven.count))]
            guard let text = mistyped(title.name, &random) else { continue }
            typed += 1
            if try await hits(text, limit: 10, marquee).contains(title.id) { found += 1 }
        }
        return (typed, found)
    }

    private static func mistyped(_ name: String, _ random: inout Random) -> String? {
        var letters = Array(name.lowercased())
        let places = letters.indices.filter { place in
            guard let word = word(at: place, in: letters), word.count >= 5 else { return false }
            return place > word.lowerBound && place + 1 < word.upperBound
        }
        guard !places.isEmpty else { return nil }
        let place = places[Int(random.next() % UInt64(places.count))]
        switch random.next() % 4 {
        case 0: letters.remove(at: place)
        case 1: letters.insert(letters[place], at: place)
        case 2:
            guard letters[place] != letters[place + 1] else { return nil }
            letters.swapAt(place, place + 1)
        default:
            guard let near = neighbors[letters[place]], let letter = near.randomElement(using: &random) else { return nil }
            letters[place] = letter
        }
        return String(letters)
    }

    private static func word(at place: Int, in letters: [Character]) -> Range<Int>? {
        guard letters[place].isLetter else { return nil }
        let start = (letters[..<place].lastIndex { !$0.isLetter } ?? -1) + 1
        return start..<(letters[place...].firstIndex { !$0.isLetter } ?? letters.count)
    }

    private static let neighbors: [Character: [Character]] = {
        var near: [Character: [Character]] = [:]
        for row in ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map(Array.init) {
            for (index, key) in row.enumerated() {
                near[key] = [index > 0 ? row[index - 1] : nil, index + 1 < row.count ? row[index + 1] : nil].compactMap { $0 }
            }
        }
        return near
    }()

    private struct Random: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var value = state
            value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
            return value ^ value >> 31
        }
    }
}
