public import MarqueeDomain

extension Genre: Sampled {
    /// The genres of Fight Club, and then those of Star Wars.
    public static var samples: [Genre] {
        [(18, "Drama"), (53, "Thriller"), (35, "Comedy"), (12, "Adventure"), (28, "Action"), (878, "Science Fiction")].map {
            Genre(id: $0, name: $1)
        }
    }
}

extension Keyword: Sampled {
    /// Keywords of Fight Club.
    public static var samples: [Keyword] {
        [
            (818, "based on novel or book"), (825, "support group"), (851, "dual identity"), (1_541, "nihilism"), (4_142, "insomnia"),
        ].map { Keyword(id: $0, name: $1) }
    }
}

extension AlternativeTitle: Sampled {
    /// Titles of Fight Club in other countries.
    public static var samples: [AlternativeTitle] {
        [
            ("MX", "El Club de la Pelea"), ("PL", "Podziemny krąg"), ("TR", "Dövüş Klubü"), ("KR", "파이트 클럽"), ("LV", "Cīņas klubs"),
        ].map { AlternativeTitle(country: $0, title: $1) }
    }
}

extension Translation: Sampled {
    /// Texts of a made-up title in five languages.
    public static var samples: [Translation] {
        [
            ("en", "US", "English", "English", "The overview of a sample."),
            ("de", "DE", "German", "Deutsch", "Die Beschreibung eines Beispiels."),
            ("fr", "FR", "French", "Français", "Le résumé d’un exemple."),
            ("es", "ES", "Spanish", "Español", "La sinopsis de un ejemplo."),
            ("uk", "UA", "Ukrainian", "Український", "Опис прикладу."),
        ].map { language, region, english, name, overview in
            edited(Translation(language: language, country: region)) {
                $0.overview = overview
                $0.languageName = name
                $0.englishName = english
            }
        }
    }
}

extension ExternalIDs: Sampled {
    /// The ids of Fight Club, of Game of Thrones, of Tom Hanks, and of the first season and the first episode of Game of Thrones.
    public static var samples: [ExternalIDs] {
        [
            edited(ExternalIDs()) {
                $0.imdbID = "tt0137523"
                $0.facebookID = "FightClub"
            },
            edited(ExternalIDs()) {
                $0.imdbID = "tt0944947"
                $0.tvdbID = 121_361
                $0.wikidataID = "Q23572"
                $0.instagramID = "gameofthrones"
            },
            edited(ExternalIDs()) {
                $0.imdbID = "nm0000158"
                $0.wikidataID = "Q2263"
                $0.tiktokID = "tomhanks"
            },
            edited(ExternalIDs()) {
                $0.tvdbID = 364_731
                $0.wikidataID = "Q1658029"
            },
            edited(ExternalIDs()) {
                $0.imdbID = "tt1480055"
                $0.tvdbID = 3_254_641
                $0.wikidataID = "Q2614622"
            },
        ]
    }
}

extension Review: Sampled {
    /// Made-up reviews.
    public static var samples: [Review] {
        (1...5).map { number in
            edited(Review(id: "sample-review-\(number)", author: "viewer\(number)", content: "The text of review \(number) in a sample.")) {
                $0.authorDetails = AuthorDetails.samples[number - 1]
                $0.createdAt = moment(number)
                $0.updatedAt = moment(number + 1)
            }
        }
    }
}

extension AuthorDetails: Sampled {
    /// Made-up authors.
    public static var samples: [AuthorDetails] {
        (1...5).map { number in
            edited(AuthorDetails()) {
                $0.rating = Double(11 - number)
                $0.username = "viewer\(number)"
            }
        }
    }
}

extension MediaListSummary: Sampled {
    /// Made-up lists.
    public static var samples: [MediaListSummary] {
        (1...5).map { number in
            edited(MediaListSummary(id: 9_000_000 + number, name: "Sample List \(number)")) {
                $0.description = "The description of a sample."
                $0.itemCount = 10 * number
                $0.favoriteCount = number
                $0.language = "en"
                $0.listType = "movie"
            }
        }
    }
}
