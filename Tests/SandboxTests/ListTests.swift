import Foundation
import MarqueeSandbox
import Testing

/// Paging, search and languages.
struct ListTests {
    @Test func `the movies of a company are the first page, whatever page is asked for`() async throws {
        try await withSandbox(Sandbox.Options(pageSize: 1)) { sandbox in
            let first = try sandbox.ask("/3/company/25/movies").object
            for page in ["2", "900"] {
                let other = try sandbox.ask("/3/company/25/movies?page=\(page)").object
                #expect(other["page"] as? Int == 1 && other["total_pages"] as? Int == first["total_pages"] as? Int)
            }
            #expect((first["total_pages"] as? Int ?? 0) > 1)
        }
    }

    @Test func `a list has pages`() async throws {
        try await withSandbox(Sandbox.Options(pageSize: 5)) { sandbox in
            var ids: [Int] = []
            for page in 1...6 {
                let answer = try sandbox.ask("/3/movie/popular?page=\(page)").object
                #expect(answer["page"] as? Int == page)
                #expect(answer["total_pages"] as? Int == 6 && answer["total_results"] as? Int == 30)
                ids += (answer["results"] as? [[String: Any]])?.compactMap { $0["id"] as? Int } ?? []
            }
            #expect(ids.count == 30 && Set(ids).count == 30)
            let beyond = try sandbox.ask("/3/movie/popular?page=500")
            #expect(try beyond.status == 200 && beyond.rows.isEmpty)
            #expect(try beyond.object["total_pages"] as? Int == 6)
        }
    }

    @Test(arguments: ["0", "-1", "501", "1.5", "x", "", "99999999999999999999"])
    func `a page out of bounds is refused`(_ page: String) async throws {
        try await withSandbox { sandbox in
            for path in [
                "/3/movie/550/similar?page=\(page)", "/3/movie/popular?page=\(page)", "/3/search/movie?query=a&page=\(page)",
                "/3/tv/popular?page=\(page)",
            ] {
                let answer = try sandbox.ask(path)
                #expect(answer.status == 400)
                #expect(try answer.object["status_code"] as? Int == 22)
            }
        }
    }

    @Test(arguments: [
        ("fight", [550, 973534]), ("FIGHT%20CLUB", [550, 973534]), ("club+de+la+lucha", [550]), ("%E5%8D%83%E5%B0%8B", [129]),
        ("%E3%83%95%E3%82%A1%E3%82%A4%E3%83%88", [550]), ("w%C3%AEck", [603692]), ("nothing%20of%20this%20name", []),
    ])
    func `a search finds titles`(query: String, ids: [Int]) async throws {
        try await withSandbox { sandbox in
            let answer = try sandbox.ask("/3/search/movie?query=\(query)")
            #expect(try answer.rows.compactMap { $0["id"] as? Int } == ids)
            #expect(try answer.object["total_results"] as? Int == ids.count)
            #expect(try answer.object["total_pages"] as? Int == 1)
        }
    }

    @Test func `a search takes a year, and needs a query`() async throws {
        try await withSandbox { sandbox async throws in
            #expect(try sandbox.ask("/3/search/movie?query=fight&year=1999").rows.count == 1)
            for path in ["/3/search/movie", "/3/search/movie?query=", "/3/search/movie?query=%20"] {
                #expect(try sandbox.ask(path).status == 422)
            }
        }
    }

    @Test func `a region has texts of its own`() async throws {
        try await withSandbox { sandbox in
            let brazilian = try sandbox.ask("/3/movie/8358?language=pt-BR&append_to_response=translations").object
            #expect(brazilian["title"] as? String == "Náufrago" && brazilian["overview"] as? String == "")
            let portuguese = try sandbox.ask("/3/movie/8358?language=pt-PT").object
            #expect(portuguese["title"] as? String == "O Náufrago" && portuguese["overview"] as? String != "")
            let rows = (brazilian["translations"] as? [String: Any])?["translations"] as? [[String: Any]] ?? []
            let tags = rows.map { "\($0["iso_639_1"] ?? "")-\($0["iso_3166_1"] ?? "")" }
            #expect(tags == ["en-US", "de-DE", "es-ES", "pt-BR", "pt-PT", "ar-SA"])
        }
    }

    @Test func `an episode without a name in a language has a generic one`() async throws {
        try await withSandbox { sandbox in
            func name(_ path: String, _ language: String) throws -> String? {
                try sandbox.ask("/3/tv/1396/season/5\(path)?language=\(language)").object["name"] as? String
            }
            let names = ["en-US", "de-DE", "fr", "es", "ja", "pt-BR", "pt-PT", "ar", "uk"]
            #expect(
                try names.map { try name("/episode/7", $0) } == [
                    "Say My Name", "Sag meinen Namen", "Dis mon nom", "Di mi nombre", "第7話", "Episódio 7", "Diz o meu nome", "الحلقة 7",
                    "Серія 7",
                ])
            #expect(try names.prefix(3).map { try name("", $0) } == ["Season 5", "Staffel 5", "La fin de la chimie"])
            // Without a translation, the name stays as it is.
            #expect(try name("/episode/16", "de") == "Felina" && name("/episode/2", "de") == "Episode 2")
            let row = try sandbox.ask("/3/tv/1396/season/5?language=de").object["episodes"] as? [[String: Any]]
            #expect(row?.first?["name"] as? String == "Folge 1" && (row?.first?["overview"] as? String)?.hasPrefix("In einem") == true)
        }
    }

    @Test func `titles fall back to the original, and overviews do not`() async throws {
        try await withSandbox { sandbox in
            let german = try sandbox.ask("/3/movie/550?language=de-DE").object
            #expect((german["overview"] as? String)?.hasPrefix("Ein Mann") == true)
            #expect(german["title"] as? String == "Fight Club" && german["homepage"] as? String == "")
            #expect(try sandbox.ask("/3/movie/550?language=pt-BR").object["title"] as? String == "Clube da Luta")

            let missing = try sandbox.ask("/3/movie/496243?language=de").object
            #expect(missing["overview"] as? String == "" && missing["title"] as? String == "Parasite")
            #expect(try sandbox.ask("/3/movie/496243?language=ko").object["title"] as? String == "기생충")
            #expect(try sandbox.ask("/3/movie/129?language=ja").object["title"] as? String == "千と千尋の神隠し")
            let rows = try sandbox.ask("/3/movie/popular?language=fr").rows
            #expect(rows.contains { $0["overview"] as? String == "" } && rows.contains { $0["overview"] as? String != "" })
            #expect(rows.allSatisfy { $0["title"] as? String != "" })
        }
    }

    @Test(arguments: [("en", "Adventure"), ("de", "Abenteuer"), ("fr", "Aventure"), ("es-ES", "Aventura"), ("xx", "Adventure")])
    func `genres are translated`(language: String, name: String) async throws {
        try await withSandbox { sandbox in
            let genres = try sandbox.ask("/3/genre/movie/list?language=\(language)").object["genres"] as? [[String: Any]]
            #expect(genres?.count == 19)
            #expect(genres?.first { $0["id"] as? Int == 12 }?["name"] as? String == name)
        }
    }

    @Test func `images are filtered by language`() async throws {
        try await withSandbox { sandbox async throws in
            func languages(_ query: String) throws -> Set<String> {
                let images = try sandbox.ask("/3/movie/550/images" + query).object
                let posters = try #require(images["posters"] as? [[String: Any]])
                return Set(posters.map { $0["iso_639_1"] as? String ?? "null" })
            }
            #expect(try languages("") == ["en", "de", "fr", "es", "pt", "null"])
            #expect(try languages("?language=de") == ["de"])
            #expect(try languages("?language=de&include_image_language=fr,null") == ["fr", "null"])
            #expect(try sandbox.ask("/3/movie/550/videos?language=de").rows.isEmpty)
            #expect(try sandbox.ask("/3/movie/550/videos?language=de&include_video_language=en").rows.count == 2)
        }
    }

    @Test func `the title stands in English on a poster of which only the path is known`() async throws {
        try await withSandbox { sandbox async throws in
            func count(_ name: String, _ languages: String) throws -> Int? {
                (try sandbox.ask("/3/movie/13/images?include_image_language=\(languages)").object[name] as? [Any])?.count
            }
            #expect(try [count("posters", "en,de"), count("posters", "null")] == [1, 0])
            #expect(try [count("backdrops", "en,de"), count("backdrops", "null")] == [0, 1])
        }
    }

    @Test func `a title has its translations`() async throws {
        try await withSandbox { sandbox in
            let four = [550, 238, 129, 502356]
            for id in four {
                let rows = try sandbox.ask("/3/movie/\(id)/translations").object["translations"] as? [[String: Any]]
                #expect(Set(rows?.compactMap { $0["iso_639_1"] as? String } ?? []) == ["en", "de", "fr", "es", "ja", "pt", "ar", "uk"])
            }
            let rows = try sandbox.ask("/3/movie/129/translations").object["translations"] as? [[String: Any]]
            let english = rows?.first { $0["iso_639_1"] as? String == "en" }?["data"] as? [String: Any]
            #expect(english?["title"] as? String == "Spirited Away")
        }
    }
}
