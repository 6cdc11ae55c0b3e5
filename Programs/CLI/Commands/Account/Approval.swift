import Foundation
import Marquee

/// Waits until a person has approved a sign-in in a browser.
struct Approval {
    private static let pause = Duration.seconds(3)
    /// TMDb's request tokens are good for so long.
    private static let longest: TimeInterval = 3_600

    let command: CommandSession
    let clock: WallClock
    let time: TimeSource

    /// Shows where to approve, and tries to complete the sign-in until that succeeds, is refused, or comes too late.
    func wait(for request: ApprovalRequest) async throws(Failure) -> Session {
        try await marquee { () async throws(MarqueeError) in
            let pending = try await command.client.account.beginSignIn(request)
            command.terminal.printError(Line(Texts.openAndApprove))
            // The one secret that is shown, because a person has to open it.
            command.terminal.printError(address: pending.approvalAddress.reveal())
            return try await complete(pending)
        }
    }

    private func complete(_ pending: PendingSignIn) async throws(MarqueeError) -> Session {
        let left = pending.expiresAt.map { $0.timeIntervalSince(clock.now()) } ?? Self.longest
        let end = time.now() + .seconds(min(max(left, 0), Self.longest))
        while true {
            do throws(MarqueeError) {
                return try await command.client.account.completeSignIn(pending)
            } catch {
                guard Self.mayPass(error), time.now() < end else { throw error }
            }
            try? await time.sleep(Self.pause)
            if Task.isCancelled { throw MarqueeError(.cancelled, .init("approval.interrupted", Texts.waitInterrupted)) }
        }
    }

    /// Whether it is not approved yet, or the server does not answer now.
    private static func mayPass(_ error: MarqueeError) -> Bool {
        [17, 41].contains(error.tmdbCode) || [.offline, .timeout, .server, .rateLimited].contains(error.code)
    }
}
