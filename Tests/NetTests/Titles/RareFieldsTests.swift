import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import TestKit
import Testing

/// Fields that few answers have, with values that are not those of absent fields.
struct RareFieldsTests {
    private let tmdb = WireScene().tmdb

    @Test func `lists say the days that they cover, and which titles are videos or softcore`() throws {
        let page = try value(
            TMDBMovies(tmdb).list(.nowPlaying()),
            """
            {"dates": {"maximum": "2023-05-03", "minimum": "2023-03-16"}, "page": 1, "total_pages": 1, "total_results": 2, "results": [
             {"id": 1, "title": "A", "video": true, "softcore": true}, {"id": 2, "title": "B", "video": null, "softcore": null}]}
            """)
        #expect(page.dates == (try #require(Day("2023-03-16"))...(try #require(Day("2023-05-03")))))
        #expect(page.items.map(\.isVideo) == [true, false] && page.items.map(\.isSoftcore) == [true, false])
        let series = try value(
            TMDBTVSeries(tmdb).list(.popular()),
            #"{"page": 1, "results": [{"id": 1, "name": "A", "softcore": true}, {"id": 2, "name": "B"}]}"#)
        #expect(series.items.map(\.isSoftcore) == [true, false])
        let changed = try value(
            TMDBChanges(tmdb).tv(ChangedIDs(page: 1)), #"{"page": 1, "results": [{"id": 1, "softcore": true}, {"id": 2}]}"#)
        #expect(changed.items.map(\.isSoftcore) == [true, nil])
    }

    @Test func `days that no list can cover are passed over`() throws {
        let json = #"{"dates": {"maximum": "2023-03-16", "minimum": "2023-05-03"}, "page": 1, "results": []}"#
        #expect(try value(TMDBMovies(tmdb).list(.upcoming()), json).dates == nil)
    }

    @Test func `the people of credits are read to the last field`() throws {
        let person = #""id": 819, "original_name": "A", "gender": 2, "known_for_department": "Acting", "popularity": 2.5, "adult": true"#
        let credits = try value(
            TMDBMovies(tmdb).credits(of: 550),
            """
            {"id": 550, "cast": [{\(person), "name": "Edward Norton", "credit_id": "a", "character": "The Narrator", "order": 3}],
             "crew": [{\(person), "name": "Edward Norton", "credit_id": "b", "job": "Producer", "department": "Production"}]}
            """)
        let actor = try #require(credits.cast.first)
        #expect(actor.originalName == "A" && actor.gender == .male && actor.knownForDepartment == "Acting" && actor.isAdult)
        #expect(actor.popularity == 2.5 && actor.order == 3)
        let producer = try #require(credits.crew.first)
        #expect(producer.originalName == "A" && producer.gender == .male && producer.knownForDepartment == "Acting" && producer.isAdult)
        #expect(producer.popularity == 2.5)
    }

    @Test func `an episode has its crew and its guests, and a credit of a crew counts all episodes`() throws {
        let season = try value(
            TMDBTVSeries(tmdb).season(SeasonReference(series: 1399, number: 1), including: []),
            """
            {"id": 3624, "season_number": 1, "episodes": [{"id": 63056, "crew": [{"id": 1, "name": "A", "credit_id": "a", "job": "Editor"}],
             "guest_stars": [{"id": 2, "name": "B", "credit_id": "b", "character": "C", "order": 500}]}]}
            """)
        #expect(season.episodes.first?.crew.map(\.job) == ["Editor"])
        #expect(season.episodes.first?.guestStars.map(\.character) == ["C"] && season.episodes.first?.guestStars.map(\.order) == [500])
        let credits = try value(
            TMDBTVSeries(tmdb).aggregateCredits(of: 1399),
            """
            {"id": 1399, "cast": [], "crew": [{"id": 1, "name": "A", "department": "Art", "total_episode_count": 43,
             "jobs": [{"credit_id": "a", "job": "Art Direction", "episode_count": 40}]}]}
            """)
        #expect(credits.crew.map(\.totalEpisodeCount) == [43] && credits.credits.crew.map(\.episodeCount) == [40])
    }

    @Test func `pictures have a country and a ratio, and releases a language and warnings`() throws {
        let path = try #require(ImagePath("/a.jpg"))
        let images = try value(
            TMDBMovies(tmdb).images(of: 550),
            """
            {"id": 550, "backdrops": [], "logos": [], "posters": [{"file_path": "/a.jpg", "width": 1000, "height": 1500,
             "aspect_ratio": 0.667, "iso_639_1": "pt", "iso_3166_1": "BR"}, {"file_path": "/a.jpg", "aspect_ratio": -1, "iso_639_1": ""}]}
            """)
        #expect(
            images.posters == [
                edited(Picture(filePath: path, width: 1000, height: 1500)) {
                    ($0.aspectRatio, $0.language, $0.country) = (0.667, "pt", "BR")
                }, Picture(filePath: path, width: 0, height: 0),
            ])
        let releases = try value(
            TMDBMovies(tmdb).releaseDates(of: 550),
            """
            {"id": 550, "results": [{"iso_3166_1": "DE", "release_dates": [{"release_date": "1999-11-11T00:00:00.000Z", "type": 3,
             "certification": " 18  plus ", "descriptors": ["Violence"], "iso_639_1": "de", "note": "A note."}]}]}
            """)
        #expect(
            try releases == [
                edited(Release(country: "DE", releaseDate: #require(Day("1999-11-11")), type: .theatrical)) {
                    ($0.certification, $0.note, $0.descriptors, $0.language) = ("18 plus", "A note.", ["Violence"], "de")
                }
            ])
    }

    @Test func `the author of a review is read to the last field`() throws {
        let reviews = try value(
            TMDBMovies(tmdb).reviews(TitlePage(550)),
            """
            {"id": 550, "page": 1, "results": [{"id": "a", "author": "somebody", "content": "Good.", "url": "https://example.org/a",
             "updated_at": "2021-06-23T15:58:09Z",
             "author_details": {"name": "Some Body", "username": "sb", "avatar_path": "/b.jpg", "rating": 10.0}}]}
            """)
        let review = try #require(reviews.items.first)
        let author = review.authorDetails
        #expect(author.name == "Some Body" && author.username == "sb" && author.avatarPath == "/b.jpg" && author.rating == 10)
        #expect(review.url == "https://example.org/a" && review.updatedAt == Date(timeIntervalSince1970: 1_624_463_889))
    }

    @Test func `the names of providers are read without stray blanks`() throws {
        let providers = try value(
            TMDBTVSeries(tmdb).watchProviders(of: 1399),
            """
            {"id": 1399, "results": {"DE": {"link": "https://example.org", "flatrate": [
             {"provider_id": 30, "provider_name": " WOW  TV ", "display_priority": 7}]}}}
            """)
        let provider = try #require(providers.countries["DE"]?.flatrate.first)
        #expect(provider.providerName == "WOW TV" && provider.displayPriority == 7)
    }

    @Test func `ids at other services, texts of a language, and the first day of a credit`() throws {
        let ids = try value(
            TMDBTVSeries(tmdb).externalIDs(of: 1399),
            #"{"id": 1399, "youtube_id": "y", "tiktok_id": "t", "twitter_id": "w", "freebase_id": "f"}"#)
        #expect(ids.youtubeID == "y" && ids.tiktokID == "t" && ids.twitterID == "w" && ids.freebaseID == "f")
        let translations = try value(
            TMDBMovies(tmdb).translations(of: 550),
            """
            {"id": 550, "translations": [{"iso_639_1": "de", "iso_3166_1": "DE", "name": "Deutsch", "english_name": "German",
             "data": {"runtime": 138, "title": "A"}}]}
            """)
        #expect(translations.map(\.runtime) == [138] && translations.map(\.languageName) == ["Deutsch"])
        #expect(translations.map(\.englishName) == ["German"])
        let credits = try value(
            TMDBPeople(tmdb).tvCredits(of: 31),
            """
            {"id": 31, "crew": [], "cast": [{"id": 1, "name": "A", "credit_id": "a", "first_credit_air_date": "1982-11-17",
             "episode_count": 2}]}
            """)
        #expect(credits.cast.map(\.firstCreditAirDate) == [Day("1982-11-17")])
    }

    @Test(arguments: ["\"\"", "null", nil])
    func `an empty or absent status and type are nil`(_ text: String?) throws {
        let fields = text.map { #", "status": \#($0), "type": \#($0)"# } ?? ""
        let series = try value(TMDBTVSeries(tmdb).details(1399, including: []), #"{"id": 1399, "name": "A"\#(fields)}"#)
        #expect(series.status == nil && series.type == nil)
        #expect(try value(TMDBMovies(tmdb).details(550, including: []), #"{"id": 550, "title": "A"\#(fields)}"#).status == nil)
    }

    @Test func `a series has its languages, and a person may have only years`() throws {
        let series = try value(
            TMDBTVSeries(tmdb).details(1399, including: []),
            #"{"id": 1399, "name": "A", "languages": ["en", "xx"], "origin_country": ["US"]}"#)
        #expect(series.languages == ["en", "xx"] && series.originCountries == ["US"])
        let person = try value(
            TMDBPeople(tmdb).details(31, including: []), #"{"id": 31, "name": "A", "birthday": "1901", "deathday": "1968-05"}"#)
        #expect(person.birthday == PartialDay("1901") && person.deathday == PartialDay("1968"))
    }
}
