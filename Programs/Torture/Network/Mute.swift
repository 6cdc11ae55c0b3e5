import Foundation
import Marquee
import MarqueeSandbox

extension Scenario {
    static let mute = Scenario(
        "mute", "When the network forgets every open connection, the next read but one succeeds, within its own time.", quick: 2, full: 30
    ) { run in
        let service = try await Service()
        guard let port = service.sandbox.baseURL.port.flatMap(UInt16.init(exactly:)) else { throw Failed("the sandbox has no port") }
        let front = try await TLSFront.start(to: port)
        var figures = [try await MuteRun(run, "HTTP/1.1", to: port, certificate: nil).figures()]
        if let front {
            figures.append(try await MuteRun(run, "HTTP/2", to: front.port, certificate: front.certificate).figures())
        } else {
            figures.append("HTTP/2 was left out, as there is no nginx")
        }
        withExtendedLifetime(front) {}
        await service.sandbox.stop()
        return figures.joined(separator: "; ")
    }
}

/// A client whose connections are forgotten again and again.
private struct MuteRun {
    private static let limits = TransportLimits(total: .seconds(3), connect: .seconds(1), firstByte: .seconds(1))

    private let run: ScenarioRun
    private let version: String
    private let network: ForgetfulNetwork
    private let client: MarqueeClient

    init(_ run: ScenarioRun, _ version: String, to port: UInt16, certificate: String?) async throws {
        self.run = run
        self.version = version
        let network = try ForgetfulNetwork(to: port)
        self.network = network
        client = try await Service.client(of: URL(string: "\(certificate == nil ? "http" : "https")://127.0.0.1:\(network.port)")) {
            $0.connections.caFile = certificate
            $0.limits = Self.limits
        }
    }

    func figures() async throws -> String {
        let client = client
        var (reads, lost, slowest) = (0, 0, Duration.zero)
        for round in 0..<run.rounds {
            let open = await withTaskGroup(of: Bool.self) { group in
                for one in 0..<16 { group.addTask { await Self.read(client, round * 100 + one) } }
                return await group.reduce(true) { $0 && $1 }
            }
            run.expect(open, "\(version): a network that works was not used in round \(round)")
            network.forget()
            // In every other round, a request waits on a forgotten connection all the while.
            let patient = round.isMultiple(of: 2) ? nil : Task { await Self.read(client, round * 100 + 20) }
            let start = ContinuousClock.now
            lost += await Self.read(client, round * 100 + 30) ? 0 : 1
            let next = ContinuousClock.now
            let isBack = await Self.read(client, round * 100 + 31)
            run.expect(isBack, "\(version): the next read but one failed in round \(round)")
            run.expect(next - start, atMost: Self.limits.total + .milliseconds(250), "\(version): the first read")
            slowest = max(slowest, next - start, ContinuousClock.now - next)
            reads += 2
            patient?.cancel()
            _ = await patient?.value
        }
        let opened = network.opened
        await client.shutdown(deadline: .zero)
        network.stop()
        return "\(version): \(reads) reads after \(run.rounds) forgotten networks, \(lost) lost, slowest \(slowest.milliseconds) ms, "
            + "\(opened) connections"
    }

    private static func read(_ client: MarqueeClient, _ number: Int) async -> Bool {
        (try? await client.search.movies(MovieSearch("mute \(number)"), policy: .fresh)) != nil
    }
}
