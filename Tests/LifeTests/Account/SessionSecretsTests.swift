import Foundation
import Marquee
import MarqueeSandbox
import TestKit
import Testing

/// The parts of a session are in the user's file and on the wire, and nowhere else.
@Suite(.timeLimit(.minutes(5)))
struct SessionSecretsTests {
    @Test func `sessions, tokens and passwords are in no event, no error, no value, and in no file but the user's`() async throws {
        try await ClientFixture.with { fixture in
            let ear = ListeningTransport(CurlTransport())
            let client = try await fixture.client { $0.transport = ear }
            var printed: [Any] = []
            var errors: [any Error] = []
            func note(_ work: () async throws -> Any) async {
                do { printed.append(try await work()) } catch { errors.append(error) }
            }
            for behavior in [Sandbox.Behavior.normal, .status(401), .status(500), .offline, .lostAnswer, .normal] {
                fixture.sandbox.behave(.normal)
                await note { try await client.account.signIn(username: "viewer", password: Secret("popcorn")) }
                fixture.sandbox.behave(behavior)
                await note { try await client.account.signIn(username: "viewer", password: Secret("popcorn")) }
                await note { try await client.account.details(policy: .fresh) }
                await note { try await client.account.check() }
                await note { try await client.library.rate(.movie(550), 8) }
                await note { try await client.library.setFavorite(.movie(999_999_999)) }
                await note { try await client.library.sync() }
                await note { try await client.library.pending() }
                await note { try await client.library.favoriteMovies(ShelfPage(), policy: .fresh) }
                await note { try await client.library.marks(on: .movie(13), policy: .fresh) }
                await note { try await client.lists.create(NewMediaList(name: "Saturdays")) }
                await note { try await client.account.sessions() }
                await note { try await client.account.signInAsGuest() }
                await note { try await client.library.rate(.tv(1399), 3) }
                await note { try await client.library.sync() }
                await note { try await client.library.ratedTV(ShelfPage(), policy: .fresh) }
                for version in [ApprovalRequest.Version.v3, .v4] {
                    await note {
                        let pending = try await client.account.beginSignIn(ApprovalRequest(version))
                        _ = fixture.sandbox.approve(pending.requestToken.reveal(), as: "viewer")
                        printed.append(pending)
                        return try await client.account.completeSignIn(pending)
                    }
                }
                await note { try await client.library.recommendedMovies(Recommendations(), policy: .fresh) }
                await note { try await client.account.signOut() }
            }
            #expect(!errors.isEmpty)

            let secrets = ear.secrets
            #expect(secrets.count > 8)
            func reveals(_ value: Any) -> Bool {
                var dumped = ""
                dump(value, to: &dumped)
                let texts = [String(describing: value), String(reflecting: value), dumped]
                return secrets.contains { secret in texts.contains { $0.contains(secret) } }
            }
            #expect(!fixture.events.events.contains { reveals($0) })
            #expect(!errors.contains { reveals($0) || reveals($0.localizedDescription) })
            #expect(!printed.contains { reveals($0) })
            #expect(!reveals(client))
            #expect(ear.requests.allSatisfy { !reveals($0) })

            let folder = fixture.folder.path("store")
            for file in try FileManager.default.contentsOfDirectory(atPath: folder) where !file.hasPrefix("user.sqlite") {
                let bytes = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + file))
                #expect(!secrets.contains { bytes.range(of: Data($0.utf8)) != nil }, "\(file)")
            }
            for session in try await client.account.sessions() where session.state != .signedOut {
                _ = try await client.user(session).account.signOut()
            }
            // A session that is signed in is in the user's file, and one that was signed out is not.
            let user = try fixture.folder.bytes(under: "store")
            #expect(!secrets.contains { user.range(of: Data($0.utf8)) != nil })
            _ = try await client.account.signIn(username: "viewer", password: Secret("popcorn"))
            let signedIn = try fixture.folder.bytes(under: "store")
            #expect(ear.secrets.contains { signedIn.range(of: Data($0.utf8)) != nil })
            #expect(signedIn.range(of: Data("popcorn".utf8)) == nil)
        }
    }
}
