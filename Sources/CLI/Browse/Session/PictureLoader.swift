import Marquee
import Synchronization

/// Loads the picture of the page that is shown, and holds it decoded: one at a time, since the client keeps the files of others.
final class PictureLoader: Sendable {
    private struct State {
        var request: ImageRequest?
        var phase = ShownPicture.Phase.loading
        var task: Task<Void, Never>?
    }

    private let images: ImageUseCases
    private let depth: CellColor.Depth
    private let changed: @Sendable () -> Void
    private let state = Mutex(State())

    /// The largest place of a picture on a screen, in pixels of half a cell.
    private static let place = PictureSize(width: 160, height: 240)

    /// - Parameter changed: Called from any thread when the picture is there, or when it cannot be shown.
    init(_ images: ImageUseCases, _ depth: CellColor.Depth, changed: @escaping @Sendable () -> Void) {
        (self.images, self.depth, self.changed) = (images, depth, changed)
    }

    /// What is there of the picture that was asked for last.
    var picture: ShownPicture? {
        state.withLock { $0.request == nil ? nil : ShownPicture(phase: $0.phase, depth: depth) }
    }

    /// From now on this picture is wanted, or none.
    func show(_ request: ImageRequest?) {
        state.withLock { state in
            guard state.request != request else { return }
            state.task?.cancel()
            state = State(request: request)
            guard let request else { return }
            state.task = Task { await load(request) }
        }
    }

    /// Loads the picture once more, if it could not be loaded.
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
        let pixels = await pixels(request)
        let isWanted = state.withLock { state in
            guard state.request == request else { return false }
            state.phase = pixels.map(ShownPicture.Phase.shown) ?? .failed
            return true
        }
        if isWanted { changed() }
    }
}

extension PictureLoader {
    /// The picture, as large as a screen of cells can show it; nil if it cannot be loaded or is no JPEG.
    private func pixels(_ request: ImageRequest) async -> Pixels? {
        let image = await images.load(request.path, as: request.kind, width: request.width)
        return image.file.flatMap { JPEG.decode(Array($0.bytes), for: Self.place) }
    }
}
