extension Catalog {
    /// The whole first season.
    static let gameOfThronesEpisodes: [CatalogEpisode] = [
        CatalogEpisode(
            id: 63056, season: 1, number: 1, type: "standard", name: "Winter Is Coming", airDate: "2011-04-17",
            runtime: 62, productionCode: "101", stillPath: "/9hGF3WUkBf7cSjMg0cdMDHJkByd.jpg",
            voteAverage: 8.1, voteCount: 396,
            overview:
                "A king rides north to ask an old friend for help, and far away a brother plans to marry his sister to a warlord for an army.",
            crew: [
                CatalogJob(person: 44797, department: "Directing", job: "Director", creditID: "5256c8a219c2956ff6046e77"),
                CatalogJob(person: 9813, department: "Writing", job: "Writer", creditID: "5256c8a019c2956ff6046e2b"),
                CatalogJob(person: 228068, department: "Writing", job: "Writer", creditID: "5256c8a219c2956ff6046e4b"),
            ],
            guests: [
                CatalogPart(person: 20425, character: "Maester Luwin", creditID: "5987d310c3a3681e2a014bfe", order: 931)
            ],
            images: [
                CatalogImage(
                    .still, "/9hGF3WUkBf7cSjMg0cdMDHJkByd.jpg", language: nil, width: 1920, height: 1080, aspectRatio: 1.778,
                    voteAverage: 5.454, voteCount: 3),
                CatalogImage(
                    .still, "/xIfvIM7YgkADTrqp23rm3CLaOVQ.jpg", language: nil, width: 1920, height: 1080, aspectRatio: 1.778,
                    voteAverage: 5.322, voteCount: 5),
                CatalogImage(
                    .still, "/wrGWeW4WKxnaeA8sxJb2T9O6ryo.jpg", language: nil, width: 1920, height: 1080, aspectRatio: 1.778,
                    voteAverage: 5.32, voteCount: 7),
                CatalogImage(
                    .still, "/qYqCWKoiyR845nUOotJ7rKIXGPM.jpg", language: nil, width: 1920, height: 1080, aspectRatio: 1.778,
                    voteAverage: 5.312, voteCount: 1),
            ],
            links: CatalogLinks(
                imdb: "tt1480055", freebaseMID: "/m/0gmc6ph", freebase: "/en/winter_is_coming", tvdb: 3254641, tvrage: 1065008299,
                wikidata: "Q2614622")),
        CatalogEpisode(
            id: 63057, season: 1, number: 2, type: "standard", name: "The Kingsroad", airDate: "2011-04-24",
            runtime: 56, productionCode: "102", stillPath: "/l0GJx3IR8YasbztTJi5uK0XqkEo.jpg",
            voteAverage: 7.9, voteCount: 262,
            overview: "Ned takes his daughters to the capital while Bran lies ill, and Jon rides to the Wall with his uncle.",
            crew: [
                CatalogJob(person: 44797, department: "Directing", job: "Director", creditID: "5256c8a219c2956ff6046e77"),
                CatalogJob(person: 9813, department: "Writing", job: "Writer", creditID: "5256c8a019c2956ff6046e2b"),
                CatalogJob(person: 228068, department: "Writing", job: "Writer", creditID: "5256c8a219c2956ff6046e4b"),
            ],
            guests: [
                CatalogPart(person: 20425, character: "Maester Luwin", creditID: "5987d310c3a3681e2a014bfe", order: 931)
            ]),
        CatalogEpisode(
            id: 63058, season: 1, number: 3, type: "standard", name: "Lord Snow", airDate: "2011-05-01",
            runtime: 58, productionCode: "103", stillPath: "/8HjOlb4slc1xusMgOtoNpxuTgSI.jpg",
            voteAverage: 8.1, voteCount: 218,
            overview: "Ned and his daughters arrive in King's Landing and find a court full of intrigue.",
            crew: [
                CatalogJob(person: 93223, department: "Directing", job: "Director", creditID: "5256c8a219c2956ff6046f0b"),
                CatalogJob(person: 9813, department: "Writing", job: "Writer", creditID: "5256c8a019c2956ff6046e2b"),
                CatalogJob(person: 228068, department: "Writing", job: "Writer", creditID: "5256c8a219c2956ff6046e4b"),
            ]),
        CatalogEpisode(
            id: 63059, season: 1, number: 4, type: "standard", name: "Cripples, Bastards, and Broken Things", airDate: "2011-05-08",
            runtime: 56, productionCode: "104", stillPath: "/Ai2UPMWv38xGjOgNBuA1o8w8dUI.jpg",
            voteAverage: 8.2, voteCount: 196,
            overview: "Ned looks into the death of Jon Arryn, and Jon makes a friend among the recruits of the Watch.",
            crew: [
                CatalogJob(person: 1223784, department: "Writing", job: "Writer", creditID: "5256c8a419c2956ff6046f62"),
                CatalogJob(person: 93223, department: "Directing", job: "Director", creditID: "5256c8a219c2956ff6046f0b"),
            ],
            guests: [
                CatalogPart(person: 195930, character: "Bronn", creditID: "5256c8b219c2956ff6047d8e", order: 16),
                CatalogPart(person: 1010135, character: "Samwell 'Sam' Tarly", creditID: "56009f37c3a36856180002b5", order: 17),
                CatalogPart(person: 570296, character: "Gendry", creditID: "5256c8b619c2956ff604829c", order: 20),
                CatalogPart(person: 84423, character: "Lord Varys", creditID: "5256c8b219c2956ff6047d6e", order: 22),
                CatalogPart(person: 20425, character: "Maester Luwin", creditID: "5987d310c3a3681e2a014bfe", order: 931),
            ]),
        CatalogEpisode(
            id: 63060, season: 1, number: 5, type: "standard", name: "The Wolf and the Lion", airDate: "2011-05-15",
            runtime: 55, productionCode: "105", stillPath: "/u7e1qSWE6v8jfY9vGNrckX47DGN.jpg",
            voteAverage: 8.5, voteCount: 196,
            overview: "Catelyn takes Tyrion to her sister to be tried, and Ned gives up his office over an order he will not carry out.",
            crew: [
                CatalogJob(person: 93223, department: "Directing", job: "Director", creditID: "5256c8a219c2956ff6046f0b"),
                CatalogJob(person: 9813, department: "Writing", job: "Writer", creditID: "5256c8a019c2956ff6046e2b"),
                CatalogJob(person: 228068, department: "Writing", job: "Writer", creditID: "5256c8a219c2956ff6046e4b"),
            ],
            guests: [
                CatalogPart(person: 195930, character: "Bronn", creditID: "5256c8b219c2956ff6047d8e", order: 16),
                CatalogPart(person: 84423, character: "Lord Varys", creditID: "5256c8b219c2956ff6047d6e", order: 22),
                CatalogPart(person: 20425, character: "Maester Luwin", creditID: "5987d310c3a3681e2a014bfe", order: 931),
            ]),
        CatalogEpisode(
            id: 63061, season: 1, number: 6, type: "standard", name: "A Golden Crown", airDate: "2011-05-22",
            runtime: 53, productionCode: "106", stillPath: "/6FcfWGFlDyWZ2JvQi8uvkxbDx1z.jpg",
            voteAverage: 8.4, voteCount: 195,
            overview: "Ned rules while the king hunts, and Tyrion asks for a trial by combat.",
            crew: [
                CatalogJob(person: 88743, department: "Directing", job: "Director", creditID: "5256c8a519c2956ff60470ac"),
                CatalogJob(person: 9813, department: "Writing", job: "Teleplay", creditID: "618b04c5595a56004395a59e"),
                CatalogJob(person: 9813, department: "Writing", job: "Story", creditID: "618b05247ac829002c98da61"),
                CatalogJob(person: 228068, department: "Writing", job: "Teleplay", creditID: "618b050969d2800066e3b971"),
                CatalogJob(person: 228068, department: "Writing", job: "Story", creditID: "618b0516a313b8008f4ce368"),
            ],
            guests: [
                CatalogPart(person: 195930, character: "Bronn", creditID: "5256c8b219c2956ff6047d8e", order: 16)
            ]),
        CatalogEpisode(
            id: 63062, season: 1, number: 7, type: "standard", name: "You Win or You Die", airDate: "2011-05-29",
            runtime: 58, productionCode: "107", stillPath: "/o6ldSDhIINGNKZR62mHf2m64dD.jpg",
            voteAverage: 8.624, voteCount: 194,
            overview: "The king comes home hurt from his hunt, and Jon takes the vows of the Watch.",
            crew: [
                CatalogJob(person: 88743, department: "Directing", job: "Director", creditID: "5256c8a519c2956ff60470ac"),
                CatalogJob(person: 9813, department: "Writing", job: "Writer", creditID: "5256c8a019c2956ff6046e2b"),
                CatalogJob(person: 228068, department: "Writing", job: "Writer", creditID: "5256c8a219c2956ff6046e4b"),
            ],
            guests: [
                CatalogPart(person: 4391, character: "Tywin Lannister", creditID: "5256c8b419c2956ff6047eda", order: 14),
                CatalogPart(person: 1010135, character: "Samwell 'Sam' Tarly", creditID: "56009f37c3a36856180002b5", order: 17),
                CatalogPart(person: 84423, character: "Lord Varys", creditID: "5256c8b219c2956ff6047d6e", order: 22),
                CatalogPart(person: 20425, character: "Maester Luwin", creditID: "5987d310c3a3681e2a014bfe", order: 931),
            ]),
        CatalogEpisode(
            id: 63063, season: 1, number: 8, type: "standard", name: "The Pointy End", airDate: "2011-06-05",
            runtime: 59, productionCode: "108", stillPath: "/hH0U1QISWGGjoFutvCLdw28MGiq.jpg",
            voteAverage: 8.3, voteCount: 193,
            overview: "Ned and his men are taken prisoner, and Robb makes ready for war.",
            crew: [
                CatalogJob(person: 88743, department: "Directing", job: "Director", creditID: "5256c8a519c2956ff60470ac"),
                CatalogJob(person: 237053, department: "Writing", job: "Writer", creditID: "5256c8a619c2956ff60471bc"),
            ],
            guests: [
                CatalogPart(person: 4391, character: "Tywin Lannister", creditID: "5256c8b419c2956ff6047eda", order: 14),
                CatalogPart(person: 195930, character: "Bronn", creditID: "5256c8b219c2956ff6047d8e", order: 16),
                CatalogPart(person: 1010135, character: "Samwell 'Sam' Tarly", creditID: "56009f37c3a36856180002b5", order: 17),
                CatalogPart(person: 84423, character: "Lord Varys", creditID: "5256c8b219c2956ff6047d6e", order: 22),
                CatalogPart(person: 20425, character: "Maester Luwin", creditID: "5987d310c3a3681e2a014bfe", order: 931),
            ]),
        CatalogEpisode(
            id: 63064, season: 1, number: 9, type: "standard", name: "Baelor", airDate: "2011-06-12",
            runtime: 57, productionCode: "109", stillPath: "/fAmBhmw1pQc6fucrdmnRM5FOpXD.jpg",
            voteAverage: 8.9, voteCount: 206,
            overview: "Robb goes to war, Jon does not know where he belongs, and Drogo falls ill of a wound.",
            crew: [
                CatalogJob(person: 47005, department: "Directing", job: "Director", creditID: "5256c8a619c2956ff6047255"),
                CatalogJob(person: 9813, department: "Writing", job: "Writer", creditID: "5256c8a019c2956ff6046e2b"),
                CatalogJob(person: 228068, department: "Writing", job: "Writer", creditID: "5256c8a219c2956ff6046e4b"),
            ],
            guests: [
                CatalogPart(person: 4391, character: "Tywin Lannister", creditID: "5256c8b419c2956ff6047eda", order: 14),
                CatalogPart(person: 195930, character: "Bronn", creditID: "5256c8b219c2956ff6047d8e", order: 16),
                CatalogPart(person: 1010135, character: "Samwell 'Sam' Tarly", creditID: "56009f37c3a36856180002b5", order: 17),
                CatalogPart(person: 84423, character: "Lord Varys", creditID: "5256c8b219c2956ff6047d6e", order: 22),
            ]),
        CatalogEpisode(
            id: 63065, season: 1, number: 10, type: "finale", name: "Fire and Blood", airDate: "2011-06-19",
            runtime: 53, productionCode: "110", stillPath: "/y1BXkhEqBQS3ewQeqqdHpjhTts0.jpg",
            voteAverage: 8.802, voteCount: 197,
            overview: "Robb swears revenge, Jon has to decide, and Daenerys says goodbye to Drogo.",
            crew: [
                CatalogJob(person: 47005, department: "Directing", job: "Director", creditID: "5256c8a619c2956ff6047255"),
                CatalogJob(person: 9813, department: "Writing", job: "Writer", creditID: "5256c8a019c2956ff6046e2b"),
                CatalogJob(person: 228068, department: "Writing", job: "Writer", creditID: "5256c8a219c2956ff6046e4b"),
            ],
            guests: [
                CatalogPart(person: 4391, character: "Tywin Lannister", creditID: "5256c8b419c2956ff6047eda", order: 14),
                CatalogPart(person: 195930, character: "Bronn", creditID: "5256c8b219c2956ff6047d8e", order: 16),
                CatalogPart(person: 1010135, character: "Samwell 'Sam' Tarly", creditID: "56009f37c3a36856180002b5", order: 17),
                CatalogPart(person: 570296, character: "Gendry", creditID: "5256c8b619c2956ff604829c", order: 20),
                CatalogPart(person: 84423, character: "Lord Varys", creditID: "5256c8b219c2956ff6047d6e", order: 22),
                CatalogPart(person: 20425, character: "Maester Luwin", creditID: "5987d310c3a3681e2a014bfe", order: 931),
            ]),
    ]
}
