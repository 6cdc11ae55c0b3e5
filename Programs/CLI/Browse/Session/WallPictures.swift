import Marquee
import Synchronization

/// Loads the pictures of a wall, as far as they are seen, and keeps them as cells, so that a drawing decodes nothing.
final class WallPictures: Sendable {
    private struct State {
        var cells: [WallPicture: HalfBlocks] = [:]
        /// The kept pictures, the one seen last at the end.
        var order: [WallPicture] = []
        var failed: Set<WallPicture> = []
        var wanted: [WallPicture] = []
        var tasks: [WallPicture: Task<Void, Never>] = [:]
        var changeNumber = 0
    }

    private let images: ImageUseCases
    private let depth: CellColor.Depth
    private let decode: @Sendable (_ bytes: [UInt8], _ place: PictureSize) -> Pixels?
    private let changed: @Sendable () -> Void
    private let state = Mutex(State())

    /// How many pictures are loaded at the same time.
    static let atOnce = 4
    /// How many pictures are kept: several screens of a large terminal.
    static let most = 600

    /// - Parameter changed: Called on any thread when a picture is loaded, or cannot be shown.
    init(
        _ images: ImageUseCases, _ depth: CellColor.Depth,
        decode: @escaping @Sendable (_ bytes: [UInt8], _ place: PictureSize) -> Pixels? = { JPEG.decode($0, for: $1) },
        changed: @escaping @Sendable () -> Void
    ) {
        (self.images, self.depth, self.decode, self.changed) = (images, depth, decode, changed)
    }

    /// The pictures that are loaded, for a drawing.
    var shown: WallCells { WallCells { [self] picture in state.withLock { $0.cells[picture] } } }

    /// Grows with each change of a picture.
    var changeNumber: Int { state.withLock { $0.changeNumber } }

    /// Loads the pictures that are seen now, the first ones first. Loads of others are cancelled.
    func show(_ pictures: [WallPicture]) {
        let cancelled = state.withLock { state -> [Task<Void, Never>] in
            guard pictures != state.wanted else { return [] }
            state.wanted = pictures
            let seen = Set(pictures)
            state.order = state.order.filter { !seen.contains($0) } + pictures.filter { state.cells[$0] != nil }
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
            guard state.cells[picture] == nil, state.tasks[picture] == nil, !state.failed.contains(picture) else { continue }
            state.tasks[picture] = Task { await load(picture) }
        }
    }

    @concurrent
    private func load(_ picture: WallPicture) async {
        let image = await images.load(picture.request.path, as: picture.request.kind, width: picture.request.width)
        let place = PictureSize(width: picture.cells.width, height: picture.cells.height * 2)
        // A cancelled load is that of a picture which is not seen anymore.
        let pixels = Task.isCancelled ? nil : image.file.flatMap { decode(Array($0.bytes), place) }
        let cells = pixels.map { HalfBlocks($0, size: picture.cells, depth) }
        let isShown = state.withLock { state -> Bool in
            guard !Task.isCancelled else { return false }
            state.tasks[picture] = nil
            state.changeNumber += 1
            if let cells {
                state.cells[picture] = cells
                state.order.append(picture)
                if state.order.count > Self.most { state.cells[state.order.removeFirst()] = nil }
            } else {
                state.failed.insert(picture)
            }
            startNext(&state)
            return true
        }
        if isShown { changed() }
    }
}
