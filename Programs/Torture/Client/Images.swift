import Foundation
import Marquee
import MarqueeSandbox

extension Scenario {
    static let images = Scenario(
        "images",
        """
        Through damaged and deleted files, a deleted folder, faults, cancelled loads and evictions by two clients, every picture that is \
        shown is the one that was asked for, and the files stay within their limit.
        """,
        quick: 40, full: 5_000
    ) { run in
        let (service, scratch) = (try await Service(), try Scratch())
        let wall = try await PictureWall(service, scratch.path, seed: run.random.next())
        for _ in 1...run.rounds {
            wall.harm()
            for complaint in await wall.look() { run.expect(false, complaint) }
            let bytes = wall.bytes
            run.expect(bytes <= PictureWall.limit, "\(bytes) bytes of pictures, at most \(PictureWall.limit) are promised")
            wall.heal()
        }
        await wall.end()
        await service.sandbox.stop()
        return "\(wall.shown) pictures shown, \(wall.placeholders) placeholders, \(wall.harms) harms"
    }
}

/// Two clients that show pictures from one folder, and the faults of that folder and of the network.
private final class PictureWall {
    static let limit = 1 << 20

    private(set) var shown = 0
    private(set) var placeholders = 0
    private(set) var harms = 0

    private let sandbox: Sandbox
    private let folder: String
    private let clients: [MarqueeClient]
    private var random: SplitMix64
    /// The server's picture for an address, the same for each request.
    private var drawn: [ImageRequest: Data] = [:]
    private let source: MarqueeClient

    init(_ service: Service, _ folder: String, seed: UInt64) async throws {
        func client(_ storage: MarqueeClient.Storage) async throws -> MarqueeClient {
            try await service.client {
                $0.storage = storage
                $0.cacheBytes = 1 << 20
                ($0.imageCacheBytes, $0.imageMemoryBytes) = (PictureWall.limit, 64 << 10)
                ($0.retries, $0.usesCircuitBreaker) = (0, false)
            }
        }
        sandbox = service.sandbox
        self.folder = folder + "/images/"
        random = SplitMix64(state: seed)
        clients = [try await client(.folder(folder)), try await client(.folder(folder))]
        source = try await client(.none)
        for client in clients + [source] { _ = try await client.images.configuration() }
    }

    /// All bytes in the folder, whatever the files are called.
    var bytes: Int {
        names.reduce(0) { sum, name in
            sum + ((try? FileManager.default.attributesOfItem(atPath: folder + name))?[.size] as? Int ?? 0)
        }
    }

    private var names: [String] { (try? Files.names(in: folder)) ?? [] }

    /// One thing that goes wrong, or nothing.
    func harm() {
        let name = names.randomElement(using: &random)
        harms += 1
        switch random.pick(0...11) {
        case 0: Files.remove(folder)
        case 1: name.map { Files.remove(folder + $0) }
        case 2, 3: name.map(damage)
        case 4: sandbox.behave(.offline)
        case 5: sandbox.behave(.fault([.html, .garbage, .truncated, .emptyBody, .otherJSON].randomElement(using: &random) ?? .html))
        case 6: sandbox.script([.fault(.reset), .status(503)])
        default: harms -= 1
        }
    }

    func heal() { sandbox.behave(.normal) }

    /// Loads some pictures at once, a part of which is cancelled; returns the errors in them.
    func look() async -> [String] {
        let requests = (0..<6).compactMap { _ in
            ImagePath("/wall\(random.pick(1...40)).jpg").map {
                ImageRequest($0, as: .poster, width: [92, 185, 342, 780][random.pick(0...3)])
            }
        }
        let loads = requests.map { request in
            let client = clients[random.pick(0...1)]
            return Task { await client.images.load(request.path, as: request.kind, width: request.width) }
        }
        for load in loads where random.pick(0...4) == 0 { load.cancel() }
        var complaints: [String] = []
        for (request, load) in zip(requests, loads) {
            guard let file = await load.value.file else {
                placeholders += 1
                continue
            }
            shown += 1
            let shownRequest = ImageRequest(request.path, as: request.kind, width: file.size.width)
            if let bytes = await expected(shownRequest), bytes != file.bytes {
                complaints.append("another picture was shown for \(request.path)")
            }
        }
        return complaints
    }

    func end() async {
        for client in clients + [source] { await client.shutdown() }
    }

    /// The picture of a request, from a working network; nil while it does not work.
    private func expected(_ request: ImageRequest) async -> Data? {
        if let known = drawn[request] { return known }
        sandbox.behave(.normal)
        drawn[request] = try? await source.images.load(request).file?.bytes
        return drawn[request]
    }

    /// Cuts a file, lengthens it, or turns a bit of it.
    private func damage(_ name: String) {
        guard var bytes = try? Files.read(folder + name), !bytes.isEmpty else { return }
        switch random.pick(0...2) {
        case 0: bytes.removeLast(random.pick(1...bytes.count))
        case 1: bytes[random.pick(0...bytes.count - 1)] ^= 1
        default: bytes += [0xFF, 0xD9]
        }
        try? Files.write(bytes, to: folder + name)
    }
}
