import MarqueeNet
import MarqueeSandbox
import TestKit
import Testing

@Suite("Any transport: the faults of the sandbox", .timeLimit(.minutes(5)))
struct FaultConformanceTests {
    @Test("A transport does with every fault what an HTTP client must", arguments: Carrier.here)
    func conforms(_ carrier: Carrier) async throws {
        let findings = try await carrier.with { transport async throws in
            try await slowedDown(until: \.isEmpty) { factor in
                try await FaultConformance.findings(in: carrier.faults, deadline: .seconds(factor), grace: .seconds(120)) { request in
                    let headers = TransportHeaders(request.headers.map { TransportHeaders.Field($0.key, $0.value) })
                    let limits = TransportLimits(total: request.deadline, bodyBytes: request.bodyBytes)
                    do throws(TransportError) {
                        let answer = try await transport.send(TransportRequest(.get, request.url, headers: headers, limits: limits))
                        return .answer(status: answer.status, bodyBytes: answer.body.count)
                    } catch {
                        return .failure
                    }
                }
            }
        }
        #expect(findings == [])
    }

    @Test("A client that believes everything is found out")
    func credulous() async throws {
        let faults: [Sandbox.Fault] = [.reset, .silence, .truncated, .unauthorized, .html]
        let findings = try await FaultConformance.findings(in: faults, deadline: .seconds(600)) { _ in .answer(status: 200, bodyBytes: 1) }
        #expect(
            findings.map(\.description) == [
                "reset: had an answer with status 200 where there is none", "silence: had an answer with status 200 where there is none",
                "silence: went on after its task was cancelled", "truncate: had an answer with status 200 where there is none",
                "unauthorized: had an answer with status 200 in place of 401",
            ])
    }

    @Test("A client that follows redirects, takes in everything or hangs is found out")
    func careless() async throws {
        let expected: Set = [
            "redirect-elsewhere: followed the redirect", "redirect-elsewhere: told another origin the credential",
            "slow-body: was still waiting long after its deadline",
        ]
        let problems = try await slowedDown(until: expected.isSubset) { factor in
            let time = Duration.milliseconds(50 * factor)
            let findings = try await FaultConformance.findings(
                in: [.redirectElsewhere, .hugeBody, .slowBody], deadline: time, grace: time
            ) { request in
                let (transport, headers) = (
                    CurlTransport(.init(usesEnvironmentProxies: false)), TransportHeaders(request.headers.map { .init($0.key, $0.value) })
                )
                func ask(_ url: String) async -> TransportResponse? {
                    var limits = TransportLimits.patient
                    limits.bodyBytes = .max
                    return try? await transport.send(TransportRequest(.get, url, headers: headers, limits: limits))
                }
                var answer = await ask(request.url)
                if let target = answer?.headers["Location"] { answer = await ask(target) }
                return answer.map { .answer(status: $0.status, bodyBytes: $0.body.count) } ?? .failure
            }
            return Set(findings.map(\.description))
        }
        #expect(problems.isSuperset(of: expected), "\(problems)")
    }
}
