import Foundation
import MarqueeDomain
import MarqueeTesting
import Testing

/// Samples of all entities.
struct SampleTests {
    static let types: [any Sampled.Type] = [
        Account.self, PendingSignIn.self, Session.self, SignOutReport.self, CacheInfo.self, Change.self, Change.Item.self, ChangedID.self,
        ImageConfiguration.self, ImageFile.self, ImagePath.self, ImageSet.self, ImageSize.self, LoadedImage.self, Picture.self, Day.self,
        EpisodeReference.self, JSONValue.self, Markable.self, Marks.self, MarkValue.self, MarqueeError.self, MediaReference.self,
        PartialDay.self, Rating.self, LibraryChange.self, PendingChange.self, PendingChange.ID.self, PendingChange.State.self,
        PullReport.self, ShelfEntry.self, ShelfEntry.Subject.self, SyncReport.self, ResolvedConflict.self, ListCreator.self,
        ListItemOutcome.self, MediaList.self,
        MixedList.self, MixedListSummary.self, CountryRelease.self, Movie.self, MovieCollection.self, MovieCollectionDetails.self,
        MovieDetails.self, Release.self, MediaItem.self, Person.self, PersonCredit.self, PersonCredits.self, PersonDetails.self,
        TaggedImage.self, TaggedImage.Media.self, AlternativeName.self, Certification.self, CompanyDetails.self, CountryTimeZones.self,
        CreditDetails.self, Department.self, ListedWatchProvider.self, Logo.self, ReviewDetails.self, TVNetworkDetails.self,
        FindResults.self, RecentSearch.self, SuggestedTitle.self, Suggestion.self, ContentRating.self, Episode.self, EpisodeCredits.self,
        EpisodeDetails.self, EpisodeGroup.self, EpisodeGroupDetails.self, EpisodeGroupDetails.Group.self, EpisodeRating.self,
        ScreenedEpisode.self, Season.self, SeasonDetails.self, SeasonReference.self, SeriesEpisode.self, SeriesSeason.self, TVNetwork.self,
        TVSeries.self, TVSeriesDetails.self, AlternativeTitle.self, CastMember.self, Country.self, Credits.self, CrewMember.self,
        ExternalIDs.self, Genre.self, Keyword.self, MediaListSummary.self, ProductionCompany.self, Review.self, SpokenLanguage.self,
        AggregateCredits.self, AggregateCastMember.self, AggregateCastMember.Role.self, AggregateCrewMember.self,
        AggregateCrewMember.Job.self, AuthorDetails.self, LogoSet.self, ProductionCountry.self,
        Translation.self, Video.self, WatchOffers.self, WatchProvider.self, WatchProviders.self,
    ]

    /// Values around entities, which have samples if these have some.
    static let generic: [any Sampled.Type] = [
        Page<Movie>.self, Fetched<MovieDetails>.self, Fetched<Page<TVSeries>>.self, [Genre].self, Rated<Movie>.self,
        HomeRow<MovieList.Kind, Movie>.self, Home<TVList.Kind, TVSeries>.self,
    ]

    @Test func `every entity of Domain has samples`() throws {
        let named = Set(Self.types.map(name))
        let declared = try Entities.declared()
        #expect(named.count == Self.types.count)
        #expect(declared.subtracting(named) == [], "These entities have no samples.")
        #expect(named.subtracting(declared) == [], "Domain does not declare these entities.")
    }

    @Test func `the list of values that are no entities has no superfluous names`() throws {
        #expect(Entities.others.subtracting(try Entities.declaredTypes().keys) == [])
    }

    @Test(arguments: types + generic) func `samples differ from each other`(_ type: any Sampled.Type) throws {
        let samples = type.samples.map { $0 as Any }
        #expect(!samples.isEmpty)
        if let hashable = samples as? [AnyHashable] { #expect(Set(hashable).count == samples.count) }
        let ids = samples.compactMap { ($0 as? any Identifiable).map { AnyHashable($0.anyID) } }
        #expect(Set(ids).count == ids.count)
        for label in ["title", "name"] {
            let texts = samples.compactMap { value in
                Mirror(reflecting: value).children.first { $0.label == label }?.value as? String
            }.filter { !$0.isEmpty }
            #expect(Set(texts).count == texts.count, "\(texts)")
        }
    }

    @Test func `entities that occur in lists have at least five samples`() throws {
        let listed = try Entities.inLists()
        #expect(listed.isSuperset(of: ["Movie", "TVSeries", "Person", "Genre", "CastMember", "Item"]))
        for type in Self.types where listed.contains(name(of: type).split(separator: ".").last.map(String.init) ?? "") {
            #expect(type.samples.count >= 5, "\(name(of: type))")
        }
    }

    @Test(arguments: types + generic) func `samples survive their encoded form`(_ type: any Sampled.Type) throws {
        for sample in type.samples {
            guard let value = sample as? any Codable & Hashable else { continue }
            try expectSameAfterCoding(value)
        }
    }

    @Test func `a page has all samples, and an answer has the first`() {
        #expect(Page<Movie>.sample.items == Movie.samples && Page<Movie>.sample.totalResults == Movie.samples.count)
        #expect(Page.sample(Movie.sample).items == [.sample])
        #expect(Fetched<MovieDetails>.sample.value == .sample && Fetched<MovieDetails>.sample.origin == .server)
        #expect(Fetched<[Genre]>.samples.map(\.isStale) == [false, false, false, true, true])
    }

    @Test func `details begin with the sample of what they are of`() {
        #expect(MovieDetails.sample.movie == .sample && TVSeriesDetails.sample.series == .sample && PersonDetails.sample.person == .sample)
        #expect(SeasonDetails.samples.map(\.season) == Season.samples && EpisodeDetails.sample.episode == .sample)
        #expect(SeasonDetails.sample.episodes.count == Season.sample.episodeCount)
    }

    @Test func `the bytes of a picture have its format`() {
        #expect(ImageFormat(of: ImageFile.sample.bytes) == ImageFile.sample.format)
    }

    private func expectSameAfterCoding<Value: Codable & Hashable>(_ value: Value) throws {
        let decoded = try JSONDecoder().decode(Value.self, from: try JSONEncoder().encode(value))
        #expect(decoded == value)
    }

    private func name(of type: any Sampled.Type) -> String { String(String(reflecting: type).drop { $0 != "." }.dropFirst()) }
}

extension Identifiable {
    fileprivate var anyID: any Hashable { id }
}
