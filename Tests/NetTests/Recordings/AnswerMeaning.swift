import Foundation

/// The place of each value of an answer in the documented JSON of its entity (`Docs/JSON.md`), written down without a look at the DTOs.
///
/// A shape is a list of words. `release_date` has its place under `releaseDate`, `adult=isAdult` under another name;
/// `credits=credits:Credits` is an object of a shape, `genres=genres:[Genre]` a list and `results=countries:{Offers}` a map of them. A path
/// of `.` is the entity itself. `+Movie@movie` adds the words of another shape, whose places are inside of `movie`. `~` before a word
/// allows blanks to be tidied. `-show_id` has no place; `UnreadKeys` has the reason.
enum AnswerMeaning {
    /// The shape of the answer of a route.
    static func shape(of route: String) -> String? {
        if let shape = roots[route] { return shape }
        for (prefix, shape) in pages where route.hasPrefix(prefix) { return "Page<\(shape)>" }
        return nil
    }

    private static let pages = [
        ("GET /3/search/movie", "Movie"), ("GET /3/search/tv", "TVSeries"), ("GET /3/search/person", "Person"),
        ("GET /3/search/multi", "MediaItem"), ("GET /3/search/collection", "MovieCollection"), ("GET /3/search/company", "Company"),
        ("GET /3/search/keyword", "Keyword"), ("GET /3/discover/movie", "Movie"), ("GET /3/discover/tv", "TVSeries"),
        ("GET /3/trending/movie", "Movie"), ("GET /3/trending/tv", "TVSeries"), ("GET /3/trending/person", "Person"),
        ("GET /3/trending/all", "MediaItem"), ("GET /3/movie/popular", "Movie"), ("GET /3/movie/top_rated", "Movie"),
        ("GET /3/movie/upcoming", "Movie"), ("GET /3/movie/now_playing", "Movie"), ("GET /3/movie/{movie_id}/similar", "Movie"),
        ("GET /3/movie/{movie_id}/recommendations", "Movie"), ("GET /3/movie/{movie_id}/reviews", "Review"),
        ("GET /3/tv/popular", "TVSeries"), ("GET /3/tv/top_rated", "TVSeries"), ("GET /3/tv/on_the_air", "TVSeries"),
        ("GET /3/tv/airing_today", "TVSeries"), ("GET /3/tv/{series_id}/similar", "TVSeries"),
        ("GET /3/tv/{series_id}/recommendations", "TVSeries"), ("GET /3/tv/{series_id}/reviews", "Review"),
        ("GET /3/person/popular", "Person"),
    ]

    private static let roots = [
        "GET /3/movie/{movie_id}": "MovieDetails", "GET /3/movie/{movie_id}/credits": "Credits",
        "GET /3/movie/{movie_id}/videos": "Videos", "GET /3/tv/{series_id}/videos": "Videos",
        "GET /3/movie/{movie_id}/images": "ImageSet", "GET /3/tv/{series_id}/images": "ImageSet",
        "GET /3/movie/{movie_id}/external_ids": "ExternalIDs", "GET /3/tv/{series_id}/external_ids": "ExternalIDs",
        "GET /3/person/{person_id}/external_ids": "ExternalIDs",
        "GET /3/movie/{movie_id}/watch/providers": "WatchProviders", "GET /3/tv/{series_id}/watch/providers": "WatchProviders",
        "GET /3/tv/{series_id}": "TVSeriesDetails", "GET /3/tv/{series_id}/credits": "Credits",
        "GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}": "EpisodeDetails",
        "GET /3/tv/{series_id}/season/{season_number}": "SeasonDetails",
        "GET /3/person/{person_id}": "PersonDetails", "GET /3/person/{person_id}/movie_credits": "PersonCredits<Movie>",
        "GET /3/person/{person_id}/tv_credits": "PersonCredits<TVSeries>",
        "GET /3/person/{person_id}/combined_credits": "PersonCredits<MediaItem>",
        "GET /3/genre/movie/list": "Genres", "GET /3/genre/tv/list": "Genres", "GET /3/credit/{credit_id}": "CreditDetails",
        "GET /3/collection/{collection_id}": "CollectionDetails",
    ]

    private static let texts: [String: String] = [
        "Dates": "minimum=0 maximum=1",
        "Movie": """
        id title overview popularity original_title original_language release_date poster_path backdrop_path genre_ids vote_average \
        vote_count adult=isAdult softcore=isSoftcore video=isVideo -media_type
        """,
        "TVSeries": """
        id name overview popularity original_name original_language origin_country=originCountries first_air_date poster_path \
        backdrop_path genre_ids vote_average vote_count adult=isAdult softcore=isSoftcore -media_type
        """,
        "Person": """
        id name original_name known_for_department gender profile_path popularity adult=isAdult \
        known_for=knownFor:[MediaItem] -media_type
        """,
        "MovieCollection": """
        id name title=name original_name original_title=originalName original_language overview poster_path backdrop_path \
        adult=isAdult -media_type
        """,
        "CollectionDetails": "+MovieCollection@collection parts=movies:[Movie]",
        "Company": "id name logo_path origin_country",
        "Network": "id name logo_path origin_country",
        "Keyword": "id name",
        "Genre": "~name id",
        "Genres": "genres=.:[Genre]",
        "Country": "iso_3166_1=country name",
        "Language": "iso_639_1=language english_name name",
        "MovieDetails": """
        +Movie@movie tagline status runtime budget revenue homepage imdb_id genres=genres:[Genre] \
        belongs_to_collection=belongsToCollection:MovieCollection production_companies=productionCompanies:[Company] origin_country=originCountries \
        production_countries=productionCountries:[Country] spoken_languages=spokenLanguages:[Language] credits=credits:Credits \
        videos=videos:Videos images=images:ImageSet similar=similar:Page<Movie> recommendations=recommendations:Page<Movie> \
        reviews=reviews:Page<Review> external_ids=externalIDs:ExternalIDs -trailers -releases
        """,
        "Credits": "cast=cast:[CastMember] crew=crew:[CrewMember] -id",
        "Credited": """
        credit_id=creditID id=personID name original_name gender known_for_department popularity adult=isAdult profile_path
        """,
        "CastMember": "+Credited@. character order cast_id=castID",
        "CrewMember": "+Credited@. job department",
        "Videos": "results=.:[Video] -id",
        "Video": "id name type site key iso_639_1=language iso_3166_1=country official=isOfficial size=height published_at",
        "ImageSet": "posters=posters:[Picture] backdrops=backdrops:[Picture] logos=logos:[Picture] -id",
        "Picture": "file_path width height aspect_ratio iso_639_1=language iso_3166_1=country vote_average vote_count",
        "Review": "id author content url created_at updated_at author_details=authorDetails:Author",
        "Author": "name username avatar_path rating",
        "ExternalIDs": """
        imdb_id tvdb_id tvrage_id freebase_mid=freebaseMID freebase_id wikidata_id facebook_id instagram_id twitter_id tiktok_id \
        youtube_id -id
        """,
        "WatchProviders": "results=countries:{Offers} -id",
        "Offers": """
        link flatrate=flatrate:[Provider] free=free:[Provider] ads=ads:[Provider] rent=rent:[Provider] buy=buy:[Provider]
        """,
        "Provider": "provider_id=id ~provider_name logo_path display_priority",
        "TVSeriesDetails": """
        +TVSeries@series tagline status type in_production=isInProduction last_air_date number_of_seasons \
        number_of_episodes episode_run_time=episodeRunTimes homepage genres=genres:[Genre] \
        created_by=createdBy:[CrewMember] networks=networks:[Network] production_companies=productionCompanies:[Company] \
        production_countries=productionCountries:[Country] languages spoken_languages=spokenLanguages:[Language] seasons=seasons:[Season] \
        last_episode_to_air=lastEpisodeToAir:Episode next_episode_to_air=nextEpisodeToAir:Episode credits=credits:Credits \
        external_ids=externalIDs:ExternalIDs
        """,
        "Season": "id season_number name overview air_date episode_count poster_path vote_average",
        "SeasonDetails": "+Season@season episodes=episodes:[Episode] networks=networks:[Network] -_id",
        "Episode": """
        id season_number episode_number name overview air_date runtime episode_type production_code still_path \
        vote_average vote_count crew=crew:[CrewMember] guest_stars=guestStars:[CastMember] -show_id
        """,
        "EpisodeDetails": "+Episode@episode external_ids=externalIDs:ExternalIDs",
        "PersonDetails": """
        +Person@person biography birthday deathday place_of_birth also_known_as homepage imdb_id external_ids=externalIDs:ExternalIDs \
        movie_credits=movieCredits:PersonCredits<Movie> tv_credits=tvCredits:PersonCredits<TVSeries> \
        combined_credits=combinedCredits:PersonCredits<MediaItem>
        """,
        "Part": "credit_id=creditID character job department episode_count first_credit_air_date order",
        "CreditDetails": """
        id credit_type department job media=.:CreditMedia person=person:Person -media_type
        """,
        "SeriesSeason": "+Season@season show_id=series",
        "SeriesEpisode": "+Episode@episode show_id=series order",
        "CreditMedia": "+MediaItem@media -media_type character seasons=seasons:[SeriesSeason] episodes=episodes:[SeriesEpisode]",
    ]

    /// The rule for a value: its place, and the shape that is there.
    struct Rule: Equatable {
        var path: [String] = []
        var shape: String?
        var isList = false
        var isMap = false
        var isTidied = false
        /// Whether the value has no place.
        var isUnread = false
    }

    /// The rules of a shape by the keys of an answer; nil for an unknown shape.
    static func rules(of shape: String, row: [String: Any]) -> [String: Rule] {
        if let inner = argument(of: shape, "Page") {
            return rules("page total_pages total_results results=items:[\(inner)] dates=dates:Dates -id", row)
        }
        if let inner = argument(of: shape, "PersonCredits") {
            return rules("cast=cast:[PersonCredit<\(inner)>] crew=crew:[PersonCredit<\(inner)>] -id", row)
        }
        if let inner = argument(of: shape, "PersonCredit") {
            let kind = inner == "MediaItem" ? "" : (inner == "Movie" ? ".movie" : ".tv")
            return rules("+\(inner)@item\(kind) +Part@.", row)
        }
        if shape == "MediaItem" {
            switch row["media_type"] as? String {
            case "movie": return rules("+Movie@movie", row)
            case "tv": return rules("+TVSeries@tv", row)
            case "person": return rules("+Person@person", row)
            case "collection": return rules("+MovieCollection@collection", row)
            default: return [:]
            }
        }
        return rules(texts[shape] ?? "", row)
    }

    private static func argument(of shape: String, _ name: String) -> String? {
        shape.hasPrefix(name + "<") ? String(shape.dropFirst(name.count + 1).dropLast()) : nil
    }

    private static func rules(_ text: String, _ row: [String: Any]) -> [String: Rule] {
        var rules: [String: Rule] = [:]
        for word in text.split(whereSeparator: \.isWhitespace) {
            if word.hasPrefix("+") {
                let parts = word.dropFirst().split(separator: "@")
                let base = path(parts[1])
                for (key, rule) in Self.rules(of: String(parts[0]), row: row) {
                    var rule = rule
                    rule.path = base + rule.path
                    rules[key] = rule
                }
            } else {
                let (key, rule) = self.rule(word)
                rules[key] = rule
            }
        }
        return rules
    }

    private static func rule(_ word: Substring) -> (String, Rule) {
        var (word, rule) = (word, Rule())
        if word.hasPrefix("~") { (word, rule.isTidied) = (word.dropFirst(), true) }
        if word.hasPrefix("-") {
            rule.isUnread = true
            return (String(word.dropFirst()), rule)
        }
        let sides = word.split(separator: "=", maxSplits: 1)
        let key = String(sides[0])
        guard sides.count == 2 else {
            rule.path = [property(of: key)]
            return (key, rule)
        }
        let place = sides[1].split(separator: ":", maxSplits: 1)
        rule.path = path(place[0])
        if place.count == 2 {
            rule.isList = place[1].hasPrefix("[")
            rule.isMap = place[1].hasPrefix("{")
            rule.shape = place[1].trimmingCharacters(in: CharacterSet(charactersIn: "[]{}"))
        }
        return (key, rule)
    }

    private static func path(_ text: Substring) -> [String] { text == "." ? [] : text.split(separator: ".").map(String.init) }

    private static func property(of key: String) -> String {
        let parts = key.split(separator: "_")
        return parts.enumerated().map { index, part in
            if index == 0 { return String(part) }
            return part == "id" ? "ID" : part == "ids" ? "IDs" : part.prefix(1).uppercased() + part.dropFirst()
        }.joined()
    }
}
