import Marquee
import Synchronization

/// Loads the pictures of a wall, as far as they are seen, and keeps them as cells, so that a drawing decodes nothing.
final class WallPictures: Sendable {
    private struct State {
        var loaded: [WallPicture: Loaded] = [:]
        /// The kept pictures, the one seen last at the end.
        var order: [WallPicture] = []
        var failed: Set<WallPicture> = []
        var wanted: [WallPicture] = []
        var tasks: [WallPicture: Task<Void, Never>] = [:]
        var changeNumber = 0
    }

    private struct Loaded {
        let cells: HalfBlocks
        /// For a terminal that draws pixels itself.
        let image: TerminalPicture?
    }

    private let images: ImageUseCases
    private let depth: CellColor.Depth
    private let pixels: PixelPictures?
    private let decode: @Sendable (_ bytes: [UInt8], _ place: PictureSize) -> Pixels?
    private let changed: @Sendable () -> Void
    private let state = Mutex(State())

    /// How many pictures are loaded at the same time.
    static let atOnce = 4
    /// How many pictures are kept: several screens of a large terminal. Pixels take more memory than cells.
    private var most: Int { pixels == nil ? 600 : PixelPictures.most }

    /// - Parameter changed: Called on any thread when a picture is loaded, or cannot be shown.
    init(
        _ images: ImageUseCases, _ depth: CellColor.Depth, pixels: PixelPictures? = nil,
        decode: @escaping @Sendable (_ bytes: [UInt8], _ place: PictureSize) -> Pixels? = { JPEG.decode($0, for: $1) },
        changed: @escaping @Sendable () -> Void
    ) {
        (self.images, self.depth, self.pixels, self.decode, self.changed) = (images, depth, pixels, decode, changed)
    }

    /// The pictures that are loaded, for a drawing.
    var shown: WallCells {
        WallCells(
            cells: { [self] picture in state.withLock { $0.loaded[picture]?.cells } },
            image: { [self] picture in state.withLock { $0.loaded[picture]?.image } },
            requestedWidth: pixels == nil ? PosterWall.requestedWidth : PosterWall.requestedPixels)
    }

    /// Grows with each change of a picture.
    var changeNumber: Int { state.withLock { $0.changeNumber } }

    /// Loads the pictures that are seen now, the first ones first. Loads of others are cancelled.
    func show(_ seen: [WallPicture]) {
        var known: Set<WallPicture> = []
        // More than are kept would be loaded again and again.
        let pictures = Array(seen.filter { known.insert($0).inserted }.prefix(most))
        let cancelled = state.withLock { state -> [Task<Void, Never>] in
            guard pictures != state.wanted else { return [] }
            state.wanted = pictures
            let seen = Set(pictures)
            state.order = state.order.filter { !seen.contains($0) } + pictures.filter { state.loaded[$0] != nil }
            let others = state.tasks.filter { !seen.contains($0.key) }
            for picture in others.keys { state.tasks[picture] = nil }
            startNext(&state)
            return Array(others.values)
        }
        for task in cancelled { task.cancel() }
    }

    /// Loads again what could not be shown.
    func retry() {
        state.withLock { state in
            state.failed = []
            startNext(&state)
        }
    }

    private func startNext(_ state: inout State) {
        for picture in state.wanted where state.tasks.count < Self.atOnce {
            guard state.loaded[picture] == nil, state.tasks[picture] == nil, !state.failed.contains(picture) else { continue }
            state.tasks[picture] = Task { await load(picture) }
        }
    }

    @concurrent
    private func load(_ picture: WallPicture) async {
        let image = await images.load(picture.request.path, as: picture.request.kind, width: picture.request.width)
        let place = PictureSize(width: picture.cells.width, height: picture.cells.height * 2)
        // A cancelled load is that of a picture which is not seen anymore.
        let file = Task.isCancelled ? nil : image.file.map { Array($0.bytes) }
        let loaded = file.flatMap { file in
            decode(file, place).map { decoded in
                Loaded(
                    cells: HalfBlocks(decoded, size: picture.cells, depth),
                    image: pixels?.picture(picture.request, file, for: PosterWall.largest))
            }
        }
        let isShown = state.withLock { state -> Bool in
            guard !Task.isCancelled else { return false }
            state.tasks[picture] = nil
            state.changeNumber += 1
            if let loaded {
                state.loaded[picture] = loaded
                state.order.append(picture)
                if state.order.count > most { state.loaded[state.order.removeFirst()] = nil }
            } else {
                state.failed.insert(picture)
            }
            startNext(&state)
            return true
        }
        if isShown { changed() }
    }
}
