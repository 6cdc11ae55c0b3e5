import Foundation
import Marquee
import MarqueeSandbox

extension Scenario {
    static let poison = Scenario(
        "poison",
        """
        Over HTTP/1.1, a proxy sends answers twice or late, while people read through one client: each private answer is the \
        one that was asked for.
        """,
        quick: 200, full: 20_000
    ) { run in
        let people = AudienceMember.all(8)
        let sandbox = try await Sandbox.start(Sandbox.Options(accounts: people.map(\.account)))
        guard let port = sandbox.baseURL.port.flatMap(UInt16.init(exactly:)) else { throw Failed("the sandbox has no port") }
        let proxy = try ConfusedProxy(to: port)
        let client = try await Service.client(of: URL(string: "http://127.0.0.1:\(proxy.port)")) {
            $0.limits = TransportLimits(total: .seconds(30))
        }
        var users: [(name: String, client: MarqueeClient)] = []
        for person in people {
            let session = try await client.account.signIn(username: person.username, password: Secret(person.password))
            users.append((person.username, client.user(session)))
        }
        let share = run.rounds / users.count
        let findings = await withTaskGroup(of: (wrong: Int, failed: Int, strange: Int).self) { group in
            for (number, user) in users.enumerated() {
                group.addTask {
                    var (wrong, failed, strange) = (0, 0, 0)
                    for one in 0..<share {
                        let read = try? await user.client.account.details(policy: .fresh)
                        if read == nil { failed += 1 }
                        if let read, read.value.username != user.name { wrong += 1 }
                        let shared = MovieSearch("poison \(number) \(one)")
                        if (try? await user.client.search.movies(shared, policy: .fresh)) == nil { strange += 1 }
                    }
                    return (wrong, failed, strange)
                }
            }
            return await group.reduce((0, 0, 0)) { ($0.0 + $1.wrong, $0.1 + $1.failed, $0.2 + $1.strange) }
        }
        let reads = share * users.count
        run.expect(findings.0 == 0, "\(findings.0) private answers were somebody else's")
        run.expect(findings.1 == 0, "\(findings.1) private reads failed")
        run.expect(reads > 0, "nothing was read")
        await client.shutdown(deadline: .zero)
        proxy.stop()
        await sandbox.stop()
        return "\(reads) private reads by \(users.count) people: \(findings.0) with another answer; \(findings.2) of \(reads) public "
            + "reads got none; \(proxy.opened) connections"
    }
}
