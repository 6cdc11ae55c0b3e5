public import MarqueeDomain

extension Person: Sampled {
    /// Tom Hanks, and people who made Fight Club.
    public static var samples: [Person] {
        [
            edited(person(31, "Tom Hanks", .male, "Acting", 82.989, "/xndWFsBlClOJFRdhSt4NBwiPq2o.jpg")) {
                $0.knownFor = [.movie(Movie.samples[2]), .movie(Movie.samples[3])]
            },
            person(819, "Edward Norton", .male, "Acting", 26.99, "/8nytsqL59SFJTVYVrN72k6qkGgJ.jpg"),
            person(287, "Brad Pitt", .male, "Acting", 45.202, "/huV2cdcolEUwJy37QvH914vup7d.jpg"),
            person(1_283, "Helena Bonham Carter", .female, "Acting", 22.112, "/DDeITcCpnBd0CkAIRPhggy9bt5.jpg"),
            person(7_467, "David Fincher", .male, "Directing", 18.371, "/tpEczFclQZeKAiCeKZZ0adRvtfz.jpg"),
        ]
    }

    private static func person(
        _ id: Int, _ name: String, _ gender: Gender, _ department: String, _ popularity: Double, _ profile: String
    ) -> Person {
        edited(Person(id: id, name: name)) {
            $0.gender = gender
            $0.knownForDepartment = department
            $0.popularity = popularity
            $0.profilePath = ImagePath(profile)
        }
    }
}

extension PersonDetails: Sampled {
    /// Tom Hanks with all parts.
    public static var samples: [PersonDetails] {
        [
            edited(PersonDetails(person: .sample)) {
                $0.biography = "The biography of a sample."
                $0.birthday = PartialDay("1956-07-09")
                $0.placeOfBirth = "Concord, California, USA"
                $0.alsoKnownAs = ["Thomas Jeffrey Hanks", "Том Хэнкс", "トム・ハンクス"]
                $0.imdbID = "nm0000158"
                $0.externalIDs = ExternalIDs.samples[2]
                let pictures = [$0.profilePath.map { Picture(filePath: $0, width: 1_000, height: 1_500) }].compactMap(\.self)
                $0.images = edited(ImageSet()) { $0.profiles = pictures }
                $0.combinedCredits = .sample
                $0.movieCredits = PersonCredits.samples[1]
                $0.tvCredits = PersonCredits.samples[2]
                $0.taggedImages = .sample
                $0.changes = .sample
                $0.translations = .sample
            }
        ]
    }
}
