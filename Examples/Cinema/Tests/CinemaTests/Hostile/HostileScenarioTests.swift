import Foundation
import MarqueeSandbox
import Testing

@testable import Cinema

/// An honest visitor beside hostile ones. `CINEMA_HOSTILE` is how long each attack takes, in seconds: `make cinema-hostile`. Without it, the
/// attacks are small, and no times are looked at.
@Suite(.serialized, .timeLimit(.minutes(30)))
struct HostileScenarioTests {
    private static let seconds = ProcessInfo.processInfo.environment["CINEMA_HOSTILE"].flatMap { Int($0) }

    @Test func `an honest visitor is served beside every attack, and the site ends`() async throws {
        let sandbox = try await HonestVisitor.sandbox(newTitles: 1_200)
        try await FailingTMDb.run(before: sandbox) { tmdb in
            let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(path: "cinema-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            let change: (inout Settings) -> Void = {
                $0.bounds = Bounds()
                // All sign-ins of this test come from one address.
                $0.bounds.signIns = .unlimited
                $0.environment = [
                    "TMDB_ACCESS_TOKEN": Sandbox.accessToken, "TMDB_BASE_URL": tmdb.absoluteString,
                    "TMDB_IMAGE_BASE_URL": sandbox.imageBaseURL.absoluteString, "TMDB_WEB_URL": sandbox.baseURL.absoluteString,
                    "XDG_CACHE_HOME": folder.appending(path: "cache").path, "XDG_STATE_HOME": folder.appending(path: "state").path,
                ]
            }
            try await OpenSite.run(on: sandbox, change: change) { open in
                let honest = HonestVisitor(address: open.address, sandbox: sandbox)
                try await honest.warmUp()
                for (number, attack) in Attack.allCases.enumerated() {
                    try await serve(honest, number, beside: attack)
                }
            }
        }
        await sandbox.stop()
    }

    @Test(.enabled(if: seconds != nil, "CINEMA_HOSTILE is not set."))
    func `the figures of an honest visitor, alone and beside every attack`() async throws {
        let seconds = try #require(Self.seconds)
        // Far more connections than a process usually may have.
        _ = Descriptors.raiseLimit()
        let sandbox = try await HonestVisitor.sandbox(newTitles: 1_500)
        let folder = FileManager.default.temporaryDirectory.appending(path: "cinema-hostile-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await FailingTMDb.run(before: sandbox) { tmdb in
            let cinema = try await CinemaProcess(on: sandbox, folder: folder, ["TMDB_BASE_URL": tmdb.absoluteString])
            do {
                try await compare(HonestVisitor(address: cinema.address, sandbox: sandbox), Attack.allCases, for: seconds) {
                    try #require(cinema.memory, "The site has died.").now
                } end: { attackers in
                    await end(cinema, attackers)
                }
            } catch {
                await cinema.crash()
                throw error
            }
        }
        await sandbox.stop()
    }

    /// The bounds of Marquee alone: a service without bounds of its own does not survive attacks on its connections.
    @Test func `an honest visitor of a service without bounds is served beside floods and failing ids`() async throws {
        let sandbox = try await HonestVisitor.sandbox(newTitles: 1_200)
        try await FailingTMDb.run(before: sandbox) { tmdb in
            try await BareService.run(on: tmdb) { address in
                let honest = HonestVisitor(address: address, sandbox: sandbox, cached: BareService.cached, signsIn: false)
                let attacks: [Attack] = [.flood, .bigFlood, .failingIds]
                guard let seconds = Self.seconds else {
                    try await honest.warmUp()
                    for (number, attack) in attacks.enumerated() { try await serve(honest, number, beside: attack) }
                    return
                }
                try await compare(honest, attacks, for: seconds) {
                    0
                } end: {
                    await $0.end()
                }
            }
        }
        await sandbox.stop()
    }

    /// A short visit beside a small attack.
    private func serve(_ honest: HonestVisitor, _ number: Int, beside attack: Attack) async throws {
        let attackers = Attackers(of: honest.address)
        attack.start(.small, attackers)
        let figures = await honest.visit(number, .rounds(3))
        await attackers.end()
        #expect(figures.failures.isEmpty, "\(attack.rawValue): \(figures.failures), \(attackers.answers)")
        #expect(figures.cached.count == 3 && figures.fresh.count == 3 && figures.signIns.count == (honest.signsIn ? 3 : 0))
    }

    /// Prints the figures of a visit alone, and of one beside each attack.
    ///
    /// - Parameters:
    ///   - honest: The visitor.
    ///   - attacks: The attacks.
    ///   - seconds: How long each visit is.
    ///   - memory: The memory of the service in megabytes.
    ///   - end: Ends the attackers of the last attack.
    private func compare(
        _ honest: HonestVisitor, _ attacks: [Attack], for seconds: Int, memory: () throws -> Int, end: (Attackers) async -> Void
    ) async throws {
        try await honest.warmUp()
        // The first seconds of a process are not those that are compared.
        _ = await honest.visit(0, .time(.seconds(2)))
        let quiet = await honest.visit(1, .time(.seconds(seconds)))
        var before = try memory()
        print("quiet: \(Self.text(of: quiet)), memory \(before) MB, load \(Self.load)")
        #expect(quiet.failures.isEmpty, "\(quiet.failures)")
        for (number, attack) in attacks.enumerated() {
            let attackers = Attackers(of: honest.address)
            attack.start(Attack.Size(), attackers)
            let figures = await honest.visit(2 + number, .time(.seconds(seconds)))
            let now = try memory()
            print("\(attack.rawValue): \(Self.text(of: figures)), memory \(now) MB, load \(Self.load), attackers \(attackers.answers)")
            let limit = Duration.seconds([.bigFlood, .all].contains(attack) ? 2 : 1)
            let missed = Self.missed(figures, beside: quiet, new: limit, memory: now - before)
            if !missed.isEmpty { print("   missed: \(missed.joined(separator: ", "))") }
            #expect(figures.failures.isEmpty, "\(attack.rawValue): \(figures.failures)")
            // The allocator keeps the memory of an attack, so each attack is compared with the one before it.
            before = now
            guard attack != attacks.last else { return await end(attackers) }
            await attackers.end()
            // Requests of the attackers are still under way.
            try await Task.sleep(for: .seconds(5))
        }
    }

    /// Asks the site to end during an attack.
    private func end(_ cinema: CinemaProcess, _ attackers: Attackers) async {
        let start = ContinuousClock.now
        let code = await cinema.terminate()
        let duration = start.duration(to: .now)
        print("ended with \(code) after \(duration)\(duration > .seconds(5) ? "\n   missed: the end within 5 s" : "")")
        #expect(code == 0)
        await attackers.end()
    }

    private static func text(of figures: HonestVisitor.Figures) -> String {
        "cached pages \(figures.cached.text); new pages \(figures.fresh.text); sign-ins \(figures.signIns.text); marks \(figures.marks.text)"
    }

    /// The goals that the figures miss.
    private static func missed(
        _ figures: HonestVisitor.Figures, beside quiet: HonestVisitor.Figures, new limit: Duration, memory: Int
    ) -> [String] {
        var missed: [String] = []
        if let now = figures.cached.slowest, let before = quiet.cached.slowest, now > before * 2 {
            missed.append("cached pages within twice the time")
        }
        if let slowest = figures.fresh.slowest, slowest > limit { missed.append("new pages within \(limit)") }
        if let slowest = figures.signIns.slowest, slowest > .seconds(2) { missed.append("sign-ins within 2 s") }
        if memory > 50 { missed.append("50 MB more memory") }
        return missed
    }

    /// The load of the machine.
    private static var load: String {
        (try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8))?.split(separator: " ").first.map(String.init) ?? "unknown"
    }
}
