import Foundation
import Marquee
import MarqueeSandbox
import Synchronization

extension Scenario {
    static let numbers = Scenario(
        "numbers",
        """
        Whatever numbers a server sends, a read ends with a value within its bounds or with an error, and so does every later read \
        of it from the cache.
        """,
        quick: 60, full: 5_000
    ) { run in
        try await hostileAnswers(run) { random, key, value in
            guard value is NSNumber, !identities.contains(key) || random.pick(0...40) == 0, random.pick(0...2) == 0 else { return nil }
            return hostileNumbers.randomElement(using: &random)
        }
    }

    static let longTexts = Scenario(
        "long-texts",
        """
        Whatever texts a server sends, a read ends with texts within their bounds or with an error, in a second at most, and so does \
        every later read of it from the cache.
        """,
        quick: 20, full: 500
    ) { run in
        let longest = run.judgesTimes ? 200_000 : 80_000
        return try await hostileAnswers(run) { random, _, value in
            guard value is String, random.pick(0...20) == 0 else { return nil }
            let (piece, size) = (hostileTexts.randomElement(using: &random) ?? "a", random.pick(0...longest))
            return "\"" + String(repeating: piece, count: size / piece.utf8.count) + "\""
        }
    }

    /// By these an answer names its subject, so it is refused if they change.
    private static let identities = ["id", "page", "season_number", "episode_number"]

    private static let hostileNumbers = [
        "1e19", "-1e19", "1e308", "-1e308", "1e400", "-1e400", "1e-400", "5e-324", "-0", "-0.0", "-1", "0.5", "10.000001", "1e9",
        "2147483648", "4294967296", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
        "18446744073709551616", "123456789012345678901234567890", "0.1234567890123456789012345678901234567890", "\"1e19\"", "\"NaN\"",
        "\"Infinity\"", "null", "true", "[]", "{}",
    ]

    private static let hostileTexts = [
        "a", "word ", "é", "e\u{301}", "\u{301}", "千", "👨‍👩‍👧 ", "\u{202E}", "\\n", "\\u0000", "\\ud834", "\\\"", "<b>", "%s", "../",
        "\u{FEFF}", "ק", "\\t ",
    ]

    /// Reads that meet altered answers, and their cached values, again and again.
    private static func hostileAnswers(
        _ run: ScenarioRun, _ literal: @escaping @Sendable (inout SplitMix64, String, Any) -> String?
    ) async throws -> String {
        let (service, scratch, clock) = (try await Service(), try Scratch(), AdjustableClock())
        let random = Mutex(SplitMix64(state: run.random.next()))
        func client() async throws -> MarqueeClient {
            try await service.client {
                $0.transport = AlteringTransport(answering: { body in
                    random.withLock { random in AlteredJSON.body(body) { literal(&random, $0, $1) } }
                })
                $0.storage = .folder(scratch.path)
                $0.clock = WallClock { clock.now }
                $0.serverName = "torture"
            }
        }
        var (read, failed, again, online, cached) = (0, 0, 0, Times(), Times())
        for round in 0..<run.rounds {
            let reader = try await client()
            clock.turn(by: 10 * 24 * 3_600)
            let question = TypicalRead.all[round % TypicalRead.all.count]
            let outcome = try await online.measure {
                try await AlteringTransport.$isOn.withValue(true) { try await question.outcome(reader, .fresh) }
            }
            switch outcome {
            case .success(let answer):
                read += 1
                for violation in AnswerBounds.violations(in: answer.json) { run.expect(false, "\(question.name): \(violation)") }
                // From memory, and from the store of a client whose memory is empty.
                let next = try await client()
                for client in [reader, next] {
                    let kept = try await cached.measure { try await question.outcome(client, .offline) }
                    guard case .success(let kept) = kept else {
                        run.expect(false, "\(question.name): what was read is not cached")
                        continue
                    }
                    run.expect(kept.json == answer.json, "\(question.name): the cache says something else")
                    again += 1
                }
                _ = try await next.suggestions("a")
                await next.shutdown()
            case .failure(let error):
                failed += 1
                run.expect(error.code == .unreadable, "\(question.name): \(error)")
            }
            await reader.shutdown()
        }
        await service.sandbox.stop()
        run.expect(read > 0, "nothing could be read")
        let (slow, slowAgain) = (online.percentile(0.99), cached.percentile(0.99))
        run.expect(slow, atMost: .seconds(1), "a hostile answer at p99")
        run.expect(slowAgain, atMost: .seconds(1), "a hostile answer from the cache at p99")
        return "\(read) hostile answers read, \(failed) refused, \(again) read again; p99 \(slow.milliseconds) ms, from the cache "
            + "\(slowAgain.milliseconds) ms"
    }
}
