import Foundation

/// A folder for the length of the program.
struct Folder {
    let path = FileManager.default.temporaryDirectory.appending(path: "marquee-names-\(UUID().uuidString)").path

    func remove() { try? FileManager.default.removeItem(atPath: path) }
}
