import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import TestKit
import Testing

struct ReferenceTests {
    private let reference = TMDBReference(WireScene().tmdb)

    @Test func `a company and a network are read to the last field`() throws {
        let company = try value(
            reference.company(1, including: []),
            """
            {"description": "A line of our own.", "headquarters": "San Francisco, California", "homepage": "https://www.lucasfilm.com",
             "id": 1, "logo_path": "/o86DbpburjxrqAzEDhXZcyE8pDb.png", "name": "Lucasfilm Ltd.", "origin_country": "US",
             "parent_company": {"id": 2, "name": "The Walt Disney Company", "logo_path": null}}
            """)
        let lucasfilm = edited(ProductionCompany(id: 1, name: "Lucasfilm Ltd.")) {
            $0.logoPath = ImagePath("/o86DbpburjxrqAzEDhXZcyE8pDb.png")
            $0.originCountry = "US"
        }
        let expected = edited(CompanyDetails(company: lucasfilm)) {
            $0.description = "A line of our own."
            $0.headquarters = "San Francisco, California"
            $0.homepage = "https://www.lucasfilm.com"
            $0.parentCompany = ProductionCompany(id: 2, name: "The Walt Disney Company")
        }
        #expect(company == expected && company.name == "Lucasfilm Ltd.")
        let network = try value(
            reference.network(49),
            """
            {"headquarters": "New York City, New York", "homepage": "https://www.hbo.com", "id": 49,
             "logo_path": "/tuomPhY2UtuPTqqFnKMVHvSb724.png", "name": "HBO", "origin_country": "US"}
            """)
        #expect(network.id == 49 && network.name == "HBO" && network.headquarters == "New York City, New York")
        #expect(network.homepage == "https://www.hbo.com" && network.originCountry == "US")
    }

    @Test func `names and logos are read`() throws {
        let names = try value(reference.companyNames(1), #"{"id": 1, "results": [{"name": "루카스필름", "type": ""}, {"type": "x"}]}"#, rows: 1)
        #expect(names == [AlternativeName(name: "루카스필름")])
        let images = try value(
            reference.networkLogos(49),
            """
            {"id": 49, "logos": [{"aspect_ratio": 2.42, "file_path": "/tuomPhY2UtuPTqqFnKMVHvSb724.png", "height": 174,
             "id": "5a7a67a40e0a26020a000091", "file_type": ".svg", "vote_average": 5.318, "vote_count": 3, "width": 422}]}
            """)
        let logo = try #require(images.logos.first)
        #expect(logo.id == "5a7a67a40e0a26020a000091" && logo.fileType == ".svg" && logo.width == 422)
    }

    @Test func `a review says which title it is about`() throws {
        let review = try value(
            reference.review("640b2aeecaaca20079decdcc"),
            """
            {"id": "640b2aeecaaca20079decdcc", "author": "A Name", "author_details": {"name": "A Name", "username": "a-name",
             "avatar_path": "/23Cl7rhsknc7IIAcZZAGKzovjTu.jpg", "rating": 9.0}, "content": "A text of our own.",
             "created_at": "2023-03-10T13:04:46.674Z", "iso_639_1": "en", "media_id": 100088, "media_title": "The Last of Us",
             "media_type": "tv", "updated_at": "2023-03-10T13:04:46.734Z", "url": "https://www.themoviedb.org/review/640b2aeecaaca20079decdcc"}
            """)
        let author = review.authorDetails
        #expect(review.subject == .tv(100_088) && review.mediaTitle == "The Last of Us" && review.language == "en")
        #expect(author.rating == 9 && author.username == "a-name" && author.name == "A Name")
        #expect(author.avatarPath == "/23Cl7rhsknc7IIAcZZAGKzovjTu.jpg" && review.url.hasSuffix("640b2aeecaaca20079decdcc"))
        #expect(review.createdAt != nil && review.updatedAt != nil && review.createdAt != review.updatedAt)
    }

    @Test func `a credit has its person, its title, and the seasons and episodes that it is about`() throws {
        let remote = reference.credit("6024a814c0ae36003d59cc3c")
        let answer = try remote.adapt(
            Data(
                """
                {"credit_type": "cast", "department": "Acting", "job": "Actor", "media": {"adult": false, "id": 100088,
                 "name": "The Last of Us", "media_type": "tv", "first_air_date": "2023-01-15", "character": "Joel Miller",
                 "seasons": [{"id": 144593, "season_number": 1, "show_id": 100088}],
                 "episodes": [{"id": 2181581, "season_number": 1, "episode_number": 1, "show_id": 100088}]},
                 "media_type": "tv", "id": "6024a814c0ae36003d59cc3c", "person": {"adult": false, "id": 1253360, "name": "Pedro Pascal",
                 "media_type": "person", "gender": 2, "known_for_department": "Acting"}}
                """.utf8))
        let credit = answer.value
        #expect(credit.creditType == .cast && credit.character == "Joel Miller" && credit.department == "Acting" && credit.job == "Actor")
        #expect(credit.media.id == .tv(100_088) && credit.person.name == "Pedro Pascal")
        #expect(credit.seasons.map(\.reference) == [SeasonReference(series: 100_088, number: 1)])
        #expect(credit.episodes.map(\.reference) == [EpisodeReference(series: 100_088, season: 1, number: 1)])
        #expect(answer.titles.map(\.reference) == [.tv(100_088)] && answer.losses == DecodingLosses())
    }

    @Test func `lists without an object around them are answers like others`() throws {
        let countries = try value(
            reference.countries(),
            #"[{"iso_3166_1": "AD", "english_name": "Andorra", "native_name": "Andorre"}, {"english_name": "No code"}]"#, rows: 1)
        #expect(
            countries == [
                edited(Country(country: "AD")) {
                    $0.englishName = "Andorra"
                    $0.nativeName = "Andorre"
                }
            ])
        let languages = try value(reference.languages(), #"[{"iso_639_1": "cs", "english_name": "Czech", "name": "Český"}]"#)
        #expect(languages.first?.language == "cs" && languages.first?.englishName == "Czech" && languages.first?.name == "Český")
        let departments = try value(reference.jobs(), #"[{"department": "Production", "jobs": ["Casting", "Line Producer"]}]"#)
        #expect(departments.map(\.department) == ["Production"] && departments.first?.jobs == ["Casting", "Line Producer"])
        let zones = try value(reference.timezones(), #"[{"iso_3166_1": "AD", "zones": ["Europe/Andorra"]}]"#)
        #expect(zones.first?.country == "AD" && zones.first?.zones == ["Europe/Andorra"])
        #expect(try value(reference.primaryTranslations(), #"["af-ZA", "ar-AE"]"#) == ["af-ZA", "ar-AE"])
        #expect(throws: MarqueeError.self) { try reference.countries().adapt(Data(#"[{"name": "A"}, 1]"#.utf8)) }
        for body in ["{}", #"{"success": true}"#, "null", "1"] {
            #expect(throws: MarqueeError.self) { try reference.countries().adapt(Data(body.utf8)) }
            #expect(throws: MarqueeError.self) { try reference.primaryTranslations().adapt(Data(body.utf8)) }
        }
    }

    @Test func `certifications and providers are read by country`() throws {
        let certifications = try value(
            reference.movieCertifications(),
            #"{"certifications": {"AU": [{"certification": "G", "meaning": "General.", "order": 2}], "CA-QC": []}}"#)
        let general = edited(Certification(name: "G")) {
            $0.meaning = "General."
            $0.order = 2
        }
        #expect(certifications == ["AU": [general], "CA-QC": []])
        let providers = try value(
            reference.movieWatchProviders(WatchCountry("CA")),
            """
            {"results": [{"display_priorities": {"CA": 6, "AE": 1}, "display_priority": 2, "logo_path": "/peURlLlr8jggOwK53fJ5wdQl05y.jpg",
             "provider_name": "Apple TV ", "provider_id": 2}]}
            """)
        #expect(providers.first?.id == 2 && providers.first?.providerName == "Apple TV" && providers.first?.displayPriority == 2)
        #expect(providers.first?.displayPriorities == ["CA": 6, "AE": 1])
        let regions = try value(reference.watchCountries(), #"{"results": [{"iso_3166_1": "AE", "english_name": "United Arab Emirates"}]}"#)
        #expect(regions.map(\.country) == ["AE"])
    }
}
