import Marquee

/// The output of `--json` about a picture.
struct PosterJSON: Encodable {
    let title: String
    let kind: ImageKind
    let path: ImagePath
    let size: ImageSize
    let format: ImageFormat
    let width: Int?
    let height: Int?
    let bytes: Int
    let url: String?
    let file: String?

    init(_ picture: LoadedPicture, file: String?) {
        (title, kind, path, size) = (picture.title, picture.kind, picture.path, picture.file.size)
        (format, width, height, bytes) = (picture.file.format, picture.pixels?.width, picture.pixels?.height, picture.bytes.count)
        (url, self.file) = (picture.url, file)
    }
}
