import Foundation
import Synchronization
import TestKit
import Testing

@testable import MarqueeSandbox

extension RecordingUpstream {
    /// Another sandbox, reached through a socket.
    static func sandbox(_ sandbox: Sandbox, change: @escaping @Sendable (Request, inout Answer) -> Void = { _, _ in }) -> RecordingUpstream
    {
        RecordingUpstream(baseURL: sandbox.baseURL) { request in
            try await withTaskExecutorPreference(BlockingExecutor.shared) {
                let client = try Client(port: sandbox.port)
                let target = request.url.dropFirst(sandbox.baseURL.absoluteString.count)
                var lines = ["\(request.method) \(target) HTTP/1.1", "Host: 127.0.0.1", "Connection: close"]
                lines += request.headers.map { "\($0.key): \($0.value)" }
                if let body = request.body { lines.append("Content-Length: \(body.count)") }
                try client.send(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + Array(request.body ?? Data()))
                let received = try client.answer()
                var answer = Answer(status: received.status, headers: received.headers, body: Data(received.body))
                change(request, &answer)
                return answer
            }
        }
    }

    /// A server that gives one answer to everything, and a list of its requests.
    static func answering(_ answer: Answer, _ asked: Asked = Asked()) -> RecordingUpstream {
        RecordingUpstream(baseURL: Asked.url, imageBaseURL: Asked.imageURL) { request in
            asked.add(request)
            return answer
        }
    }
}

final class Asked: Sendable {
    static let url = URL(string: "https://api.example")!
    static let imageURL = URL(string: "https://pictures.example/")!

    private let state = Mutex<[RecordingUpstream.Request]>([])

    var requests: [RecordingUpstream.Request] { state.withLock { $0 } }

    func add(_ request: RecordingUpstream.Request) { state.withLock { $0.append(request) } }
}

/// A recording sandbox for the length of one test.
struct RecordingScene {
    let folder: TemporaryFolder
    let sandbox: Sandbox

    var place: URL { URL(fileURLWithPath: folder.path("recordings")) }

    static func with(_ upstream: RecordingUpstream, _ body: (RecordingScene) async throws -> Void) async throws {
        let folder = try TemporaryFolder()
        try await withTaskExecutorPreference(BlockingExecutor.shared) {
            let place = URL(fileURLWithPath: folder.path("recordings"))
            let sandbox = try await Sandbox.start(recordingTo: place, from: upstream)
            do {
                try await body(RecordingScene(folder: folder, sandbox: sandbox))
            } catch {
                await sandbox.stop()
                throw error
            }
            await sandbox.stop()
        }
    }

    var files: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []).sorted() }

    var bytes: Data { get throws { try folder.bytes(under: "recordings") } }

    var recordings: Recordings { get throws { try Recordings(contentsOf: place) } }

    /// A sandbox that replays the recording so far.
    func replay(_ body: (Sandbox) async throws -> Void) async throws {
        let sandbox = try await Sandbox.start(replaying: place)
        try await body(sandbox)
        await sandbox.stop()
    }
}
