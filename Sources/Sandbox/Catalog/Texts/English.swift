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
    ]
}
