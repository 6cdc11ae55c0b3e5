extension Catalog {
    /// In the order of the credits; who is no regular appears only where the credits of all episodes are put together.
    static let gameOfThronesCast: [CatalogSeriesRole] = [
        CatalogSeriesRole(person: 22970, character: "Tyrion Lannister", creditID: "5256c8b219c2956ff6047cd8", order: 0, episodeCount: 77),
        CatalogSeriesRole(
            person: 48, character: "Ned Stark", creditID: "58c7134792514179d20011a9", order: 1, episodeCount: 10, isRegular: false),
        CatalogSeriesRole(
            person: 13633, character: "Robert Baratheon", creditID: "5256c8ad19c2956ff60478e2", order: 2, episodeCount: 15, isRegular: false
        ),
        CatalogSeriesRole(person: 17286, character: "Cersei Lannister", creditID: "5256c8ad19c2956ff60479ce", order: 3, episodeCount: 75),
        CatalogSeriesRole(
            person: 20057, character: "Catelyn Stark", creditID: "5256c8ad19c2956ff604796a", order: 4, episodeCount: 38, isRegular: false),
        CatalogSeriesRole(person: 12795, character: "Jaime Lannister", creditID: "5256c8ad19c2956ff604793e", order: 5, episodeCount: 71),
        CatalogSeriesRole(
            person: 1223786, character: "Daenerys Targaryen", creditID: "5256c8af19c2956ff60479f6", order: 6, episodeCount: 78),
        CatalogSeriesRole(
            person: 49735, character: "Petyr Baelish", creditID: "5256c8af19c2956ff6047aa4", order: 7, episodeCount: 71, isRegular: false),
        CatalogSeriesRole(
            person: 20508, character: "Jorah Mormont", creditID: "5256c8af19c2956ff6047a5c", order: 8, episodeCount: 73, isRegular: false),
        CatalogSeriesRole(person: 239019, character: "Jon Snow", creditID: "5256c8af19c2956ff6047af6", order: 9, episodeCount: 78),
        CatalogSeriesRole(
            person: 205258, character: "Viserys Targaryen", creditID: "5256c8af19c2956ff6047ac2", order: 10, episodeCount: 16,
            isRegular: false),
        CatalogSeriesRole(
            person: 4391, character: "Tywin Lannister", creditID: "5256c8b419c2956ff6047eda", order: 11, episodeCount: 41, isRegular: false),
        CatalogSeriesRole(person: 15498, character: "Davos Seaworth", creditID: "5256c8b519c2956ff604803e", order: 12, episodeCount: 67),
        CatalogSeriesRole(person: 239020, character: "Bran Stark", creditID: "5256c8b119c2956ff6047c22", order: 13, episodeCount: 67),
        CatalogSeriesRole(
            person: 512991, character: "Robb Stark", creditID: "5256c8af19c2956ff6047b1a", order: 14, episodeCount: 34, isRegular: false),
        CatalogSeriesRole(person: 1001657, character: "Sansa Stark", creditID: "5256c8b419c2956ff6047f34", order: 16, episodeCount: 75),
        CatalogSeriesRole(
            person: 71586, character: "Theon Greyjoy", creditID: "5256c8b019c2956ff6047b5a", order: 17, episodeCount: 73, isRegular: false),
        CatalogSeriesRole(person: 1181313, character: "Arya Stark", creditID: "5256c8b419c2956ff6047f0c", order: 18, episodeCount: 73),
        CatalogSeriesRole(
            person: 1011904, character: "Brienne of Tarth", creditID: "5256c8bd19c2956ff604841c", order: 21, episodeCount: 50),
        CatalogSeriesRole(person: 195930, character: "Bronn", creditID: "5256c8b219c2956ff6047d8e", order: 22, episodeCount: 67),
        CatalogSeriesRole(person: 84423, character: "Lord Varys", creditID: "5256c8b219c2956ff6047d6e", order: 23, episodeCount: 75),
        CatalogSeriesRole(
            person: 3075, character: "Sandor 'The Hound' Clegane", creditID: "5256c8b119c2956ff6047c84", order: 24, episodeCount: 63),
        CatalogSeriesRole(person: 1010135, character: "Samwell Tarly", creditID: "56009f37c3a36856180002b5", order: 25, episodeCount: 71),
        CatalogSeriesRole(
            person: 489467, character: "Joffrey Baratheon", creditID: "5256c8b119c2956ff6047c4e", order: 26, episodeCount: 37,
            isRegular: false),
        CatalogSeriesRole(person: 570296, character: "Gendry", creditID: "5256c8b619c2956ff604829c", order: 29, episodeCount: 27),
        CatalogSeriesRole(
            person: 228068, character: "Wildling 1", creditID: "5cd2733cc3a3683b2eda59b5", order: 782, episodeCount: 1, isRegular: false),
        CatalogSeriesRole(
            person: 9813, character: "Wildling 2", creditID: "5cd2734fc3a36836c1e5e133", order: 783, episodeCount: 1, isRegular: false),
        CatalogSeriesRole(
            person: 20425, character: "Maester Luwin", creditID: "5987d310c3a3681e2a014bfe", order: 932, episodeCount: 18, isRegular: false),
        CatalogSeriesRole(
            person: 1253360, character: "Oberyn Martell", creditID: "598906afc3a3681f6e005aa2", order: 1026, episodeCount: 13,
            isRegular: false),
    ]

    static let gameOfThronesCrew: [CatalogSeriesJob] = [
        CatalogSeriesJob(
            person: 47005, department: "Directing", job: "Director", creditID: "5256c8a619c2956ff6047255", episodeCount: 7, isRegular: false
        ),
        CatalogSeriesJob(
            person: 88743, department: "Directing", job: "Director", creditID: "5256c8a519c2956ff60470ac", episodeCount: 5, isRegular: false
        ),
        CatalogSeriesJob(
            person: 93223, department: "Directing", job: "Director", creditID: "5256c8a219c2956ff6046f0b", episodeCount: 3, isRegular: false
        ),
        CatalogSeriesJob(
            person: 9813, department: "Directing", job: "Director", creditID: "54ef2a6ec3a3686d5e005a06", episodeCount: 2, isRegular: false),
        CatalogSeriesJob(
            person: 228068, department: "Directing", job: "Director", creditID: "54ef3247c3a3680b80006783", episodeCount: 2,
            isRegular: false),
        CatalogSeriesJob(
            person: 44797, department: "Directing", job: "Director", creditID: "5256c8a219c2956ff6046e77", episodeCount: 2, isRegular: false
        ),
        CatalogSeriesJob(
            person: 237053, department: "Production", job: "Co-Executive Producer", creditID: "54eef3e19251417965005c64", episodeCount: 73),
        CatalogSeriesJob(
            person: 1223784, department: "Production", job: "Supervising Producer", creditID: "5c8be4f79251410ce2c56b24", episodeCount: 10,
            isRegular: false),
        CatalogSeriesJob(
            person: 1223784, department: "Production", job: "Co-Producer", creditID: "5c8be54cc3a36864651053dc", episodeCount: 10,
            isRegular: false),
        CatalogSeriesJob(
            person: 1223784, department: "Production", job: "Producer", creditID: "5ceb38f00e0a266683ce3a12", episodeCount: 10,
            isRegular: false),
        CatalogSeriesJob(
            person: 1223784, department: "Production", job: "Co-Executive Producer", creditID: "5c8be4c29251410cf7c54b74", episodeCount: 13),
        CatalogSeriesJob(
            person: 47005, department: "Production", job: "Co-Executive Producer", creditID: "5c8c8e30c3a368612247fbea", episodeCount: 10,
            isRegular: false),
        CatalogSeriesJob(
            person: 237053, department: "Writing", job: "Writer", creditID: "5256c8a619c2956ff60471bc", episodeCount: 4, isRegular: false),
        CatalogSeriesJob(person: 237053, department: "Writing", job: "Novel", creditID: "54eef1fc925141796e005aee", episodeCount: 73),
        CatalogSeriesJob(
            person: 9813, department: "Writing", job: "Writer", creditID: "5256c8a019c2956ff6046e2b", episodeCount: 73, isRegular: false),
        CatalogSeriesJob(
            person: 9813, department: "Writing", job: "Story", creditID: "618b05247ac829002c98da61", episodeCount: 1, isRegular: false),
        CatalogSeriesJob(
            person: 9813, department: "Writing", job: "Teleplay", creditID: "618b04c5595a56004395a59e", episodeCount: 1, isRegular: false),
        CatalogSeriesJob(
            person: 228068, department: "Writing", job: "Writer", creditID: "5256c8a219c2956ff6046e4b", episodeCount: 73, isRegular: false),
        CatalogSeriesJob(
            person: 228068, department: "Writing", job: "Story", creditID: "618b0516a313b8008f4ce368", episodeCount: 1, isRegular: false),
        CatalogSeriesJob(
            person: 228068, department: "Writing", job: "Teleplay", creditID: "618b050969d2800066e3b971", episodeCount: 1, isRegular: false),
        CatalogSeriesJob(
            person: 1223784, department: "Writing", job: "Writer", creditID: "5256c8a419c2956ff6046f62", episodeCount: 11, isRegular: false),
        CatalogSeriesJob(
            person: 1223784, department: "Writing", job: "Story Editor", creditID: "621d60ee172d7f006e4d92c6", episodeCount: 9,
            isRegular: false),
    ]
}
