import Testing

@testable import MarqueeTorture

struct ScenarioTests {
    private func report(
        quick: Bool = true, _ run: @escaping @Sendable (ScenarioRun) async throws -> String
    ) async throws -> Report {
        await Scenario("sample", "Something holds.", quick: 2, full: 9, run: run).report(try Arguments(quick ? ["--quick"] : []))
    }

    @Test func `a scenario without complaints passes`() async throws {
        let report = try await report { "\($0.rounds) rounds" }
        #expect(report.holds && report.text.hasPrefix("PASS  sample"))
        #expect(report.text.contains("2 rounds"))
    }

    @Test func `a complaint or an error fails, a missing right is neither`() async throws {
        let complained = try await report { run in
            run.expect(false, "it broke")
            return "figures"
        }
        #expect(!complained.holds && complained.text.contains("FAIL") && complained.text.contains("it broke"))
        #expect(try await !report { _ in throw Failed("no ground") }.holds)
        let skipped = try await report { _ in throw Scenario.Skip(reason: "no right") }
        #expect(skipped.holds && skipped.text.hasPrefix("SKIP") && skipped.text.contains("no right"))
    }

    @Test(arguments: [true, false])
    func `only the full set judges times`(isQuick: Bool) async throws {
        let report = try await report(quick: isQuick) { run in
            run.expect(.seconds(2), atMost: .seconds(1), "it took")
            return ""
        }
        #expect(report.holds == isQuick)
    }

    @Test func `a child that dies unasked is a finding, and what it said is added up`() {
        let heard = ChildReport(["= kept 2", "! torn", "= kept 3", "kept x"], .signal(9))
        #expect(heard.figure("kept") == 5)
        #expect(heard.complaints.count == 2 && heard.complaints.first == "torn")
        #expect(ChildReport(["= kept 1"], .exit(0)).complaints.isEmpty)
    }

    @Test func `a scenario in a process of its own fails if it says so, and if it ends without a report`() {
        let passed = ScenarioProcess("sample", ["PASS  sample"], .exit(0))
        #expect(passed.holds && passed.text == "PASS  sample")
        let failed = ScenarioProcess("sample", ["FAIL  sample", "        it broke"], .exit(1))
        #expect(!failed.holds && failed.text == "FAIL  sample\n        it broke")
        for (lines, ending) in [([], Child.Ending.signal(9)), (["error x"], .exit(1)), ([], .exit(0))] {
            let ended = ScenarioProcess("sample", lines, ending)
            #expect(!ended.holds && ended.text.contains("FAIL  sample"))
        }
    }

    @Test func `times are put in order before a share of them is taken`() {
        var times = Times()
        for number in (1...100).reversed() { times.note(.milliseconds(number)) }
        #expect(times.percentile(0.99) == .milliseconds(100) && times.percentile(0.5) == .milliseconds(51))
        #expect(Times().percentile(0.99) == .zero)
    }
}
