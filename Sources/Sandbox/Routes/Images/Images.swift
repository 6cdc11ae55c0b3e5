extension Routes {
    /// A picture drawn for a size and a path, in the format that the ending of the path says; no key is needed for images.
    func image(_ path: [String]) throws(Refusal) -> Reply {
        guard path.count == 2, path[1].utf8.count <= 128 else { throw .notFound }
        let file = "/" + path[1]
        let known = catalog.picture(of: file)
        guard let size = DrawingSize(path[0], kind: known?.kind) else { throw .notFound }
        var subject = known ?? DrawingSubject(title: "", genre: nil, id: file)
        if known == nil { subject.kind = size.kind }
        let isJPEG = file.hasSuffix(".jpg") || file.hasSuffix(".jpeg")
        let key = DrawnPictures.Key(width: size.width, height: size.height, subject: subject, isJPEG: isJPEG)
        let picture = DrawnPictures.shared.picture(key) {
            let drawing = Drawing(size, subject)
            return isJPEG ? JPEGEncoder.bytes(drawing) : PNG.bytes(drawing)
        }
        guard let picture else { throw .notFound }
        return Reply(contentType: isJPEG ? "image/jpeg" : "image/png", maxAge: options.maxAge ?? 31_536_000, body: picture)
    }
}

/// The width and height of a picture, from the name of a size and the kind of the image.
struct DrawingSize: Sendable {
    let width: Int
    let height: Int
    let kind: SandboxCatalog.Picture.Kind

    /// Returns nil for a size TMDb does not offer for this kind; a path the catalog does not know is given the kind its size suggests.
    init?(_ name: String, kind: SandboxCatalog.Picture.Kind?) {
        guard let kind = kind ?? Self.guess(name) else { return nil }
        self.kind = kind
        let (across, down, sizes) = Self.shape(of: kind)
        if name == "original" {
            width = kind == .backdrop || kind == .still ? 1_280 : 600
            height = width * down / across
            return
        }
        guard sizes.contains(name), let number = Int(name.dropFirst()) else { return nil }
        width = name.hasPrefix("w") ? number : number * across / down
        height = name.hasPrefix("w") ? max(1, number * down / across) : number
    }

    private static func guess(_ name: String) -> SandboxCatalog.Picture.Kind? {
        [SandboxCatalog.Picture.Kind.poster, .backdrop, .profile].first { name == "original" || shape(of: $0).sizes.contains(name) }
    }

    private static func shape(of kind: SandboxCatalog.Picture.Kind) -> (across: Int, down: Int, sizes: [String]) {
        switch kind {
        case .poster: (2, 3, ["w92", "w154", "w185", "w342", "w500", "w780"])
        case .backdrop: (16, 9, ["w300", "w780", "w1280"])
        case .profile: (2, 3, ["w45", "w185", "h632"])
        case .still: (16, 9, ["w92", "w185", "w300"])
        case .logo: (4, 1, ["w45", "w92", "w154", "w185", "w300", "w500"])
        }
    }
}
