import Foundation

/// Adds the pages of `Docs` to a copy of the catalog of the reference: `MarqueeArticles Docs <catalog>`.
@main
struct Main {
    static func main() throws {
        let folders = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
        guard folders.count == 2 else {
            FileHandle.standardError.write(Data("usage: MarqueeArticles <folder of pages> <catalog>\n".utf8))
            exit(64)
        }
        let guides = try Guide.all(in: folders[0])
        let articles = folders[1].appendingPathComponent("Guides")
        try FileManager.default.createDirectory(at: articles, withIntermediateDirectories: true)
        for guide in guides {
            try guide.article(among: guides).write(
                to: articles.appendingPathComponent(guide.name + ".md"), atomically: true, encoding: .utf8)
        }
        let landing = folders[1].appendingPathComponent("Marquee.md")
        let text = try String(contentsOf: landing, encoding: .utf8)
        try (text + "\n" + Guide.list).write(to: landing, atomically: true, encoding: .utf8)
    }
}
