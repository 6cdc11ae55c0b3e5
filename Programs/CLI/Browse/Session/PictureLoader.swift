import Marquee
import Synchronization

/// Loads the picture of the page, and keeps it decoded. It keeps one picture only: the client caches the files.
final class PictureLoader: Sendable {
    private struct State {
        var request: ImageRequest?
        var phase = ShownPicture.Phase.loading
        var image: TerminalPicture?
        var task: Task<Void, Never>?
        var changeNumber = 0
    }

    private let images: ImageUseCases
    private let depth: CellColor.Depth
    private let pixels: PixelPictures?
    private let changed: @Sendable () -> Void
    private let state = Mutex(State())

    /// The largest size of a picture on a screen, in pixels of half a cell.
    private static let place = PictureSize(width: 160, height: 240)
    /// The largest size in cells of a picture that the terminal draws itself.
    private static let cells = PictureSize(width: 40, height: 30)
    /// The width that such a picture is requested in, in pixels of TMDb.
    private static let requestedPixels = 342

    /// - Parameter changed: Called on any thread when the picture is loaded, or cannot be shown.
    init(
        _ images: ImageUseCases, _ depth: CellColor.Depth, pixels: PixelPictures? = nil, changed: @escaping @Sendable () -> Void
    ) {
        (self.images, self.depth, self.pixels, self.changed) = (images, depth, pixels, changed)
    }

    /// The picture that was requested last, or its placeholder; nil if none was requested.
    var picture: ShownPicture? {
        state.withLock { state in
            state.request.map {
                ShownPicture(
                    phase: state.phase, depth: depth, shape: $0.kind == .still ? ShownPicture.landscape : ShownPicture.portrait,
                    image: state.image)
            }
        }
    }

    /// Grows with each change of the picture.
    var changeNumber: Int { state.withLock { $0.changeNumber } }

    /// Loads a picture in place of the one before; nil shows none.
    func show(_ request: ImageRequest?) {
        state.withLock { state in
            guard state.request != request else { return }
            state.task?.cancel()
            state = State(request: request, changeNumber: state.changeNumber + 1)
            guard let request else { return }
            state.task = Task { await load(request) }
        }
    }

    /// Loads the picture again if it could not be shown.
    func retry() {
        let failed = state.withLock { state -> ImageRequest? in
            guard state.phase == .failed else { return nil }
            defer { state.request = nil }
            return state.request
        }
        if let failed { show(failed) }
    }

    @concurrent
    private func load(_ request: ImageRequest) async {
        let (pixels, image) = await pictures(request)
        let isWanted = state.withLock { state in
            guard state.request == request else { return false }
            state.image = image
            state.phase = pixels.map(ShownPicture.Phase.shown) ?? .failed
            state.changeNumber += 1
            return true
        }
        if isWanted { changed() }
    }
}

extension PictureLoader {
    /// Returns the picture in the largest size that a screen of cells can show, and for a terminal that draws pixels itself; nil if it
    /// cannot be loaded or is not a JPEG.
    private func pictures(_ request: ImageRequest) async -> (Pixels?, TerminalPicture?) {
        var request = request
        if pixels != nil { request.width = Self.requestedPixels }
        let image = await images.load(request.path, as: request.kind, width: request.width)
        guard let file = image.file.map({ Array($0.bytes) }) else { return (nil, nil) }
        return (JPEG.decode(file, for: Self.place), pixels?.picture(request, file, for: Self.cells))
    }
}
