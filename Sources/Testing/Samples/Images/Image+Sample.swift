#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
public import MarqueeDomain

extension ImagePath: Sampled {
    /// Posters of Fight Club.
    public static var samples: [ImagePath] { Picture.samples.map(\.filePath) }
}

extension Picture: Sampled {
    /// Posters of Fight Club.
    public static var samples: [Picture] {
        [
            picture("/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg", 2_000, 3_000, 0.667, "en"),
            picture("/r3pPehX4ik8NLYPpbDRAh0YRtMb.jpg", 600, 900, 0.667, "pt"),
            picture("/66RvLrRJTm4J8l3uHXWF09AICol.jpg", 900, 1_350, 0.667, "ru"),
            picture("/14Cs3sr6nus6QTHThldis8p4Nlm.jpg", 2_000, 2_834, 0.706, "en"),
            picture("/yjMuqAyJUoQZGWsZ0vZuYj5inAR.jpg", 1_400, 2_100, 0.667, "tr"),
        ].compactMap(\.self)
    }

    static func picture(_ path: String, _ width: Int, _ height: Int, _ ratio: Double, _ language: String? = nil) -> Picture? {
        ImagePath(path).map { path in
            edited(Picture(filePath: path, width: width, height: height)) {
                $0.aspectRatio = ratio
                $0.language = language
            }
        }
    }
}

extension ImageSet: Sampled {
    /// Some images of Fight Club, and a poster of the first season of Game of Thrones.
    public static var samples: [ImageSet] {
        [
            edited(ImageSet()) {
                $0.posters = .sample
                $0.backdrops = [.picture("/hZkgoQYus5vegHoetLkCJzb17zJ.jpg", 1_422, 800, 1.778)].compactMap(\.self)
                $0.logos = [.picture("/7Uqhv24pGJs4Ns31NoOPWFJGWNG.png", 1_804, 389, 4.638, "en")].compactMap(\.self)
            },
            edited(ImageSet()) {
                $0.posters = [.picture("/wgfKiqzuMrFIkU1M68DDDY8kGC1.jpg", 1_000, 1_500, 0.667, "en")].compactMap(\.self)
            },
        ]
    }
}

extension ImageSize: Sampled {
    /// The sizes of posters, the original first.
    public static var samples: [ImageSize] { [.original] + ["w780", "w500", "w342", "w92"].compactMap(ImageSize.init) }
}

extension ImageConfiguration: Sampled {
    /// TMDb's long-standing sizes at its own base URL.
    public static var samples: [ImageConfiguration] { [.standard] }
}

extension ImageFile: Sampled {
    /// A gray PNG of two by three pixels, which is the shape of a poster.
    public static var samples: [ImageFile] {
        let bytes = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAAAAACcgYFdAAAADUlEQVR42mNoaGAAIwANiQMB6UHnOwAAAABJRU5ErkJggg=="
        return [ImageFile(bytes: Data(base64Encoded: bytes) ?? Data(), format: .png, size: .original)]
    }
}

extension LoadedImage: Sampled {
    /// A poster, a placeholder for a missing path, and a placeholder because the network is away.
    public static var samples: [LoadedImage] {
        [
            LoadedImage(Fetched(.sample, origin: .store), as: .poster), LoadedImage(placeholder: .poster),
            LoadedImage(placeholder: .poster, because: .sample(.offline)),
        ]
    }
}
