import MarqueeDomain
import MarqueePresentation
import Testing

struct ScreenTextsTests {
    @Test(arguments: [
        (TextLanguage.english, ["0", "999", "1,000", "30,321", "1,234,567", "-12,345"]),
        (.german, ["0", "999", "1.000", "30.321", "1.234.567", "-12.345"]),
        (.spanish, ["0", "999", "1000", "30.321", "1.234.567", "-12.345"]),
        (.french, ["0", "999", "1\u{202F}000", "30\u{202F}321", "1\u{202F}234\u{202F}567", "-12\u{202F}345"]),
        (.japanese, ["0", "999", "1,000", "30,321", "1,234,567", "-12,345"]),
        (.ukrainian, ["0", "999", "1\u{A0}000", "30\u{A0}321", "1\u{A0}234\u{A0}567", "-12\u{A0}345"]),
    ])
    func `a number has the groups of its language`(_ language: TextLanguage, _ texts: [String]) {
        #expect([0, 999, 1_000, 30_321, 1_234_567, -12_345].map(ScreenTexts(language).number) == texts)
        _ = ScreenTexts(language).number(.min)
    }

    @Test func `a vote has the separator of its language`() throws {
        let texts = TextLanguage.allCases.map(ScreenTexts.init)
        #expect(texts.map { $0.decimal(8.44) } == ["8.4", "8,4", "8,4", "8,4", "8.4", "8,4"])
        #expect([-1, 0, 9.96, 1_000, .nan, .infinity].map(texts[0].decimal) == ["0.0", "0.0", "10.0", "10.0", "0.0", "10.0"])
        let (whole, half) = (try Rating(8), try Rating(8.5))
        #expect(texts.map { $0.rating(whole) } == Array(repeating: "8", count: 6))
        #expect(texts.map { $0.rating(half) } == ["8.5", "8,5", "8,5", "8,5", "8.5", "8,5"])
    }

    @Test func `a day is written as its language writes it`() throws {
        let texts = TextLanguage.allCases.map(ScreenTexts.init)
        let day = try #require(Day(year: 1999, month: 10, day: 5))
        #expect(
            texts.map { $0.day(day) } == [
                "Oct 5, 1999", "5. Okt. 1999", "5 oct 1999", "5 oct. 1999", "1999年10月5日", "5 жовт. 1999",
            ])
        for month in 1...12 {
            let days = try texts.map { $0.day(try #require(Day(year: 2024, month: month, day: 29))) }
            #expect(Set(days).count == 6 && days.allSatisfy { $0.contains("29") && $0.contains("2024") })
        }
        #expect(texts.map { $0.partialDay(PartialDay("1950") ?? PartialDay(day)) } == Array(repeating: "1950", count: 6))
    }

    @Test func `an age is told in the largest unit that it fills`() {
        let english = ScreenTexts(.english)
        let ages: [(Int, String)] = [
            (-5, "just now"), (59, "just now"), (60, "1 min old"), (3_599, "59 min old"), (3_600, "1 h old"), (86_399, "23 h old"),
            (86_400, "1 day old"), (172_800, "2 days old"),
        ]
        for (seconds, text) in ages { #expect(english.age(.seconds(seconds)) == text) }
        let ukrainian = ScreenTexts(.ukrainian)
        #expect(
            [1, 2, 5, 21].map { ukrainian.age(.seconds($0 * 86_400)) } == ["1 день тому", "2 дні тому", "5 днів тому", "21 день тому"])
    }

    @Test func `a message is told with its title, its numbers and its reason`() {
        let error = MarqueeError(.storageFull, .init("store.full", "The local store is full."))
        var report = SyncReport()
        (report.sent, report.rejected) = (2, 1)
        var failed = SyncReport()
        failed.failure = error
        let messages: [Toast.Message] = [
            .marked(.favorite(true), title: "Alien"), .marked(.rating(nil), title: ""), .synced(report), .synced(failed),
            .signedIn(username: ""), .signedIn(username: "viewer"), .failed(error), .notRefreshed(error),
        ]
        #expect(
            messages.map(ScreenTexts(.english).text) == [
                "Alien: a favorite.", "Done: not rated.", "2 sent, 1 rejected.", "Not everything was sent: The local store is full.",
                "Signed in as a guest.", "Signed in as viewer.", "The local store is full.", "Not refreshed: The local store is full.",
            ])
        #expect(
            messages.map(ScreenTexts(.german).text) == [
                "Alien: Favorit.", "Erledigt: nicht bewertet.", "2 gesendet, 1 abgelehnt.",
                "Nicht alles wurde gesendet: Der lokale Speicher ist voll.", "Als Gast angemeldet.", "Angemeldet als viewer.",
                "Der lokale Speicher ist voll.", "Nicht aktualisiert: Der lokale Speicher ist voll.",
            ])
    }

    @Test func `what TMDb does not have is named in every language as the person knows it`() {
        let operations = [
            "GET /3/movie/{movie_id}", "GET /3/person/{person_id}", "GET /3/tv/{series_id}/season/{season_number}",
            "GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}", "GET /3/list/{list_id}", "GET /3/keyword/{keyword_id}",
        ]
        var all: Set<String> = []
        for language in TextLanguage.allCases {
            let texts = operations.map { operation in
                var error = MarqueeError(.notFound, .init("tmdb.34", "The resource you requested could not be found."))
                error.operation = operation
                return ScreenTexts(language).reason(of: error)
            }
            #expect(Set(texts).count == operations.count && texts.allSatisfy { $0.contains("TMDb") && !$0.contains("resource") })
            #expect(all.isDisjoint(with: texts))
            all.formUnion(texts)
        }
        // Any other reason is shown unchanged.
        let other = MarqueeError(.notFound, .init("picture.none", "There is none."))
        #expect(ScreenTexts(.german).reason(of: other) == "There is none.")
    }

    @Test func `the seconds to the next try are told in every language, at least one`() {
        var error = MarqueeError(.offline, .circuitOpen)
        for (wait, seconds) in [(Duration.milliseconds(1), "1"), (.zero, "1"), (.milliseconds(19_001), "20"), (.seconds(90), "90")] {
            error.retryAfter = wait
            let texts = TextLanguage.allCases.map { ScreenTexts($0).reason(of: error) }
            #expect(Set(texts).count == TextLanguage.allCases.count)
            for text in texts { #expect(text.matches(of: /[0-9]+/).map { String($0.output) } == [seconds], "\(text)") }
        }
        #expect(ScreenTexts(.english).reason(of: error) == "The server could not be reached; the next try is in 90 s.")
        error.retryAfter = nil
        for language in TextLanguage.allCases { #expect(ScreenTexts(language).reason(of: error) == error.reason.text(in: language)) }
    }

    @Test func `a conflict is told with its title and both values in every language`() throws {
        let (three, nine) = (MarkValue.rating(try Rating(3)), MarkValue.rating(try Rating(9)))
        for winner in [ConflictPolicy.Winner.local, .server] {
            let conflict = ResolvedConflict(item: .movie(238), elsewhere: three, local: nine, winner: winner)
            let texts = TextLanguage.allCases.map { ScreenTexts($0).text(of: .conflict(conflict, title: "Alien")) }
            #expect(Set(texts).count == texts.count && texts.allSatisfy { $0.hasPrefix("Alien") && $0.contains("3") && $0.contains("9") })
            #expect(!ScreenTexts(.english).text(of: .conflict(conflict, title: "")).hasPrefix(":"))
        }
    }

    @Test func `words of TMDb are told in the language of the screen, and unknown ones as they come`() {
        let texts = TextLanguage.allCases.map(ScreenTexts.init)
        for status in TVSeriesStatus.known {
            #expect(texts[0].name(of: status) == status.rawValue)
            #expect(Set(texts.dropFirst().map { $0.name(of: status) }).count == 5, "\(status)")
        }
        let departments = [
            "Acting", "Art", "Camera", "Costume & Make-Up", "Creator", "Crew", "Directing", "Editing", "Lighting", "Production", "Sound",
            "Visual Effects", "Writing",
        ]
        for department in departments {
            #expect(texts[0].name(ofDepartment: department) == department)
            #expect(texts[4].name(ofDepartment: department) != department && texts[5].name(ofDepartment: department) != department)
        }
        for texts in texts {
            #expect(texts.name(of: TVSeriesStatus.unknown("Resting")) == "Resting")
            #expect(texts.name(ofDepartment: "") == "" && texts.name(ofDepartment: "Catering") == "Catering")
            #expect(Set(departments.map(texts.name(ofDepartment:))).count == departments.count)
        }
    }

    @Test(arguments: TextLanguage.allCases)
    func `everything that a screen names has a name of its own`(_ language: TextLanguage) {
        let texts = ScreenTexts(language)
        #expect(Set(ShelfName.allCases.map(texts.name)).count == ShelfName.allCases.count)
        #expect(Set(SearchQuery.Scope.allCases.map(texts.name)).count == SearchQuery.Scope.allCases.count)
        #expect(Set(MovieList.Kind.allCases.map { texts.name(of: $0) }).count == MovieList.Kind.allCases.count)
        #expect(Set(TVList.Kind.allCases.map { texts.name(of: $0) }).count == TVList.Kind.allCases.count)
        #expect(TitleCategory.all.allSatisfy { !texts.name(of: $0).isEmpty })
    }
}
