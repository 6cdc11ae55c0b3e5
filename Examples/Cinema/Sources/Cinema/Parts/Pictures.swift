import Foundation
import Marquee
import MarqueePresentation

extension Visit {
    /// A picture with a place of its own: its size is known before it is there, a placeholder is shown until then, and in its stead if it
    /// does not come.
    ///
    /// - Parameters:
    ///   - width: How wide it is shown, in pixels at the usual size of text.
    ///   - alt: What it shows; empty next to a text that says the same.
    ///   - isFirst: Whether it is seen at once, so that it must not wait until the visitor scrolls.
    func picture(_ path: ImagePath?, _ shape: PictureShape, width: Int, alt: String = "", isFirst: Bool = false) -> HTML {
        guard let path else { return "<span class=\"picture \(shape.name) failed\"></span>" }
        let height = Int((Double(width) / shape.aspectRatio).rounded())
        let folder = "/pictures/\(shape.kind.rawValue)/"
        return """
            <span class="picture \(shape.name)"><img src="\(folder)\(width)\(path.description)" srcset="\(folder)\(width * 2)\(path.description) 2x" \
            width="\(width)" height="\(height)" alt="\(alt)" decoding="async"\
            \(isFirst ? " fetchpriority=\"high\"" as HTML : " loading=\"lazy\"")></span>
            """
    }

    /// The file of a picture, from the cache of the site, so that it is there while the image server is not. A drawing, which can hold more
    /// than a picture, is not served.
    func pictureFile() async throws -> Answer {
        let (kind, width, name) = (
            try parameter("kind") as ImageKind, try parameter("width", as: Int.self), try parameter("name", as: String.self)
        )
        guard let path = ImagePath("/" + name), (1...4_096).contains(width) else { throw CinemaError.noSuchPage }
        let image = try await marquee.images.load(ImageRequest(path, as: kind, width: width))
        guard let file = image.file, file.format != .svg else { throw CinemaError.noSuchPage }
        // A file never changes under its name; in another size than that asked for, it is only better than none.
        let cacheControl = image.error == nil ? "public, max-age=604800" : "private, no-store"
        return Answer(.raw(type: file.format.mediaType, Array(file.bytes), cacheControl: cacheControl))
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
