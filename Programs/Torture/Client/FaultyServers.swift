import Foundation
import Marquee
import MarqueeSandbox

/// A server for every kind of fault and one without, in a process of their own: their resources are not counted as ours.
struct FaultyServers: Sendable {
    private let process: Child
    /// The server without a fault.
    let soundAddress: String
    private let addresses: [String: String]

    init() async throws {
        let scratch = try Scratch()
        process = try Child(.servers, [scratch.file("addresses")])
        let text = try await blocking { [process] in
            process.awaitOutput()
            return String(decoding: try Files.read(scratch.file("addresses")), as: UTF8.self)
        }
        let pairs = text.split(separator: "\n").compactMap { line -> (String, String)? in
            let words = line.split(separator: " ").map(String.init)
            return words.count == 2 ? (words[0], words[1]) : nil
        }
        addresses = Dictionary(pairs, uniquingKeysWith: { $1 })
        guard let sound = addresses["sound"], addresses.count == Sandbox.Fault.allCases.count + 1 else {
            throw Failed("the faulty servers did not start")
        }
        soundAddress = sound
    }

    /// A client of the sound server, whose requests meet the fault of the task that asks.
    func client(_ edit: (inout MarqueeClient.Configuration) -> Void) async throws -> MarqueeClient {
        try await Service.client(of: URL(string: soundAddress)) {
            $0.transport = Detour(from: soundAddress, to: addresses)
            // Faults follow one another too fast for a server that is to be spared.
            $0.usesCircuitBreaker = false
            $0.serverName = "torture"
            edit(&$0)
        }
    }

    func stop() async throws {
        process.kill()
        _ = try await blocking { [process] in process.wait() }
    }
}

extension Role {
    /// Serves every fault until it is killed, or its parent is gone.
    static let servers = Role("servers") { words in
        let parent = getppid()
        var sandboxes = [try await Sandbox.start(Sandbox.Options(maxAge: 3_600))]
        var lines = ["sound \(sandboxes[0].baseURL)"]
        for fault in Sandbox.Fault.allCases {
            let sandbox = try await Sandbox.start(Sandbox.Options(maxAge: 3_600))
            sandbox.behave(.fault(fault))
            sandboxes.append(sandbox)
            lines.append("\(fault.rawValue) \(sandbox.baseURL)")
        }
        try Files.write(Data(lines.joined(separator: "\n").utf8), to: words[0])
        TortureProgram.say("ready")
        while getppid() == parent { try await Task.sleep(for: .milliseconds(500)) }
        for sandbox in sandboxes { await sandbox.stop() }
    }
}

/// Carries each request to the server of the fault that the task which asks is to meet.
final class Detour: HTTPTransport {
    @TaskLocal static var fault: Sandbox.Fault?

    private let base = CurlTransport(CurlTransport.Configuration(usesEnvironmentProxies: false))
    private let sound: String
    private let addresses: [String: String]

    init(from sound: String, to addresses: [String: String]) {
        self.sound = sound
        self.addresses = addresses
    }

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        var request = request
        if let fault = Detour.fault, let address = addresses[fault.rawValue] {
            request.url = address + request.url.dropFirst(sound.count)
        }
        return try await base.send(request)
    }

    func shutdown() async { await base.shutdown() }
}
