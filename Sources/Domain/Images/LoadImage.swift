/// Loads a picture for a wanted width: from memory, from the store or from the image server, as the policy allows.
///
/// It chooses the smallest size that is wide enough. If the image server cannot be reached, any other size that is cached serves.
///
/// Throws ``MarqueeError/Code/unreadable`` if the server sends something else than a picture, ``MarqueeError/Code/notFound`` if it has none.
public struct LoadImage: Executable {
    private let images: any ImageRepository

    public init(images: any ImageRepository) { self.images = images }

    public func execute(_ request: ImageRequest) async throws(MarqueeError) -> LoadedImage {
        try await load(request, policy: .cached)
    }

    /// The picture of a path, or a placeholder if the path is nil or if loading fails, with the reason as ``LoadedImage/error``.
    ///
    /// It does not fail. Cancelling the task cancels the request, unless another caller waits for the same image.
    ///
    /// - Parameters:
    ///   - path: The file's path, as in the entity.
    ///   - kind: The kind of the image, which decides the available sizes.
    ///   - width: The width on the screen in pixels; nil asks for the original.
    ///   - policy: When the cached picture is used, and when the image server is asked.
    public func callAsFunction(
        _ path: ImagePath?, as kind: ImageKind, width: Int? = nil, policy: ReadPolicy = .cached
    ) async -> LoadedImage {
        guard let path else { return LoadedImage(placeholder: kind) }
        do throws(MarqueeError) {
            return try await load(ImageRequest(path, as: kind, width: width), policy: policy)
        } catch {
            return LoadedImage(placeholder: kind, because: error)
        }
    }

    private func load(_ request: ImageRequest, policy: ReadPolicy) async throws(MarqueeError) -> LoadedImage {
        let configuration = await configuration(policy)
        let size = configuration.size(for: request)
        do throws(MarqueeError) {
            return LoadedImage(try await images.file(request.path, in: size)(policy: policy), as: request.kind)
        } catch {
            let isUnreachable = [.offline, .timeout, .server, .rateLimited].contains(error.code)
            guard isUnreachable, policy.cache != .never else { throw error }
            for other in configuration.sizes(of: request.kind, near: size) {
                guard let file = try? await images.file(request.path, in: other)(policy: .offline) else { continue }
                var image = LoadedImage(file, as: request.kind)
                image.error = error
                return image
            }
            throw error
        }
    }

    /// A stale configuration is enough: only the sizes are used here, and they hardly ever change.
    private func configuration(_ policy: ReadPolicy) async -> ImageConfiguration {
        let configuration = images.configuration()
        let cached = try? await configuration(policy: .offline)
        if let cached, cached.refreshError == nil || policy.network == .never { return cached.value }
        guard policy.network != .never else { return .standard }
        return (try? await configuration().value) ?? .standard
    }
}

extension ImageConfiguration {
    /// The size for a request. A drawing of lines has no sizes.
    fileprivate func size(for request: ImageRequest) -> ImageSize {
        request.path.description.hasSuffix(".svg") ? .original : size(of: request.kind, width: request.width)
    }

    /// The other sizes of a kind: the larger ones first, each group beginning with the nearest.
    fileprivate func sizes(of kind: ImageKind, near size: ImageSize) -> [ImageSize] {
        let sizes = sizes[kind] ?? []
        guard let place = sizes.firstIndex(of: size) else { return sizes.reversed() }
        return sizes[(place + 1)...] + sizes[..<place].reversed()
    }
}

extension ImageUseCases {
    /// Loads a picture for a wanted width.
    public var load: LoadImage { LoadImage(images: images) }
}
