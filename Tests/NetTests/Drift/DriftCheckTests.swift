import Foundation
import MarqueeDomain
@testable import MarqueeDrift
@testable import MarqueeNet
import MarqueeSandbox
import Testing

@Suite(.timeLimit(.minutes(5)))
struct DriftCheckTests {
    @Test func `each planted drift is named by its operation and place, and nothing else is`() async throws {
        #expect(PlantedDrift.all.count >= 20)
        try await SandboxAnswers.with { answers in
            for drift in PlantedDrift.all {
                let answer = try await answers.answer(.get, drift.path)
                let planted = try drift.plant(answer.body)
                let report = report("GET", drift.recorded ?? drift.path, drift.status, planted)
                let named = report.findings.map { finding in
                    let value = finding.kind == .pageBeyondEnd ? "" : finding.value
                    return "\(finding.kind.rawValue) \(finding.operation): \(finding.place) \(value)".trimmingCharacters(in: .whitespaces)
                }
                #expect(named == drift.findings, "\(drift.name)")
                #expect(report.matched == 1 && report.findings.allSatisfy { $0.count == 1 && $0.first == 1 }, "\(drift.name)")
                if drift.recorded == nil, !drift.name.contains("beyond") {
                    #expect(self.report("GET", drift.path, 200, answer.body).findings == [], "\(drift.name), before the change")
                }
            }
        }
    }

    @Test func `a page number that is always another one is known, and no failure`() {
        let page = #"{"id": 1, "page": PAGE, "results": [], "total_pages": 3, "total_results": 50}"#
        for (path, number) in [("/3/person/1/tagged_images?page=1", "0"), ("/3/company/1/movies?page=2", "1")] {
            let report = report("GET", path, 200, Data(page.replacing("PAGE", with: number).utf8))
            #expect(report.findings == [] && report.matched == 1, "\(path)")
        }
        #expect(report("GET", "/3/movie/1/similar?page=2", 200, Data(page.replacing("PAGE", with: "1").utf8)).isFailure)
    }

    @Test func `the kinds of found people, series, seasons and episodes are known keys`() {
        let found = #"""
            {"movie_results": [], "person_results": [{"id": 1, "name": "P", "media_type": "person"}],
            "tv_results": [{"id": 2, "name": "T", "media_type": "tv"}],
            "tv_season_results": [{"id": 4, "show_id": 2, "season_number": 1, "name": "S", "media_type": "tv_season"}],
            "tv_episode_results": [{"id": 3, "show_id": 2, "season_number": 1, "episode_number": 1, "name": "E", "media_type": "tv_episode"}]}
            """#
        let keys = report("GET", "/3/find/tt9000001?external_source=imdb_id", 200, Data(found.utf8)).findings.map(\.place)
        #expect(!keys.contains { $0.hasSuffix("media_type") }, "\(keys)")
    }

    @Test func `only lost answers and rows, other answers and unknown errors are failures`() async throws {
        let failures: Set<DriftFinding.Kind> = [.failedAnswer, .lostRow, .otherAnswer, .unknownError]
        #expect(Set(DriftFinding.Kind.allCases.filter(\.isFailure)) == failures)
        #expect(!report("GET", "/3/movie/1", 200, Data(#"{"id": 1, "title": "A", "mood": 1}"#.utf8)).isFailure)
        #expect(report("GET", "/3/movie/1", 200, Data(#"{"id": 2, "title": "A"}"#.utf8)).isFailure)
    }

    @Test(arguments: [
        ("/3/movie/550", "/3/movie/{movie_id}"), ("/3/movie/tt0137523", "/3/movie/{movie_id}"),
        ("/3/movie/550-fight-club?x=1#top", "/3/movie/{movie_id}"), ("/3/movie/popular?page=1", "/3/movie/popular"),
        ("/3/tv/1399/season/1/credits", "/3/tv/{series_id}/season/{season_number}/credits"), ("/3/configuration", "/3/configuration"),
        ("/3/find/tt0137523?external_source=imdb_id", "/3/find/{external_id}"),
    ])
    func `a path is matched with the template that has the most exact segments`(_ path: String, _ template: String) {
        for address in [path, "https://api.themoviedb.org" + path, "http://name:secret@127.0.0.1:8080" + path] {
            #expect(RouteMatch("GET", RecordedAddress(address).path)?.row.route.template == template)
        }
    }

    @Test(arguments: [
        "", "/", "/3", "/3/movie/550/", "/3//movie/550", "/3/movie//credits", "/3/movie/550&append_to_response=credits",
        "/3/movie/new_chart", "/3/movie/550/mood", "/3/tv/1399/season/one", "/2/movie/550", "/3/movie/%2e%2e", "/3/movie/ttx", "movie/550",
        "https://api.themoviedb.org", "https://api.themoviedb.org?page=1", "http://", "://", "#",
        "/3/movie/" + String(repeating: "1", count: 200),
    ])
    func `any other path is unmatched`(_ path: String) {
        let report = report("GET", path, 200, Data())
        #expect(report.matched == 0 && report.unmatched.map(\.count) == [1] && report.findings == [], "\(path)")
    }

    @Test(arguments: ["https://proxy.example/tmdb/3/movie/1", "http://127.0.0.1/api/v1/3/movie/1?page=1", "/3/4/3/movie/1"])
    func `a path in front of the version is ignored`(_ address: String) {
        let report = report("GET", address, 200, Data(#"{"id": 2, "title": "A"}"#.utf8))
        #expect(report.matched == 1 && report.findings.map(\.kind) == [.otherAnswer], "\(address)")
    }

    @Test func `a key that is read is listed if no answer of the operation has it`() {
        var check = DriftCheck()
        for body in [#"{"id": 1, "title": "A", "genres": [{"id": 1}]}"#, #"{"id": 1, "title": "A", "runtime": 1, "genres": []}"#] {
            check.add(method: "GET", url: "/3/movie/1", status: 200, body: Data(body.utf8))
        }
        let report = check.report()
        let places = Set(report.absentKeys.flatMap(\.places))
        #expect(report.absentKeys.map(\.operation) == ["GET /3/movie/{movie_id}"] && report.findings == [])
        #expect(places.isSuperset(of: ["tagline", "vote_average", "imdb_id", "genres.*.name"]) && !places.contains("runtime"))
        #expect(places.isDisjoint(with: ["credits", "watch/providers", "id", "title", "genres", "genres.*.id"]), "\(places)")
    }

    @Test func `an unmatched request shows no query and no credential`() throws {
        let secret = String(repeating: "f", count: 32)
        for address in [
            "https://user:\(secret)@host/3/new/thing?api_key=\(secret)", "https://host/3/new/thing&api_key=short", "/3/new/\(secret)/thing",
            "/3/guest_session/short/thing", "/3/new;token=short/thing", "/3/new/thing#short",
        ] {
            let path = try #require(report("GET", address, 200, Data()).unmatched.first?.path)
            #expect(path.hasPrefix("/3/") && !path.contains(secret) && !path.contains("short"), "\(path)")
        }
        #expect(report("G\u{1B}[31mET", "/3/new", 200, Data()).unmatched.map(\.method) == ["G"])
    }

    @Test func `recorded errors are counted by status and code, and are no failure`() {
        var check = DriftCheck()
        let bodies = [
            (404, #"{"success": false, "status_code": 34, "status_message": "x"}"#), (401, #"{"status_code": 7, "status_message": "x"}"#),
            (404, #"{"success": false, "status_code": 34, "status_message": "y"}"#), (422, #"{"errors": ["x"]}"#), (304, ""),
            (200, #"{"success": false, "status_code": 18, "status_message": "x"}"#),
        ]
        for (status, body) in bodies { check.add(method: "GET", url: "/3/movie/1", status: status, body: Data(body.utf8)) }
        let report = check.report()
        #expect(report.findings == [] && report.matched == 6)
        #expect(
            report.operations.first?.errors.map { "\($0.status) \($0.code ?? 0) \($0.count)" } == [
                "200 18 1", "304 0 1", "401 7 1", "404 34 2", "422 0 1",
            ])
    }

    @Test func `a code that TMDb does not document is a new word`() {
        let report = report("GET", "/3/movie/1", 418, Data(#"{"success": false, "status_code": 99, "status_message": "x"}"#.utf8))
        #expect(report.findings.map { "\($0.kind) \($0.place) \($0.value)" } == ["newWord status_code 99"] && !report.isFailure)
    }

    @Test func `an error body is checked for new keys`() {
        let body = #"{"success": false, "status_code": 34, "status_message": "x", "trace": "y"}"#
        #expect(report("GET", "/3/movie/1", 404, Data(body.utf8)).findings.map(\.place) == ["trace"])
    }

    @Test func `findings are summed up over answers, and the first exchange is named`() {
        var check = DriftCheck()
        for id in 1...3 {
            check.add(method: "GET", url: "/3/movie/9", status: 200, body: Data(#"{"id": \#(id + 8), "title": "A", "mood": 1}"#.utf8))
        }
        let findings = check.report().findings
        #expect(findings.map { "\($0.kind.rawValue) \($0.count) \($0.first)" } == ["otherAnswer 2 2", "newKey 3 1"])
        #expect(findings.first?.asked == "9" && findings.first?.value == "10")
    }

    @Test func `keys on the list are counted, and are no findings`() {
        let report = report("GET", "/3/movie/9/credits", 200, Data(#"{"id": 9, "cast": [], "crew": []}"#.utf8))
        #expect(report.findings == [] && report.operations.map(\.listed) == [1])
    }

    @Test func `a recording with any number of new keys gives a report of bounded size`() {
        let members = (0..<7_000).map { "\"k\($0)\": 1" }.joined(separator: ",")
        let body = Data(#"{"id": 1, "title": "A", \#(members)}"#.utf8)
        let many = report("GET", "/3/movie/1", 200, body)
        #expect(many.findings.count == DriftCheck.maximumFindings && many.omitted == 7_000 - DriftCheck.maximumFindings)
        var check = DriftCheck()
        for number in 0..<1_200 { check.add(method: "GET", url: "/x/\(number)", status: 200, body: Data()) }
        #expect(check.report().unmatched.count == 1_000 && check.report().omitted == 200)
        let long = #"{"id": 1, "title": "A", "\#(String(repeating: "k", count: 100_000))": 1}"#
        #expect(report("GET", "/3/movie/1", 200, Data(long.utf8)).findings.allSatisfy { $0.place.utf8.count <= 64 })
    }

    @Test func `deep, empty and binary bodies are failed answers`() {
        let bodies = [Data(), Data([0, 1, 2, 255]), Data(String(repeating: "[", count: 1_000_000).utf8)]
        for (body, key) in zip(bodies, ["answer.empty", "answer.notJSON", "answer.deep"]) {
            #expect(report("GET", "/3/movie/1", 200, body).findings.map { $0.reason?.key } == [key])
        }
    }

    private func report(_ method: String, _ url: String, _ status: Int, _ body: Data) -> DriftReport {
        var check = DriftCheck()
        check.add(method: method, url: url, status: status, body: body)
        return check.report()
    }
}
