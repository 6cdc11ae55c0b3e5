public import MarqueeDomain

extension PersonCredits: Sampled {
    /// Some of the credits of Tom Hanks: all, those of movies, and those of series.
    public static var samples: [PersonCredits] {
        let (series, movies) = (
            PersonCredit.samples.filter { $0.episodeCount != nil }, PersonCredit.samples.filter { $0.episodeCount == nil }
        )
        return [
            PersonCredits(cast: movies + series, crew: [director]), PersonCredits(cast: movies, crew: [director]),
            PersonCredits(cast: series, crew: []),
        ]
    }

    private static var director: PersonCredit {
        edited(PersonCredit(creditID: "52fe450ec3a36847f80b9bad", item: .movie(Movie(id: 9_591, title: "That Thing You Do!")))) {
            $0.job = "Director"
            $0.department = "Directing"
        }
    }
}

extension PersonCredit: Sampled {
    /// Credits of Tom Hanks in the cast of movies and a series.
    public static var samples: [PersonCredit] {
        [
            credit("52fe420ec3a36847f800074f", Movie.samples[2], "Forrest Gump"),
            credit("52fe424ac3a36847f8012bc7", Movie.samples[3], "Paul Edgecomb"),
            credit("52fe4253c3a36847f801595d", Movie(id: 568, title: "Apollo 13"), "Jim Lovell"),
            credit("52fe4259c3a36847f801762f", Movie(id: 594, title: "The Terminal"), "Viktor Navorski"),
            edited(PersonCredit(creditID: "52537b5819c295794018e220", item: .tv(TVSeries(id: 496, name: "Family Ties")))) {
                $0.character = "Ned Donnelly"
                $0.episodeCount = 3
            },
        ]
    }

    private static func credit(_ id: String, _ movie: Movie, _ character: String) -> PersonCredit {
        edited(PersonCredit(creditID: id, item: .movie(movie))) {
            $0.character = character
            $0.order = 0
        }
    }
}

extension TaggedImage: Sampled {
    /// Posters of movies on which Tom Hanks was tagged.
    public static var samples: [TaggedImage] {
        [
            image("5b0d1773c3a368427f005d0d", "/arw2vcBveWOVZr6pxd9XTd1TdQa.jpg", (1_000, 1_500), Movie.samples[2]),
            image("5d660ffc58361b001021b778", "/yiWWUa1mB55dfd0QpGHsFsge67I.jpg", (859, 1_288), Movie.samples[2]),
            image(
                "5b235d740e0a265b5d0031d9", "/1wY4psJ5NVEhCuOYROwLH2XExM2.jpg", (1_000, 1_500), Movie(id: 857, title: "Saving Private Ryan")
            ),
            image("595b7283c3a368253c04b899", "/gTXR4jM9B4LFSXON92qxJCGTZI1.jpg", (2_000, 3_000), Movie(id: 339_988, title: "The Circle")),
            image("5ec8b9a9e635710020cf18c4", "/epQDVKTf0tol6LhGGY5iYxpw1ne.jpg", (1_400, 2_100), Movie(id: 8_358, title: "Cast Away")),
        ].compactMap(\.self)
    }

    private static func image(_ id: String, _ path: String, _ size: (width: Int, height: Int), _ movie: Movie) -> TaggedImage? {
        ImagePath(path).map { path in
            edited(TaggedImage(id: id, picture: Picture(filePath: path, width: size.width, height: size.height), media: .movie(movie))) {
                $0.imageType = "poster"
            }
        }
    }
}

extension TaggedImage.Media: Sampled {
    /// One of each kind.
    public static var samples: [TaggedImage.Media] { [.movie(.sample), .tv(.sample), .season(.sample), .episode(.sample)] }
}

extension MediaItem: Sampled {
    /// One of each kind, and another movie.
    public static var samples: [MediaItem] {
        [.movie(.sample), .tv(.sample), .person(.sample), .collection(.sample), .movie(Movie.samples[1])]
    }
}
