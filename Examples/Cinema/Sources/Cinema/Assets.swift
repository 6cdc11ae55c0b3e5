import Crypto
import Foundation

/// A file of the site. It is a part of the program, and its address changes with its content, so that browsers may keep it for ever.
struct Asset: Sendable {
    let type: String
    let bytes: [UInt8]
    let path: String

    static let style = Asset("cinema", "css", "text/css; charset=utf-8", PackageResources.cinema_css)
    static let script = Asset("cinema", "js", "text/javascript; charset=utf-8", PackageResources.cinema_js)
    static let icon = Asset("icon", "svg", "image/svg+xml", PackageResources.icon_svg)

    /// The script that keeps pages in the browser. Its address is always the same, as browsers need it, so they ask for it again each time.
    static let worker: [UInt8] = {
        let frame = [Asset.style, .script, .icon].map { "\"\($0.path)\"" }.joined(separator: ", ")
        return Array("const frame = [\(frame), \"/offline\"];\n".utf8) + PackageResources.worker_js
    }()

    private init(_ name: String, _ suffix: String, _ type: String, _ bytes: [UInt8]) {
        let print = SHA256.hash(data: bytes).prefix(6).map { String($0, radix: 16) }.joined()
        (self.type, self.bytes, path) = (type, bytes, "/assets/\(name)-\(print).\(suffix)")
    }
}

extension Visit {
    func asset() async throws -> Answer {
        guard let asset = [Asset.style, .script, .icon].first(where: { $0.path == path }) else { throw CinemaError.noSuchPage }
        return Answer(.raw(type: asset.type, asset.bytes, cacheControl: "public, max-age=31536000, immutable"))
    }
}

extension Answer {
    /// The worker of the browser.
    static let worker = Answer(.raw(type: "text/javascript; charset=utf-8", Asset.worker, cacheControl: "no-cache"))
}
