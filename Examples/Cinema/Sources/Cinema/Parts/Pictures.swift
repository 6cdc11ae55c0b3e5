import Foundation
import Marquee
import MarqueePresentation

/// The replacement for a picture that TMDb does not have: the title in large letters, tinted by its id.
struct Blank: Sendable {
    let id: Int
    let title: String

    init(id: Int, title: String) { (self.id, self.title) = (id, title) }
    init(_ item: MediaItem) { self.init(id: item.id.id, title: item.title) }

    /// The number of tints in the style sheet.
    static let tints = 12

    /// The class of the tint.
    fileprivate var tint: Int { Int(id.magnitude % UInt(Self.tints)) }
}

extension Visit {
    /// A picture with a place of its own: its size is known before it is there, and a placeholder is shown until then.
    ///
    /// - Parameters:
    ///   - width: How wide it is shown, in pixels at the usual size of text.
    ///   - alt: A description of the picture; empty next to a text that says the same.
    ///   - isFirst: Whether it is seen at once, so that it must not wait until the visitor scrolls.
    ///   - blank: The replacement without a picture; nil leaves no box.
    func picture(
        _ path: ImagePath?, _ shape: PictureShape, as kind: ImageKind? = nil, width: Int, alt: String = "", isFirst: Bool = false,
        blank: Blank? = nil
    ) -> HTML {
        guard let path else {
            guard let blank else { return .empty }
            return """
                <span class="picture \(shape.name) blank tint-\(blank.tint)" aria-hidden="true"><span dir="auto">\(blank.title)</span></span>
                """
        }
        let height = Int((Double(width) / shape.aspectRatio).rounded())
        // It is seen where the picture does not come, with a script and without one.
        let title: HTML? = blank.map { "<span dir=\"auto\" aria-hidden=\"true\">\($0.title)</span>" }
        let folder = "/pictures/\((kind ?? shape.kind).rawValue)/"
        return """
            <span class="picture \(shape.name)">\(title)<img src="\(folder)\(width)\(path.description)" srcset="\(folder)\(width * 2)\(path.description) 2x" \
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
