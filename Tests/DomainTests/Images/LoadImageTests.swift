import Foundation
import MarqueeDomain
import Testing

/// The decisions of `LoadImage` itself; the reading is tested with a whole client.
struct LoadImageTests {
    /// Pictures in some sizes, each cached or on the server, and everything that was asked for.
    private struct Images: ImageRepository {
        var cached: Set<String> = []
        var failure: MarqueeError?
        var hasConfiguration = true

        func configuration() -> Read<ImageConfiguration> {
            Read { (policy) async throws(MarqueeError) in
                if hasConfiguration { return Fetched(.standard, origin: .store, isStale: true) }
                guard policy != .offline else { return Fetched(.standard, origin: .memory, isStale: true, refreshError: offline) }
                throw MarqueeError(.unauthorized, .init("test", "No."))
            }
        }

        func file(_ path: ImagePath, in size: ImageSize) -> Read<ImageFile> {
            Read { (policy) async throws(MarqueeError) in
                let file = ImageFile(bytes: Data(), format: .jpeg, size: size)
                if cached.contains(size.name), policy.cache != .never { return Fetched(file, origin: .store) }
                if policy.network == .never { throw offline }
                if let failure { throw failure }
                return Fetched(file, origin: .server)
            }
        }
    }

    private static let path = ImagePath("/abc.jpg")

    @Test(arguments: [(1, "w92"), (92, "w92"), (93, "w154"), (342, "w342"), (781, "original"), (nil, "original")])
    func `the smallest size that is wide enough is loaded`(_ width: Int?, _ size: String) async throws {
        for hasConfiguration in [true, false] {
            let image = await LoadImage(images: Images(hasConfiguration: hasConfiguration))(Self.path, as: .poster, width: width)
            #expect(image.file?.size.name == size && image.origin == .server && image.error == nil)
        }
    }

    @Test func `a drawing of lines has one size`() async {
        let image = await LoadImage(images: Images())(ImagePath("/abc.svg"), as: .logo, width: 45)
        #expect(image.file?.size == .original)
    }

    @Test func `no path is a placeholder without an error`() async {
        #expect(await LoadImage(images: Images(failure: offline))(nil, as: .still, width: 45) == LoadedImage(placeholder: .still))
    }

    @Test(
        arguments: [
            (["w92", "w500", "original"], "w500"), (["w92", "original"], "original"), (["w92", "w185"], "w185"), ([], nil),
        ] as [(Set<String>, String?)])
    func `without a server the nearest larger size serves, then the nearest smaller one`(_ cached: Set<String>, _ size: String?) async {
        for (policy, failure) in [
            (ReadPolicy.cached, offline), (.freshElseCached, MarqueeError(.timeout, .init("test", "Late."))), (.offline, offline),
        ] {
            let image = await LoadImage(images: Images(cached: cached, failure: failure))(
                Self.path, as: .poster, width: 342, policy: policy)
            #expect(image.file?.size.name == size && image.error == failure && image.isPlaceholder == (size == nil))
        }
    }

    @Test(arguments: [MarqueeError.Code.notFound, .unreadable, .cancelled, .closed, .invalidInput])
    func `an answer that there is no such picture is not covered by another size`(_ code: MarqueeError.Code) async throws {
        let images = Images(cached: ["w500"], failure: MarqueeError(code, .init("test", "No.")))
        #expect(await LoadImage(images: images)(Self.path, as: .poster, width: 342).error?.code == code)
        let path = try #require(Self.path)
        await #expect { try await LoadImage(images: images).execute(ImageRequest(path, as: .poster, width: 342)) } throws: {
            ($0 as? MarqueeError)?.code == code
        }
    }

    @Test func `what must be fresh is not covered either`() async {
        let images = Images(cached: ["w342", "w500"], failure: offline)
        #expect(await LoadImage(images: images)(Self.path, as: .poster, width: 342, policy: .fresh).isPlaceholder)
    }
}

private let offline = MarqueeError(.offline, .init("test", "No network."))
