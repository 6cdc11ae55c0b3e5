extension Catalog {
    static let englishTexts: [Int: CatalogText] = [
        550: CatalogText(
            overview: "A man who cannot sleep befriends a man who sells soap, and together they start a club where strangers fight.",
            homepage: "http://www.foxmovies.com/movies/fight-club"),
        11: CatalogText(
            overview: "Luke Skywalker and Han Solo, with two droids in tow, go after a princess whom the Empire holds prisoner.",
            homepage: "http://www.starwars.com/films/star-wars-episode-iv-a-new-hope"),
        238: CatalogText(
            overview: "When the head of the Corleones is nearly killed, the youngest son answers for his family, and it changes him."),
        129: CatalogText(
            overview: "Chihiro loses her parents in a world of spirits and has to find out how brave she is to get them back."),
        496243: CatalogText(
            overview: "A family without work grows curious about a rich one, and one thing nobody planned ties them together."),
        502356: CatalogText(
            overview: "Two plumbers fall through a pipe into another world and lose each other; one of them sets out to find his brother."),
        603692: CatalogText(
            overview: "John Wick sees a way to be free of the High Table, but a new opponent stands before it with old friends at his side."
        ),
        315162: CatalogText(
            overview: "Eight lives are spent and one is left: a cat in boots goes looking for the wish that could return them."),
        385687: CatalogText(overview: "Dom and his family meet someone who has waited a long time to take everything they love from them."),
        447365: CatalogText(
            overview: "Peter Quill grieves, and still one of his crew needs saving; it may be the last time they all fly together."),
        76600: CatalogText(
            overview: "Jake and Neytiri have children now, and every danger that finds them becomes a danger to the whole family."),
        973534: CatalogText(overview: "Two film lovers spend a year in Krasnodar on a Russian version of a story they admire."),
        13: CatalogText(
            overview: "Forrest is slower than others and still finds himself wherever history happens, always with one girl on his mind."),
        862: CatalogText(
            overview: "Woody is the favorite toy in the house until a space ranger arrives on a birthday and wants the same place."),
        497: CatalogText(overview: "On death row, a guard comes to see that one of his prisoners can heal the sick."),
        857: CatalogText(
            overview: "After the landing in Normandy, a captain and seven men look for a soldier whose brothers have all fallen."),
        640: CatalogText(overview: "A young man passes for a pilot, a doctor and a lawyer, and an FBI agent is never far behind him."),
        8358: CatalogText(overview: "A man survives a crash at sea and is left alone with an island and a great deal of time."),
        594: CatalogText(
            overview: "A traveler's country falls apart while he is in the air, and now the airport is the only place that has to keep him."
        ),
        568: CatalogText(overview: "Something breaks on the way to the Moon, and the only thing left to do is to bring three men home."),
        240: CatalogText(
            overview: "Young Vito makes his way in New York; decades later his son Michael wants more than the family can bear."),
        278: CatalogText(
            overview: "A banker who says he is innocent begins a long sentence and keeps something that nobody can lock away."),
        429: CatalogText(overview: "Three men look for the same buried money while a civil war goes on around them."),
        603: CatalogText(overview: "A hacker learns who rules the world he lives in, and joins those who fight them."),
        118340: CatalogText(
            overview: "Peter Quill picks up an orb that someone powerful wants, and has to run with whoever runs beside him."),
        335984: CatalogText(
            overview: "A blade runner finds a secret that was buried for years, and it sets him on the trail of a man who went missing."),
        372058: CatalogText(overview: "Two strangers at school wake up in each other's lives and begin to leave notes for one another."),
        634649: CatalogText(
            overview: "Everyone knows who Spider-Man is, and Peter Parker asks Doctor Strange for a help that makes it worse."),
        934433: CatalogText(overview: "Four survivors leave their town behind to start again."),
    ]
}
