import MarqueeSandbox
import Foundation
import Marquee
import MarqueePresentation

/// Where pictures are, and in which sizes.
struct Pictures: Sendable {
    let configuration: ImageConfiguration

    /// A picture with a place of its own: its size is known before it is there, a placeholder is shown until then, and in its stead if it
    /// does not come.
    ///
    /// - Parameters:
    ///   - width: How wide it is shown, in pixels at the usual size of text.
    ///   - alt: What it shows; empty next to a text that says the same.
    ///   - isFirst: Whether it is seen at once, so that it must not wait until the visitor scrolls.
    func picture(_ path: ImagePath?, _ shape: PictureShape, width: Int, alt: String = "", isFirst: Bool = false) -> HTML {
        let height = Int((Double(width) / shape.aspectRatio).rounded())
        guard let path else { return "<span class=\"picture \(shape.name) failed\"></span>" }
        let sizes = widths(shape.kind, upTo: width * 3)
        let set = sizes.map { "\(url(path, shape.kind, $0)) \($0)w" }.joined(separator: ", ")
        return """
            <span class="picture \(shape.name)"><img src="\(url(path, shape.kind, width))" srcset="\(set)" \
            sizes="\(width / 16)rem" width="\(width)" height="\(height)" alt="\(alt)" decoding="async"\
            \(isFirst ? " fetchpriority=\"high\"" as HTML : " loading=\"lazy\"")></span>
            """
    }

    private func url(_ path: ImagePath, _ kind: ImageKind, _ width: Int) -> String {
        configuration.url(for: path, as: kind, width: width).absoluteString
    }

    private func widths(_ kind: ImageKind, upTo limit: Int) -> [Int] {
        let widths = (configuration.sizes[kind] ?? []).compactMap(\.width).sorted()
        return widths.filter { $0 <= limit }.isEmpty ? Array(widths.prefix(1)) : widths.filter { $0 <= limit }
    }
}

extension PictureShape {
    /// The class in the style sheet.
    var name: String {
        switch self {
        case .poster: "poster"
        case .backdrop: "backdrop"
        case .profile: "profile"
        }
    }
}

extension Site {
    /// The server of pictures, before size and path: that of the sandbox, of the environment, or TMDb's.
    var pictureServer: URL {
        sandbox?.imageBaseURL ?? settings.environment["TMDB_IMAGE_BASE_URL"].flatMap { URL(string: $0) }
            ?? ImageConfiguration.standard.baseURL
    }

    /// The server on which people approve a sign-in.
    var approvalServer: URL {
        sandbox?.baseURL ?? settings.environment["TMDB_WEB_URL"].flatMap { URL(string: $0) } ?? Self.tmdb
    }

    private static let tmdb = URL(string: "https://www.themoviedb.org") ?? URL(filePath: "/")

    /// The server's sizes of pictures; while it cannot be asked and nothing is cached, the usual ones.
    func pictures() async -> Pictures {
        let known = try? await marquee.within(.seconds(1)).images.configuration().value
        return Pictures(configuration: known ?? ImageConfiguration(baseURL: pictureServer, sizes: ImageConfiguration.standard.sizes))
    }
}
