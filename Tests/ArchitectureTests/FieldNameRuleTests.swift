import TestKit
import Testing

/// Whoever knows a key of TMDb knows the name of the field.
@Suite(.ownThread)
struct FieldNameRuleTests {
    @Test func `every field has the name of its key, but for those that are listed`() throws {
        let document = try ValuesDocument.ofProject()
        #expect(document.keyedRows().count > 300)
        #expect(FieldNameRule.violations(in: document) == [])
        #expect(FieldNameRule.exceptions.count <= 40)
    }

    @Test(arguments: [
        ("production_companies", "[ProductionCompany]", ["productionCompanies"]), ("imdb_id", "String?", ["imdbID"]),
        ("genre_ids", "[Int]", ["genreIDs"]), ("watch/providers", "WatchProviders?", ["watchProviders"]),
        ("iso_3166_1", "String", ["country"]), ("iso_639_1", "String", ["language"]),
        ("author_details.avatar_path", "String", ["avatarPath"]), ("adult", "Bool", ["hasAdult", "includesAdult", "isAdult"]),
        ("include_video", "Bool", ["includesVideo"]), ("origin_country", "[String]", ["originCountries", "originCountry"]),
        (
            "screened_theatrically", "Bool?", ["hasScreenedTheatrically", "includesScreenedTheatrically", "isScreenedTheatrically"]
        ), ("vote_count.gte", "Int?", ["voteCountGTE"]), ("air_date.lte", "Day?", ["airDateLTE"]),
    ])
    func `a name follows from a key`(key: String, type: String, names: [String]) {
        #expect(FieldNameRule.names(for: key, type: type).sorted() == names)
    }

    @Test func `with may go in a filter`() {
        #expect(FieldNameRule.names(for: "with_genres", type: "Matching<Genre.ID>?", isFilter: true) == ["genres"])
        #expect(FieldNameRule.names(for: "with_runtime.gte", type: "Int?", isFilter: true) == ["runtimeGTE"])
        #expect(FieldNameRule.names(for: "with_genres", type: "[Int]") == ["withGenres"])
    }

    @Test func `a field of another name and an exception without use are found`() {
        let domain = SourceFile(
            path: "Sources/Domain/Movie.swift",
            text: """
                /// A movie.
                public struct Movie {
                    /// The companies.
                    public var companies: [String] = []
                    /// The budget.
                    public var budget = 0
                }
                """)
        let net = SourceFile(
            path: "Sources/Net/Movie.swift",
            text: """
                struct MovieDTO: DTO {
                    let productionCompanies: [String]?
                    let budget: Int?
                }

                extension MovieDTO {
                    func adapted() -> Movie {
                        var movie = Movie()
                        movie.companies = productionCompanies ?? []
                        movie.budget = budget ?? 0
                        return movie
                    }
                }
                """)
        let document = ValuesDocument(domain: [domain], net: [net])
        #expect(
            FieldNameRule.violations(in: document, exceptions: ["Movie.budget": "a test"]) == [
                "Movie.companies is 'production_companies' for TMDb", "Movie.budget is listed and does not deviate",
            ])
        #expect(FieldNameRule.violations(in: document, exceptions: ["Movie.companies": "a test"]) == [])
    }
}
