import Foundation
import MarqueeDomain
import MarqueeTransfer
import Testing

/// Samples of exports in the forms of each service, with invented titles. Each has three hundred rows or more: the odd ones at the beginning,
/// then usual ones.
@Suite("Forms of exports")
struct FormTests {
    /// Adds usual rows, so that a file has 300.
    private func long(_ rows: [String], _ usual: (Int) -> String) -> String {
        (rows + (0..<max(0, 301 - rows.count)).map(usual)).joined(separator: "\r\n") + "\r\n"
    }

    @Test("IMDb: ratings with and without the original title")
    func imdbRatings() {
        let tail = "https://www.imdb.com/title/x/"
        let text = long([
            "Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors",
            "tt9000001,9,2024-03-05,The Quiet Harbor,The Quiet Harbor,\(tail),Movie,7.1,101,2019,\"Drama, Crime\",1200,2019-05-01,\"A. One, B. Two\"",
            "tt9000002,10,2024-03-06,\"Salt, Rope and \"\"Tar\"\"\",,\(tail),TV Mini Series,8.0,,2021,,10,,",
            "tt9000003,7,2024-03-07,Harbor Lights: The Storm,,\(tail),TV Episode,8.0,,2021,,10,,",
            "tt9000004,11,2024-03-08,Too Good,,\(tail),Movie,8.0,,2021,,10,,",
            "tt9000005,6,soon,No Date,,\(tail),Movie,8.0,,2021,,10,,",
            "tt9000006,6,2024-03-08,A Game,,\(tail),Video Game,8.0,,2021,,10,,",
            ",6,2024-03-08,,,\(tail),Movie,8.0,,2021,,10,,",
            "tt9000007,,2024-03-08,Not Rated,,\(tail),Movie,8.0,,2021,,10,,",
            "tt9000008,6,2024-03-08,AmÃ©lia,,\(tail),Movie,8.0,,,,10,,",
            "tt9000009,6,2024-03-08,Too,Many,Fields,\(tail),Movie,8.0,,2021,,10,,,,",
        ]) { "tt91\(10_000 + $0),\($0 % 10 + 1),2023-01-01,Title \($0),Title \($0),\(tail),Movie,7,90,2000,Drama,5,2000-01-01,X" }
        let rows = ImportedRows("ratings.csv", text)
        #expect(rows.forms == [.imdb])
        #expect(
            Array(rows.lines.prefix(6)) == [
                "2 The Quiet Harbor (2019) movie tt9000001: rating 9 2024-03-05",
                "3 Salt, Rope and \"Tar\" (2021) tv tt9000002: rating 10 2024-03-06",
                "4 Harbor Lights: The Storm (2021) tv tt9000003: rating 7 2024-03-07",
                "6 No Date (2021) movie tt9000005: rating 6",
                "10 Amélia movie tt9000008: rating 6 2024-03-08",
                "12 Title 0 (2000) movie tt9110000: rating 1 2023-01-01",
            ])
        #expect(rows.rows.count == 295)
        #expect(
            rows.troubles == [
                "ratings.csv:5 invalidRating 11", "ratings.csv:6 invalidDate soon", "ratings.csv:7 unsupportedKind A Game",
                "ratings.csv:8 noTitle",
                "ratings.csv:11 extraFields tt9000009,6,2024-03-08,Too,Many,Fields,\(tail),Movie,8.0,,2021,,10,,,,",
            ])
        let old = ImportedRows(
            "ratings.csv",
            "Const,Your Rating,Date Rated,Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors\n"
                + "tt9000001,9,2024-03-05,The Quiet Harbor,u,movie,7.1,101,2019,Drama,1200,2019-05-01,X\n"
                + "tt9000002,8,2024-03-05,Salt,u,tvSeries,7.1,101,2019,Drama,1200,2019-05-01,X\n")
        #expect(
            old.lines == [
                "2 The Quiet Harbor (2019) movie tt9000001: rating 9 2024-03-05", "3 Salt (2019) tv tt9000002: rating 8 2024-03-05",
            ])
    }

    @Test("IMDb: a watchlist and a list, with ratings beside them")
    func imdbLists() {
        let header =
            "Position,Const,Created,Modified,Description,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,"
        let text =
            header + "Num Votes,Release Date,Directors,Your Rating,Date Rated\n"
            + "1,tt9000001,2024-01-01,2024-01-01,,The Quiet Harbor,,u,Movie,7.1,101,2019,Drama,1,2019-05-01,X,,\n"
            + "2,tt9000002,2024-01-01,2024-01-01,\"Best, ever\",Salt,,u,TV Series,7.1,101,2019,Drama,1,2019-05-01,X,8,2024-02-02\n"
            + "3,nm9000003,2024-01-01,2024-01-01,,A Person,,u,,,,,,,,,,\n"
        #expect(
            ImportedRows("WATCHLIST.csv", text).lines == [
                "2 The Quiet Harbor (2019) movie tt9000001: watchlist", "3 Salt (2019) tv tt9000002: watchlist, rating 8 2024-02-02",
            ])
        #expect(
            ImportedRows("Rainy Days.csv", text).lines == [
                "2 The Quiet Harbor (2019) movie tt9000001: list Rainy Days",
                "3 Salt (2019) tv tt9000002: list Rainy Days \"Best, ever\", rating 8 2024-02-02",
            ])
        #expect(ImportedRows("WATCHLIST.csv", text).troubles == ["WATCHLIST.csv:4 unsupportedKind A Person"])
    }

    @Test("Letterboxd: the archive as it was downloaded")
    func letterboxd() {
        let header = "Date,Name,Year,Letterboxd URI"
        let ratings = long([
            header + ",Rating", "2024-01-02,The Quiet Harbor,2019,https://boxd.it/a,4.5", "2024-01-03,Salt,2021,https://boxd.it/b,0.5",
            "2024-01-04,Broken,2021,https://boxd.it/c,7", "2024-01-04,,2021,https://boxd.it/c,3", "bad,Tar,,https://boxd.it/d,3",
        ]) { "2024-02-01,Title \($0),\(1950 + $0 % 70),https://boxd.it/\($0),\($0 % 10 / 2 + 1)" }
        let list =
            "Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2024-01-01,Rainy days,wet,https://boxd.it/l,\"Long\nand wet\"\n\n"
            + "Position,Name,Year,URL,Description\n1,The Quiet Harbor,2019,https://boxd.it/a,First\n2,Salt,2021,https://boxd.it/b,\n"
        let zip = ZipWriter([
            "ratings.csv": ratings, "watched.csv": header + "\n2024-01-02,The Quiet Harbor,2019,https://boxd.it/a\n",
            "watchlist.csv": header + "\n2024-05-05,Late Boat,2023,https://boxd.it/e\n",
            "diary.csv": header + ",Rating,Rewatch,Tags,Watched Date\n2024-01-02,Salt,2021,https://boxd.it/b,5,Yes,wet,2023-12-31\n",
            "likes/films.csv": header + "\n2024-01-02,Salt,2021,https://boxd.it/b\n", "lists/rainy-days.csv": list,
            "profile.csv": "Date Joined,Username,Given Name\n2020-01-01,viewer,V\n", "comments.csv": "Date,Content\n2024-01-01,hello\n",
            "deleted/diary.csv": header + "\n2024-01-02,Gone,2019,https://boxd.it/a\n", "__MACOSX/ratings.csv": "x",
            "../../evil.csv": header + "\n2024-05-05,Evil,2023,https://boxd.it/e\n", "picture.jpg": "x",
        ])
        let rows = ImportedRows([ImportFile(name: "letterboxd.zip", content: zip.data)])
        #expect(rows.forms == [.letterboxd])
        #expect(
            rows.rows.filter { !$0.title.name.hasPrefix("Title ") }.map { $0.place.file + " " + $0.summary } == [
                "../../evil.csv 2 Evil (2023): watched",
                "likes/films.csv 2 Salt (2021): favorite",
                "lists/rainy-days.csv 7 The Quiet Harbor (2019): list Rainy days \"First\"",
                "lists/rainy-days.csv 8 Salt (2021): list Rainy days",
                "ratings.csv 2 The Quiet Harbor (2019): rating 9 2024-01-02",
                "ratings.csv 3 Salt (2021): rating 1 2024-01-03", "ratings.csv 4 Broken (2021): watched",
                "ratings.csv 6 Tar: rating 6", "watched.csv 2 The Quiet Harbor (2019): watched",
                "watchlist.csv 2 Late Boat (2023): watchlist",
            ])
        #expect(rows.troubles == ["ratings.csv:4 invalidRating 7", "ratings.csv:5 noTitle", "ratings.csv:6 invalidDate bad"])
        #expect(rows.unusedFiles == ["deleted/diary.csv", "picture.jpg", "comments.csv", "profile.csv"])
        // The rating of the diary is an earlier one.
        #expect(rows.skippedRows == 1 && rows.listDescriptions == ["Rainy days": "Long\nand wet"])
    }

    @Test("Letterboxd: single files say what they are by their columns, and what was deleted stays out")
    func letterboxdFiles() {
        let header = "Date,Name,Year,Letterboxd URI"
        let row = "2024-01-02,Salt,2021,u"
        #expect(ImportedRows("films.csv", "\(header)\n\(row)\n").lines == ["2 Salt (2021): favorite"])
        #expect(ImportedRows("films.csv", "\(header),Rating\n\(row),4\n").lines == ["2 Salt (2021): rating 8 2024-01-02"])
        for name in ["likes/reviews.csv", "deleted/diary.csv", "orphaned/watched.csv"] {
            #expect(ImportedRows(name, "\(header)\n\(row)\n").rows.isEmpty, "\(name)")
        }
        let list =
            "Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2024-01-01,Wet,,u,\n\nPosition,Name,Year,URL,Description\n1,Salt,2021,u,\n"
        #expect(ImportedRows("deleted/lists/wet.csv", list).rows.isEmpty)
    }

    @Test("A rating of a diary or a review is used only where the table of ratings has none")
    func diary() {
        let header = "Date,Name,Year,Letterboxd URI,Rating"
        let ratings = ImportFile(name: "ratings.csv", content: Data("\(header)\n2024-01-02,Salt,2021,u,5\n".utf8))
        let diary = "\(header),Rewatch,Tags,Watched Date\n2024-03-02,Salt,2021,u,1,,,2024-03-01\n2024-03-02,Tar,2020,u,2,,,2024-03-01\n"
        let files = [ratings, ImportFile(name: "diary.csv", content: Data(diary.utf8))]
        #expect(ImportedRows(files).lines == ["3 Tar (2020): rating 4 2024-03-01", "2 Salt (2021): rating 10 2024-01-02"])
    }

    @Test("Trakt: ratings, watchlist, favorites, lists, history")
    func trakt() {
        func movie(_ number: Int) -> String {
            "\"movie\":{\"title\":\"Title \(number)\",\"year\":2001,\"ids\":{\"trakt\":\(number),\"slug\":\"t\",\"imdb\":\"tt9\(10_000 + number)\",\"tmdb\":\(number + 1)}}"
        }
        let show =
            "\"show\":{\"title\":\"Harbor Lights\",\"year\":2018,\"ids\":{\"trakt\":5,\"tvdb\":77,\"imdb\":\"tt9000077\",\"tmdb\":7}}"
        var ratings = (0..<300).map {
            "{\"rated_at\":\"2024-01-02T10:00:00.000Z\",\"rating\":\($0 % 10 + 1),\"type\":\"movie\",\(movie($0))}"
        }
        ratings += [
            "{\"rated_at\":\"2024-01-02T10:00:00.000Z\",\"rating\":7,\"type\":\"show\",\(show)}",
            "{\"rated_at\":\"never\",\"rating\":8,\"type\":\"episode\",\"episode\":{\"season\":1,\"number\":2,\"title\":\"Two\",\"ids\":{\"imdb\":\"tt9000078\"}},\(show)}",
            "{\"rated_at\":\"2024-01-02T10:00:00.000Z\",\"rating\":8,\"type\":\"season\",\"season\":{\"number\":1},\(show)}",
            "{\"rated_at\":null,\"rating\":0,\"type\":\"movie\",\(movie(0))}", "{\"rating\":\"x\",\"movie\":{\"title\":null,\"ids\":{}}}",
            "5", "null",
        ]
        let rows = ImportedRows("ratings-all.json", "[" + ratings.joined(separator: ",") + "]")
        #expect(rows.forms == [.trakt])
        #expect(rows.lines[0] == "1 Title 0 (2001) movie tmdb1 tt910000: rating 1 2024-01-02")
        #expect(
            Array(rows.lines.dropFirst(300)) == [
                "301 Harbor Lights (2018) tv tmdb7 tt9000077 tvdb77: rating 7 2024-01-02",
                "302 Harbor Lights (2018) tv s1e2 tmdb7 tt9000077 tvdb77: rating 8",
            ])
        #expect(
            rows.troubles == [
                "ratings-all.json:302 invalidDate never", "ratings-all.json:303 unsupportedKind Harbor Lights",
                "ratings-all.json:304 invalidRating 0",
                "ratings-all.json:305 invalidRating x",
            ])
        let item = "[{\"rank\":1,\"listed_at\":\"2024-01-01T00:00:00.000Z\",\"notes\":\"wet\",\"type\":\"movie\",\(movie(1))}]"
        let title = "1 Title 1 (2001) movie tmdb2 tt910001: "
        #expect(ImportedRows("lists-watchlist.json", item).lines == [title + "watchlist"])
        #expect(ImportedRows("lists-favorites.json", item).lines == [title + "favorite"])
        #expect(ImportedRows("lists-list-rainy-days.json", item).lines == [title + "list rainy-days \"wet\""])
        #expect(ImportedRows("viewer/lists/rainy.json", item).lines == [title + "list rainy \"wet\""])
        #expect(ImportedRows("watched-movies.json", item).lines == [title + "watched"])
        let lists = """
            [{"name":"Rainy Days","description":"For November","privacy":"private","ids":{"trakt":12,"slug":"rainy-days"}},
            {"name":" ","ids":{"slug":"blank"}},{"ids":{}},7]
            """
        func file(_ name: String, _ text: String) -> ImportFile { ImportFile(name: name, content: Data(text.utf8)) }
        let named = ImportedRows([
            file("lists-list-12-rainy-days.json", item), file("lists-list-blank.json", item), file("lists-lists.json", lists),
        ])
        #expect(named.lines == [title + "list Rainy Days \"wet\"", title + "list blank \"wet\""])
        #expect(named.listDescriptions == ["Rainy Days": "For November"] && named.unusedFiles == ["lists-lists.json"])
        #expect(ImportedRows("user-profile.json", "{\"username\":\"viewer\"}").unusedFiles == ["user-profile.json"])
    }

    @Test("Simkl: movies, shows and anime with their states")
    func simkl() {
        func movie(_ number: Int) -> String {
            "{\"status\":\"completed\",\"user_rating\":\(number % 10 + 1),\"user_rated_at\":\"2024-01-02T10:00:00Z\",\"last_watched_at\":\"2024-01-01T10:00:00Z\",\"movie\":{\"title\":\"Title \(number)\",\"year\":2001,\"ids\":{\"simkl\":\(number),\"tmdb\":\"\(number + 1)\",\"imdb\":\"tt9\(10_000 + number)\"}}}"
        }
        let text = """
            {"movies":[{"status":"plantowatch","added_to_watchlist_at":"2024-01-01T00:00:00Z","user_rating":null,"movie":{"title":"Late Boat","year":2023,
            "ids":{"tmdb":"12"}}},{"status":"completed","user_rating":12,"movie":{"title":"Loud","year":2023,"ids":{}}},{"movie":null},
            \((0..<300).map(movie).joined(separator: ","))],
            "shows":[{"status":"watching","last_watched_at":"2024-01-01T00:00:00Z","user_rating":8,"show":{"title":"Harbor Lights","year":2018,
            "ids":{"tvdb":"77","tmdb":7}},"seasons":[{"number":1,"episodes":[{"number":1}]}]}],
            "anime":[{"anime_type":"movie","status":"plantowatch","show":{"title":"Blue Fox","year":2020,"ids":{"mal":"5"}}},
            {"anime_type":"tv","status":"hold","show":{"title":"Red Fox","year":2020,"ids":{"tmdb":9}}}]}
            """
        let rows = ImportedRows("SimklBackup.json", text)
        #expect(rows.forms == [.simkl])
        #expect(
            Array(rows.lines.prefix(2)) == [
                "1 Late Boat (2023) movie tmdb12: watchlist", "2 Loud (2023) movie: watched",
            ])
        #expect(rows.lines[2] == "4 Title 0 (2001) movie tmdb1 tt910000: rating 1 2024-01-02")
        #expect(
            Array(rows.lines.suffix(2)) == [
                "304 Harbor Lights (2018) tv tmdb7 tvdb77: rating 8", "305 Blue Fox (2020) movie: watchlist",
            ])
        #expect(rows.troubles == ["SimklBackup.json:2 invalidRating 12", "SimklBackup.json:3 noTitle"])
    }

    @Test("TV Time: followed series, ratings of five, episodes, movies by name")
    func tvTime() {
        let zip = ZipWriter([
            "gdpr/followed_tv_show.csv":
                "user_id,created_at,updated_at,notification_type,tv_show_id,active,diffusion,folder_id,archived,notification_offset,tv_show_name\n"
                + "1,2022-10-11 12:30:00,2022-10-11 12:30:00,1,403,1,original,,0,0,Harbor Lights (2018)\n"
                + "1,2022-10-11 12:30:00,2022-10-11 12:30:00,1,404,1,original,,1,0,Archived\n"
                + "1,2022-10-11 12:30:00,2022-10-11 12:30:00,1,405,0,original,,0,0,Left\n",
            "gdpr/user_tv_show_data.csv":
                "user_id,tv_show_id,is_followed,is_favorited,nb_episodes_seen,tv_show_name\n1,403,1,1,12,Harbor Lights (2018)\n1,406,0,0,0,Never\n",
            "gdpr/tv_show_rate.csv":
                "tv_show_id,rating,created_at,updated_at,tv_show_name,user_id\n403,4.5,2023-01-01 00:00:00,2023-01-02 00:00:00,Harbor Lights,1\n",
            "gdpr/tracking-prod-records-v2.csv":
                long([
                    "key,s_id,created_at,series_name,season_number,episode_number,is_followed,is_archived,is_for_later",
                    "user-series-403,403,2022-01-01 00:00:00,Harbor Lights,,,true,false,false",
                    "user-series-407,407,2022-01-01 00:00:00,Later On,,,false,false,true",
                    "user-series-408,408,2022-01-01 00:00:00,Done,,,true,true,false",
                ]) { "watch-episode-\($0),403,2022-01-01 00:00:00,Harbor Lights,\($0 / 20 + 1),\($0 % 20 + 1),,," },
            "gdpr/tracking-prod-records.csv":
                "created_at,type,entity_type,release_date,movie_name,series_name\n2023-01-01 00:00:00,watch,movie,2014-11-19 00:00:00,Salt,\n"
                + "2023-01-01 00:00:00,towatch,movie,0001-01-01 00:00:00,Late Boat,\n2023-01-01 00:00:00,watch,episode,,,Harbor Lights\n",
            "gdpr/ratings-live-votes.csv":
                "vote_key,episode_id,movie_name,series_name,season_number,episode_number,uuid\n"
                + "0-a-b-3,0,Salt,,,,a-b\n0-c-27,0,Unseen,,,,c\n0-d-99,0,Odd,,,,d\n0-e-28,55,,Harbor Lights,1,2,\n",
            "gdpr/emotions-live-votes.csv": "vote_key,episode_id,movie_name,uuid\n0-a-3,0,Salt,a\n",
            "gdpr/user.csv": "id,email,password\n1,x,y\n",
        ])
        let rows = ImportedRows([ImportFile(name: "gdpr.zip", content: zip.data)])
        #expect(rows.forms == [.tvTime])
        let others = rows.rows.filter { $0.title.episode == nil }.map {
            ($0.place.file.split(separator: "/").last ?? "") + " " + $0.summary
        }
        #expect(
            others == [
                "followed_tv_show.csv 2 Harbor Lights (2018) tv tvdb403: watchlist",
                "ratings-live-votes.csv 2 Salt (2014) movie: rating 10", "ratings-live-votes.csv 3 Unseen movie: rating 4",
                "tracking-prod-records-v2.csv 2 Harbor Lights tv tvdb403: watchlist",
                "tracking-prod-records-v2.csv 3 Later On tv tvdb407: watchlist", "tracking-prod-records.csv 2 Salt (2014) movie: watched",
                "tracking-prod-records.csv 3 Late Boat movie: watchlist",
                "tv_show_rate.csv 2 Harbor Lights tv tvdb403: rating 9 2023-01-02",
                "user_tv_show_data.csv 2 Harbor Lights (2018) tv tvdb403: favorite, watchlist",
            ])
        #expect(rows.rows.count { $0.title.episode != nil && $0.marks == [.watched] } == 297)
        #expect(rows.rows.contains { $0.summary == "5 Harbor Lights tv s1e2: rating 6" })
        #expect(rows.troubles == ["gdpr/ratings-live-votes.csv:4 invalidRating 99"])
        #expect(rows.unusedFiles == ["gdpr/emotions-live-votes.csv", "gdpr/user.csv"])
    }

    @Test("TMDb: ratings, watchlist and favorites have one header")
    func tmdb() {
        let text = long([
            "TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated",
            "550,tt9000001,movie,The Quiet Harbor,2019-05-04T00:00:00Z,,,7.2,8.5,2024-01-02T00:00:00Z",
            "1399,tt9000002,tv,Harbor Lights,2018-03-30T00:00:00Z,,,7.6,6.0,2024-01-02T00:00:00Z",
            "1399,tt9000003,tv,Harbor Lights,2018-03-30T00:00:00Z,1,2,7.6,6.0,2024-01-02T00:00:00Z",
            "1399,,tv,Harbor Lights,2018-03-30T00:00:00Z,1,3,7.6,6.0,2024-01-02T00:00:00Z",
            "1399,,tv,Harbor Lights,2018-03-30T00:00:00Z,1,,7.6,6.0,2024-01-02T00:00:00Z",
            "x,,movie,,2018-03-30T00:00:00Z,,,7.6,6.0,2024-01-02T00:00:00Z",
        ]) { "\(1_000 + $0),,movie,Title \($0),2001-01-01T00:00:00Z,,,5.0,\($0 % 10 + 1).0,2024-01-02T00:00:00Z" }
        let rows = ImportedRows("ratings.csv", text)
        #expect(rows.forms == [.tmdb])
        #expect(
            Array(rows.lines.prefix(5)) == [
                "2 The Quiet Harbor (2019) movie tmdb550! tt9000001: rating 8.5 2024-01-02",
                "3 Harbor Lights (2018) tv tmdb1399! tt9000002: rating 6 2024-01-02",
                "4 Harbor Lights (2018) tv tt9000003: rating 6 2024-01-02",
                "5 Harbor Lights (2018) tv s1e3 tmdb1399: rating 6 2024-01-02", "8 Title 0 (2001) movie tmdb1000!: rating 1 2024-01-02",
            ])
        #expect(rows.rows.count == 298)
        #expect(rows.troubles == ["ratings.csv:6 unsupportedKind Harbor Lights", "ratings.csv:7 noTitle"])
        let short = text.split(separator: "\r\n").prefix(2).joined(separator: "\n")
        #expect(ImportedRows("watchlist.csv", short).lines[0].hasSuffix(": watchlist, rating 8.5 2024-01-02"))
        #expect(ImportedRows("favorites.csv", short).lines[0].hasSuffix(": favorite, rating 8.5 2024-01-02"))
        #expect(ImportedRows("Rainy.csv", short).lines[0].hasSuffix(": list Rainy, rating 8.5 2024-01-02"))
    }

    @Test("A plain table: columns by their names, in any order and with any separator")
    func table() {
        let text = long([
            "My Rating;Title;Year;Type;Watchlist;Favourite;List;Comment;IMDb;Date Rated",
            "8,5;The Quiet Harbor;2019;movie;;yes;;;;05.03.2024",
            "9/10;Salt (2021);;;x;;;;;", ";Harbor Lights;2018;show;ja;;Rainy days;\"Wet; cold\";tt9000001;", "abc;Tar;2020;film;;;;;;",
            "7;Cast;;podcast;;;;;;", "7;;;movie;;;;;;",
        ]) { "\($0 % 10 + 1);Title \($0);2001;movie;;;;;;" }
        let rows = ImportedRows("mine.csv", text)
        #expect(rows.forms == [.table])
        #expect(
            Array(rows.lines.prefix(4)) == [
                "2 The Quiet Harbor (2019) movie: rating 8.5 2024-03-05, favorite", "3 Salt (2021): rating 9, watchlist",
                "4 Harbor Lights (2018) tv tt9000001: watchlist, list Rainy days \"Wet; cold\"", "8 Title 0 (2001) movie: rating 1",
            ])
        #expect(
            rows.troubles == ["mine.csv:5 invalidRating abc", "mine.csv:6 unsupportedKind Cast", "mine.csv:7 noTitle"])
    }

    @Test("The scale of a plain table is found, stated, or asked for")
    func scale() {
        let unclear = "Title,Rating\nA,4\nB,3\n"
        #expect(ImportedRows("t.csv", unclear).troubles == ["t.csv:- unknownScale"])
        #expect(ImportedRows("t.csv", unclear).rows.isEmpty)
        #expect(ImportedRows("t.csv", unclear) { $0.scale = .five }.lines == ["2 A: rating 8", "3 B: rating 6"])
        #expect(ImportedRows("t.csv", unclear) { $0.scale = .ten }.lines == ["2 A: rating 4", "3 B: rating 3"])
        #expect(ImportedRows("t.csv", "Title,Rating\nA,4\nB,7\n").lines == ["2 A: rating 4", "3 B: rating 7"])
        #expect(ImportedRows("t.csv", "Title,Rating10\nA,4\n").lines == ["2 A: rating 4"])
        #expect(ImportedRows("t.csv", "Title,Stars\nA,4\n").lines == ["2 A: rating 8"])
    }

    @Test("A table of titles alone means its name, or what a person says")
    func meaning() {
        let text = "Title,Year\nA,2001\n"
        #expect(ImportedRows("mine.csv", text).troubles == ["mine.csv:- noMarks Title,Year"])
        #expect(ImportedRows("my-watchlist.csv", text).lines == ["2 A (2001): watchlist"])
        #expect(ImportedRows("favourites.csv", text).lines == ["2 A (2001): favorite"])
        #expect(ImportedRows("mine.csv", text) { $0.meaning = .list("Rainy") }.lines == ["2 A (2001): list Rainy"])
    }

    @Test("A spreadsheet of another language is read")
    func otherLanguages() {
        let text = "Titel;Originaltitel;Jahr;Bewertung;Datum\nDer Pate;The Godfather;1972;9,5;05.03.2024\n"
        let rows = ImportedRows("filme.csv", text)
        #expect(rows.lines == ["2 Der Pate (1972): rating 9.5 2024-03-05"] && rows.rows.first?.title.originalName == "The Godfather")
        #expect(ImportedRows("films.csv", "Titre,Année,Note\nLe Parrain,1972,9\n").lines == ["2 Le Parrain (1972): rating 9"])
    }

    @Test("A choice that is none is named")
    func invalidChoice() {
        let rows = ImportedRows("t.csv", "Chosen ID,Type,Title,Watchlist\nthe godfather,,A,yes\n")
        #expect(rows.troubles == ["t.csv:2 invalidChoice the godfather"] && rows.lines == ["2 A: watchlist"])
    }

    @Test("A chosen title needs no look-up")
    func chosen() {
        let text =
            "Chosen ID,Type,Title,Watchlist\nmovie/550,,A,yes\nhttps://www.themoviedb.org/tv/1399-x,movie,B,yes\n7,tv,C,yes\n,tv,D,yes\n"
        #expect(
            ImportedRows("t.csv", text).lines == [
                "2 A movie tmdb550!: watchlist", "3 B tv tmdb1399!: watchlist", "4 C tv tmdb7!: watchlist", "5 D tv: watchlist",
            ])
    }

    @Test("Files that are no export are named, and the others are read")
    func others() {
        let files = [
            ImportFile(name: "a.csv", content: Data("What,Ever\n1,2\n".utf8)),
            ImportFile(name: "b.json", content: Data("[{\"a\":1}]".utf8)),
            ImportFile(name: "c.json", content: Data("{\"a\":".utf8)), ImportFile(name: "d.csv", content: Data()),
            ImportFile(name: "e.zip", content: Data([0x50, 0x4B, 0x03, 0x04, 1, 2, 3])),
            ImportFile(name: "f.csv", content: Data((0...255).map { UInt8($0) })),
            ImportFile(name: "g.csv", content: Data("Title,Watchlist\nA,1\n".utf8)),
        ]
        let rows = ImportedRows(files)
        #expect(rows.lines == ["2 A: watchlist"])
        #expect(
            rows.problems.map { "\($0.place.file) \($0.reason.rawValue)" } == [
                "a.csv unknownFile", "b.json unknownFile", "c.json damagedFile", "d.csv unknownFile", "e.zip damagedArchive",
                "f.csv notText",
            ])
        let sheet = ZipWriter(["[Content_Types].xml": "x", "xl/sheet1.xml": "x"]).data
        #expect(ImportedRows([ImportFile(name: "s.xlsx", content: sheet)]).troubles == ["s.xlsx:- spreadsheet"])
        #expect(ImportedRows([ImportFile(name: "p.pdf", content: Data("%PDF-1.4\n\"".utf8))]).troubles == ["p.pdf:- notText"])
        #expect(ImportedRows([ImportFile(name: "p.zip", content: ZipWriter(["a.jpg": "x"]).data)]).troubles == ["p.zip:- unknownFile"])
        var zip = ZipWriter(["x.csv": "Title,Watchlist\nA,1\n"])
        zip.entries[0].flags = 1
        #expect(ImportedRows([ImportFile(name: "z.zip", content: zip.data)]).troubles == ["x.csv:- lockedArchive"])
    }
}
