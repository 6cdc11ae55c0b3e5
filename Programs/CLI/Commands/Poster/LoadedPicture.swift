import Foundation
import Marquee

/// A picture that a command has loaded.
struct LoadedPicture: Sendable {
    let title: String
    let kind: ImageKind
    let path: ImagePath
    let file: ImageFile
    let url: String?
    let bytes: [UInt8]
    /// Its size in pixels; nil if unknown.
    let pixels: PictureSize?

    /// Its description, in a line.
    var facts: String {
        let size = pixels.map { Texts.pixels($0.width, $0.height) }
        return [file.size.name, size, file.format.rawValue.uppercased()].compactMap { $0 }.joined(separator: ", ")
    }
}

extension CommandSession {
    func load(_ portrait: Portrait, width: Int) async throws(Failure) -> LoadedPicture {
        let image = await client.images.load(portrait.path, as: portrait.kind, width: width, policy: policyOfNextRead)
        guard let path = portrait.path, let file = image.file else {
            let none = MarqueeError(.notFound, .init("poster.none", Texts.noPicture(portrait.title)))
            throw .marquee(image.error ?? none)
        }
        if let error = image.error {
            terminal.note(Line(Texts.cachedPictureBecause(error.words)))
        }
        let settings = try? await client.images.configuration(policy: .offline).value
        let bytes = Array(file.bytes)
        return LoadedPicture(
            title: portrait.title, kind: portrait.kind, path: path, file: file,
            url: settings?.baseURL.appending(path: file.size.name + path.description, directoryHint: .notDirectory).absoluteString,
            bytes: bytes,
            pixels: PictureSize(of: bytes))
    }

    /// Writes a picture to a file, or to standard output.
    func write(_ picture: LoadedPicture, to file: String) throws(Failure) {
        guard file != "-" else { return terminal.write(bytes: picture.bytes) }
        try OutputFile.write(picture.bytes, to: file)
        terminal.note(Line(Texts.pictureWritten(file, picture.facts)))
    }

    /// Shows a picture where the terminal can, and otherwise its description.
    func show(_ picture: LoadedPicture, _ context: Context) {
        terminal.print(Line(picture.title, .heading))
        let support = context.pictures
        let space = PictureSize(width: terminal.width, height: max(4, (context.fullScreen.size()?.height ?? 24) - 2))
        if let text = support.text(for: picture.bytes, within: space, cell: context.fullScreen.cell()) {
            return terminal.print(picture: text)
        }
        terminal.print(Line(picture.facts, .faint))
        if let url = picture.url { terminal.print(address: url) }
        let reason = support.method == .none ? support.reason : Texts.pictureDamaged
        terminal.note(Line(Texts.pictureNotShown(reason)))
    }
}
