public import MarqueeDomain

extension Credits: Sampled {
    /// Some of the credits of Fight Club and of the latest season of Game of Thrones.
    public static var samples: [Credits] {
        [
            Credits(cast: CastMember.samples, crew: CrewMember.samples),
            Credits(cast: gameOfThrones.map(\.member), crew: crewOfGameOfThrones),
        ]
    }

    static var gameOfThrones: [(member: CastMember, episodes: Int)] {
        [
            (
                CastMember.sample(
                    "5256c8b219c2956ff6047cd8", 22_970, "Peter Dinklage", .male, "Tyrion Lannister", 0, "/lRsRgnksAhBRXwAB68MFjmTtLrk.jpg"),
                77
            ),
            (
                .sample(
                    "5256c8ad19c2956ff60479ce", 17_286, "Lena Headey", .female, "Cersei Lannister", 3, "/xR2IBnBlUdyBe5hecaVdtRuQqUE.jpg"),
                75
            ),
            (
                .sample(
                    "5256c8af19c2956ff60479f6", 1_223_786, "Emilia Clarke", .female, "Daenerys Targaryen", 6,
                    "/u59kTmNHXzaGZqokivxLPiBVIML.jpg"), 78
            ),
            (.sample("5256c8af19c2956ff6047af6", 239_019, "Kit Harington", .male, "Jon Snow", 9, "/htGBMno71BJAEGF3Y9f62MdA3Yt.jpg"), 78),
        ]
    }

    private static var crewOfGameOfThrones: [CrewMember] {
        [
            .sample("5ceab0820e0a261a50cb87a9", 114_404, "Miguel Sapochnik", "Executive Producer", "Production"),
            .sample("5ceab0ab92514175e8bb5caf", 33_316, "David Nutter", "Executive Producer", "Production"),
        ]
    }
}

extension CastMember: Sampled {
    /// The first of the cast of Fight Club.
    public static var samples: [CastMember] {
        [
            .sample("52fe4250c3a36847f80149f3", 819, "Edward Norton", .male, "The Narrator", 0, "/8nytsqL59SFJTVYVrN72k6qkGgJ.jpg"),
            .sample("52fe4250c3a36847f80149f7", 287, "Brad Pitt", .male, "Tyler Durden", 1, "/huV2cdcolEUwJy37QvH914vup7d.jpg"),
            .sample(
                "631f0de8bd32090082733691", 1_283, "Helena Bonham Carter", .female, "Marla Singer", 2, "/DDeITcCpnBd0CkAIRPhggy9bt5.jpg"),
            .sample("52fe4250c3a36847f80149ff", 7_470, "Meat Loaf", .male, "Robert \"Bob\" Paulson", 3, "/7gKLR1u46OB8WJ6m06LemNBCMx6.jpg"),
            .sample("631f0e29ce9e91007f757d86", 7_499, "Jared Leto", .male, "Angel Face", 4, "/ca3x0OfIKbJppZh8S1Alx3GfUZO.jpg"),
        ]
    }

    static func sample(
        _ id: String, _ person: Int, _ name: String, _ gender: Gender, _ character: String, _ order: Int, _ profile: String
    ) -> CastMember {
        edited(CastMember(creditID: id, personID: person, name: name)) {
            $0.gender = gender
            $0.knownForDepartment = "Acting"
            $0.character = character
            $0.order = order
            $0.profilePath = ImagePath(profile)
        }
    }
}

extension CrewMember: Sampled {
    /// Some of the crew of Fight Club.
    public static var samples: [CrewMember] {
        [
            .sample("631f0289568463007bbe28a5", 7_467, "David Fincher", "Director", "Directing", "/tpEczFclQZeKAiCeKZZ0adRvtfz.jpg"),
            .sample("56380f0cc3a3681b5c0200be", 7_469, "Jim Uhls", "Screenplay", "Writing", "/eJPUwP933EiwEWqxEBzPv6Xf0nC.jpg"),
            .sample("52fe4250c3a36847f8014a4d", 7_468, "Chuck Palahniuk", "Novel", "Writing", "/r8WZhWea6RXCNO7HXvvB4lWYxzu.jpg"),
            .sample("52fe4250c3a36847f8014a11", 1_254, "Art Linson", "Producer", "Production", "/gZbaXFTQCSWCq6vzE817NXIA4zC.jpg"),
            .sample("52fe4250c3a36847f8014a29", 7_480, "James Haygood", "Editor", "Editing"),
        ]
    }

    static func sample(
        _ id: String, _ person: Int, _ name: String, _ job: String, _ department: String, _ profile: String? = nil
    ) -> CrewMember {
        edited(CrewMember(creditID: id, personID: person, name: name)) {
            $0.gender = .male
            $0.job = job
            $0.department = department
            $0.profilePath = profile.flatMap { ImagePath($0) }
        }
    }
}
