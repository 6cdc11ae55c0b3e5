import Foundation
import Marquee
import MarqueeSandbox
import Synchronization

extension Scenario {
    static let otherAnswer = Scenario(
        "other-answer",
        """
        If a server or a cache on the way gives the answer to another request, with another id, season, episode or page, it is \
        neither served nor cached.
        """,
        quick: 300, full: 20_000
    ) { run in
        let (service, scratch, clock) = (try await Service(), try Scratch(), AdjustableClock())
        let exchange = Exchange(seed: run.random.next())
        func client() async throws -> MarqueeClient {
            try await service.client {
                $0.transport = AlteringTransport(asking: exchange.request)
                $0.storage = .folder(scratch.path)
                $0.clock = WallClock { clock.now }
                $0.serverName = "torture"
            }
        }
        // The right answers, and the requests to confuse.
        let sound = try await service.client { $0.transport = AlteringTransport(asking: exchange.request) }
        var right: [String: Data] = [:]
        for read in TypicalRead.all { right[read.name] = try await read.answer(sound, .fresh).json }
        await sound.shutdown()

        let reader = try await client()
        var (refused, stale, sent) = (0, 0, 0)
        for number in 0..<run.rounds {
            // Later than any answer is fresh, so the server is asked again.
            clock.turn(by: 10 * 24 * 3_600)
            guard let read = TypicalRead.all.randomElement(using: &run.random) else { break }
            let isConfused = number.isMultiple(of: 3) == false
            let outcome = try await AlteringTransport.$isOn.withValue(isConfused) { try await read.outcome(reader, .cached) }
            switch outcome {
            case .success(let answer):
                run.expect(answer.json == right[read.name], "\(read.name): another answer was served from \(answer.origin)")
                run.expect(isConfused == (answer.origin != .server), "\(read.name): served from \(answer.origin)")
                if isConfused { stale += 1 } else { sent += 1 }
            case .failure(let error):
                run.expect(isConfused && error.reason.key == "answer.other", "\(read.name): \(error)")
                refused += 1
            }
        }
        await reader.shutdown()
        let next = try await client()
        var kept = 0
        for read in TypicalRead.all {
            // A search that is not cached is answered from the title index.
            guard case .success(let answer) = try await read.outcome(next, .offline), answer.origin == .store else { continue }
            run.expect(answer.json == right[read.name], "\(read.name): another answer is in the store")
            kept += 1
        }
        await next.shutdown()
        await service.sandbox.stop()
        run.expect(refused + stale > 0 && sent > 0 && kept > 0, "nothing was confused")
        return
            "\(refused + stale) confused answers, none believed: \(stale) served stale, \(refused) refused; \(sent) right ones, \(kept) kept"
    }
}

/// Sends, in place of a request, another one of the same operation.
private final class Exchange: Sendable {
    private let state: Mutex<(random: SplitMix64, addresses: [String: [String]])>

    init(seed: UInt64) { state = Mutex((SplitMix64(state: seed), [:])) }

    var request: @Sendable (TransportRequest) -> TransportRequest {
        { [self] request in
            state.withLock { state in
                let known = state.addresses[request.operation ?? "", default: []]
                guard AlteringTransport.isOn else {
                    if !known.contains(request.url) { state.addresses[request.operation ?? ""] = known + [request.url] }
                    return request
                }
                var other = request
                other.url = known.filter { Self.asked($0) != Self.asked(request.url) }.randomElement(using: &state.random) ?? request.url
                // The answer to another question is never "not modified".
                other.headers["If-None-Match"] = nil
                return other
            }
        }
    }

    /// A title's pictures and trailers are asked for in more languages once its original language is known: still the same title.
    private static func asked(_ url: String) -> String {
        url.split { $0 == "?" || $0 == "&" }
            .filter { !$0.hasPrefix("include_image_language=") && !$0.hasPrefix("include_video_language=") }
            .joined(separator: "&")
    }
}
