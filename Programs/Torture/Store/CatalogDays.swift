import Foundation
import MarqueeCatalog
import MarqueeDomain

/// Exports of two days as files, and the results of a search in the catalog of each.
struct CatalogDays: Sendable {
    /// The import of each day, in the order of ``CatalogDevice/days``.
    let imports: [CatalogImport]
    /// The names of a day, which all have a word of their own.
    private static let names = 40

    /// - Parameters:
    ///   - folder: Where the files are written, each day's in a folder of its own.
    ///   - kinds: The names of the files; the names of a day are in the first one, and the others have one more each.
    init(in folder: String, kinds: [String] = ["movie_ids"]) throws {
        imports = try CatalogDevice.days.map { day in
            let folder = "\(folder)/\(Self.number(day))"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let paths = try kinds.enumerated().map { place, kind in
                let path = "\(folder)/\(kind).json"
                try Files.write(Self.lines(of: day, place), to: path)
                return path
            }
            var wanted = CatalogImport(files: paths)
            wanted.day = Day(day)
            return wanted
        }
    }

    /// The error in the catalog of a folder; nil if it has all names of one day.
    static func complaint(about reader: CatalogFolder) async throws -> String? {
        var query = CatalogQuery("marker")
        query.limit = 100
        guard let hits = try await reader.search(query, includesAdult: true) else { return "no catalog" }
        let word = "Marker " + number(hits.day.description) + " "
        guard hits.names.count == names, hits.names.allSatisfy({ $0.name.hasPrefix(word) }) else {
            return "\(hits.names.count) names of \(hits.day): \(hits.names.first?.name ?? "")"
        }
        return nil
    }

    /// The lines of the first file of a day, or of another one.
    static func lines(of day: String, _ place: Int = 0) -> Data {
        let lines =
            place == 0
            ? (1...names).map { #"{"id":\#($0),"original_title":"Marker \#(number(day)) of \#($0)","popularity":1}"# }
            : [#"{"id":1,"name":"Number \#(place)","original_name":"Number \#(place)","popularity":1}"#]
        return Data(lines.joined(separator: "\n").utf8)
    }

    private static func number(_ day: String) -> String { day.filter(\.isNumber) }
}

/// Checks the files of an import, and makes the next one.
struct CatalogInspection {
    let days: CatalogDays

    /// The errors in a folder after an import that may have failed, and after the next one.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - made: The place of the day whose import has succeeded; nil if it is unknown.
    ///   - next: The place of the day of the next import.
    func complaints(_ folder: String, made: Int?, next: Int) async -> [String] {
        var complaints: [String] = []
        do {
            let catalog = CatalogDevice.folder(folder)
            let info = try await catalog.verify()
            if info == nil { complaints.append("no catalog among \(try CatalogDevice.files(folder))") }
            if let made, info?.day.description != CatalogDevice.days[made] { complaints.append("an import has succeeded without effect") }
            if let complaint = try await CatalogDays.complaint(about: catalog) { complaints.append(complaint) }
            // The next start.
            let later = CatalogDevice.folder(folder)
            _ = try await later.make(onProgress: { _ in }) { _ in days.imports[next] }
            let files = try CatalogDevice.files(folder)
            if files.count != 1 { complaints.append("\(files) are left") }
            if try await later.verify()?.day.description != CatalogDevice.days[next] { complaints.append("the next import has no effect") }
        } catch {
            complaints.append("\(error)")
        }
        return complaints
    }
}
