extension Catalog {
    static let gameOfThronesSeasons: [CatalogSeason] = [
        CatalogSeason(
            id: 3627, number: 0, name: "Specials", airDate: "2010-12-05", episodeCount: 272,
            posterPath: "/kMTcwNRfFKCZ0O2OaBZS0nZ2AIe.jpg", voteAverage: 0),
        CatalogSeason(
            id: 3624, number: 1, name: "Season 1", airDate: "2011-04-17", episodeCount: 10,
            posterPath: "/wgfKiqzuMrFIkU1M68DDDY8kGC1.jpg", voteAverage: 8.3,
            cast: [
                CatalogPart(person: 22970, character: "Tyrion Lannister", creditID: "5256c8b219c2956ff6047cd8", order: 0),
                CatalogPart(person: 48, character: "Ned Stark", creditID: "58c7134792514179d20011a9", order: 1),
                CatalogPart(person: 13633, character: "Robert Baratheon", creditID: "5256c8ad19c2956ff60478e2", order: 2),
                CatalogPart(person: 17286, character: "Cersei Lannister", creditID: "5256c8ad19c2956ff60479ce", order: 3),
                CatalogPart(person: 20057, character: "Catelyn Stark", creditID: "5256c8ad19c2956ff604796a", order: 4),
                CatalogPart(person: 12795, character: "Jaime Lannister", creditID: "5256c8ad19c2956ff604793e", order: 5),
                CatalogPart(person: 1223786, character: "Daenerys Targaryen", creditID: "5256c8af19c2956ff60479f6", order: 6),
                CatalogPart(person: 49735, character: "Petyr Baelish", creditID: "5256c8af19c2956ff6047aa4", order: 7),
                CatalogPart(person: 20508, character: "Jorah Mormont", creditID: "5256c8af19c2956ff6047a5c", order: 8),
                CatalogPart(person: 239019, character: "Jon Snow", creditID: "5256c8af19c2956ff6047af6", order: 9),
                CatalogPart(person: 205258, character: "Viserys Targaryen", creditID: "5256c8af19c2956ff6047ac2", order: 10),
                CatalogPart(person: 239020, character: "Bran Stark", creditID: "5256c8b119c2956ff6047c22", order: 13),
                CatalogPart(person: 512991, character: "Robb Stark", creditID: "5256c8af19c2956ff6047b1a", order: 14),
                CatalogPart(person: 1001657, character: "Sansa Stark", creditID: "5256c8b419c2956ff6047f34", order: 16),
                CatalogPart(person: 71586, character: "Theon Greyjoy", creditID: "5256c8b019c2956ff6047b5a", order: 17),
                CatalogPart(person: 1181313, character: "Arya Stark", creditID: "5256c8b419c2956ff6047f0c", order: 18),
                CatalogPart(person: 3075, character: "Sandor 'The Hound' Clegane", creditID: "5256c8b119c2956ff6047c84", order: 24),
                CatalogPart(person: 489467, character: "Joffrey Baratheon", creditID: "5256c8b119c2956ff6047c4e", order: 26),
            ],
            images: [
                CatalogImage(
                    .poster, "/wgfKiqzuMrFIkU1M68DDDY8kGC1.jpg", language: "en", width: 1000, height: 1500, aspectRatio: 0.667,
                    voteAverage: 5.514, voteCount: 18),
                CatalogImage(
                    .poster, "/wNOdNgqoySuWbQk3F0QZjPKp8X7.jpg", language: "pt", width: 1000, height: 1500, aspectRatio: 0.667,
                    voteAverage: 5.384, voteCount: 2),
                CatalogImage(
                    .poster, "/zwaj4egrhnXOBIit1tyb4Sbt3KP.jpg", language: "en", width: 400, height: 578, aspectRatio: 0.692,
                    voteAverage: 5.382, voteCount: 30),
                CatalogImage(
                    .poster, "/olJ6ivXxCMq3cfujo1IRw30OrsQ.jpg", language: "en", width: 950, height: 1425, aspectRatio: 0.667,
                    voteAverage: 5.338, voteCount: 13),
            ],
            links: CatalogLinks(freebaseMID: "/m/0gmd1gd", freebase: "/m/0gmd1gd", tvdb: 364731, wikidata: "Q1658029")),
        CatalogSeason(
            id: 3625, number: 2, name: "Season 2", airDate: "2012-04-01", episodeCount: 10,
            posterPath: "/9xfNkPwDOqyeUvfNhs1XlWA0esP.jpg", voteAverage: 8.2),
        CatalogSeason(
            id: 3626, number: 3, name: "Season 3", airDate: "2013-03-31", episodeCount: 10,
            posterPath: "/5MkZjRnCKiIGn3bkXrXfndEzqOU.jpg", voteAverage: 8.2),
        CatalogSeason(
            id: 3628, number: 4, name: "Season 4", airDate: "2014-04-06", episodeCount: 10,
            posterPath: "/jXIMScXE4J4EVHUba1JgxZnWbo4.jpg", voteAverage: 8.4),
        CatalogSeason(
            id: 62090, number: 5, name: "Season 5", airDate: "2015-04-12", episodeCount: 10,
            posterPath: "/7Q1Hy1AHxAzA2lsmzEMBvuWTX0x.jpg", voteAverage: 8.2),
        CatalogSeason(
            id: 71881, number: 6, name: "Season 6", airDate: "2016-04-24", episodeCount: 10,
            posterPath: "/p1udLh0gfqyZFmXBGa393gk8go5.jpg", voteAverage: 8.3),
        CatalogSeason(
            id: 81266, number: 7, name: "Season 7", airDate: "2017-07-16", episodeCount: 7,
            posterPath: "/oX51n32QyHeFP5kErksemJsJljL.jpg", voteAverage: 8.2),
        CatalogSeason(
            id: 107971, number: 8, name: "Season 8", airDate: "2019-04-14", episodeCount: 6,
            posterPath: "/3OcQhbrecf4F4pYss2gSirTGPvD.jpg", voteAverage: 6.5),
    ]
}
