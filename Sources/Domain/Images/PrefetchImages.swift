/// Loads images in advance, a few at a time. Its requests have low priority: reads that a caller waits for are sent first.
///
/// A cached and fresh picture costs no request. A picture that cannot be loaded is left out, and the others are counted.
///
/// Throws ``MarqueeError/Code/cancelled`` if the task is cancelled. Pictures loaded until then stay cached.
public struct PrefetchImages: Executable {
    private let load: LoadImage

    public init(images: any ImageRepository) { load = LoadImage(images: images) }

    public func execute(_ requests: [ImageRequest]) async throws(MarqueeError) -> Int {
        let count = await background { await loadAll(requests) }
        if Task.isCancelled { throw MarqueeError(.cancelled, .cancelled) }
        return count
    }

    /// Loads images in one width, and returns how many of them are available.
    ///
    /// - Parameters:
    ///   - paths: The files' paths, as in the entities; nil is skipped.
    ///   - kind: The kind of the images, which decides the available sizes.
    ///   - width: The width on the screen in pixels; nil asks for the originals.
    /// - Throws: `MarqueeError` with the code `.cancelled` if the task is cancelled. The images loaded by then stay cached.
    @discardableResult
    public func callAsFunction(_ paths: [ImagePath?], as kind: ImageKind, width: Int? = nil) async throws(MarqueeError) -> Int {
        try await execute(paths.compactMap { $0.map { ImageRequest($0, as: kind, width: width) } })
    }

    private static let atOnce = 4

    private func loadAll(_ requests: [ImageRequest]) async -> Int {
        await withTaskGroup(of: Bool.self) { group in
            var (rest, count) = (requests[...], 0)
            while let request = rest.popFirst(), !Task.isCancelled {
                if requests.count - rest.count > Self.atOnce, await group.next() == true { count += 1 }
                group.addTask { [load] in (try? await load.execute(request)) != nil }
            }
            for await isLoaded in group where isLoaded { count += 1 }
            return count
        }
    }

    /// Runs work in a task with background priority, because requests are ordered by the priority of their task.
    private func background(_ work: @escaping @Sendable () async -> Int) async -> Int {
        let task = Task(priority: .utility) { await work() }
        return await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
    }
}

extension ImageUseCases {
    /// Loads pictures that will be wanted soon.
    public var prefetch: PrefetchImages { PrefetchImages(images: images) }
}
