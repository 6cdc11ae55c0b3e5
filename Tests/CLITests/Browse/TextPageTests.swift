import MarqueeDomain
import Testing

@testable import MarqueeCLI

/// Pages of text that are longer than the screen.
struct TextPageTests {
    private let page: TextPage = {
        var page = TextPage()
        for number in 1...30 { page.add(Line("row \(number)"), to: .item(.movie(number))) }
        return page
    }()
    private let canvas = BrowseView.canvas(on: Grid(width: 20, height: 13))

    @Test func `A page scrolls up to its last row`() {
        let end = canvas.scrolled(page, from: ReadingPosition(), by: .max)
        #expect(end == ReadingPosition(scroll: 20))
        #expect(canvas.scrolled(page, from: end, by: -1).scroll == 19)
        #expect(canvas.scrolled(page, from: ReadingPosition(scroll: 5_000), by: -1).scroll == 19)
        #expect(canvas.scrolled(page, from: end, by: .min).scroll == 0)
    }

    @Test func `Scrolling starts at the row of the selected link`() {
        #expect(canvas.scrolled(page, from: ReadingPosition(link: 24), by: 1) == ReadingPosition(scroll: 20))
        #expect(canvas.scrolled(page, from: ReadingPosition(link: 14), by: 1) == ReadingPosition(scroll: 10))
    }

    @Test func `A page that fits on the screen does not scroll`() {
        let tall = BrowseView.canvas(on: Grid(width: 20, height: 40))
        #expect(tall.scrolled(page, from: ReadingPosition(), by: 3).scroll == 0)
    }

    @Test func `An arrow selects the next link that is shown, and scrolls to the one behind it`() {
        var position = ReadingPosition()
        for link in 0..<30 {
            position.move(by: (0, 1), over: page, on: canvas)
            #expect(position.link == link && canvas.links(in: page, at: position).contains(link))
        }
        position.move(by: (0, 1), over: page, on: canvas)
        #expect(position.link == 29)
        for link in (0..<29).reversed() {
            position.move(by: (0, -1), over: page, on: canvas)
            #expect(position.link == link && canvas.links(in: page, at: position).contains(link))
        }
    }

    @Test func `An arrow scrolls a text up to its first link, and keeps the selection while it is shown`() {
        var long = TextPage()
        for _ in 1...15 { long.add(Line("text")) }
        long.add(Line("link"), to: .item(.movie(1)))
        for _ in 1...15 { long.add(Line("text")) }
        var position = ReadingPosition()
        for scroll in 1...6 {
            position.move(by: (0, 1), over: long, on: canvas)
            #expect(position == ReadingPosition(scroll: scroll))
        }
        position.move(by: (0, 1), over: long, on: canvas)
        #expect(position == ReadingPosition(scroll: 6, link: 0))
        for _ in 1...9 { position.move(by: (0, 1), over: long, on: canvas) }
        #expect(position == ReadingPosition(scroll: 15, link: 0))
        position.move(by: (0, 1), over: long, on: canvas)
        #expect(position.link == nil)
    }

    /// On the left 20 lines of text and a link, on the right 30 links.
    @Test func `A wide screen shows two columns, which scroll together, and arrows reach the links of both`() {
        var page = TextPage()
        page.hasAside = true
        for number in 1...20 { page.add(Line("text \(number)")) }
        page.add(Line("left"), to: .item(.movie(1)))
        page.isAside = true
        page.add(heading: "Cast")
        for number in 1...30 { page.add(Line("right \(number)"), to: .item(.movie(1 + number))) }
        func rows(_ width: Int, _ position: ReadingPosition) -> [String] {
            var canvas = BrowseView.canvas(on: Grid(width: width, height: 13))
            canvas.draw(page, at: position)
            return canvas.rows.map { canvas.grid.text(row: $0) }
        }
        #expect(rows(119, ReadingPosition())[0] == "text 1")
        let first = rows(120, ReadingPosition())
        #expect(first[0] == "text 1" + String(repeating: " ", count: 55) + "Cast" && first[1].hasSuffix("right 1"))
        let canvas = BrowseView.canvas(on: Grid(width: 120, height: 13))
        var (position, selected) = (ReadingPosition(), Set<Int>())
        for _ in 1...120 {
            position.move(by: (0, 1), over: page, on: canvas)
            guard let link = position.link else { continue }
            selected.insert(link)
            #expect(canvas.links(in: page, at: position).contains(link))
        }
        #expect(selected.count > 25 && position.link == 30)
        for number in 0...30 { #expect(canvas.links(in: page, at: ReadingPosition(link: number)).contains(number)) }
    }

    @Test func `A narrow list cuts a long title, and not its year, rating and marks`() {
        var movie = Movie(id: 1, title: "The Lord of the Samples: The Fellowship of the Row")
        (movie.releaseDate, movie.voteAverage, movie.voteCount) = (Day(year: 2_001, month: 12, day: 18), 8.4, 10)
        let marks = Marks(isFavorite: true)
        let whole = TitleLines.heading(.movie(movie), marks)
        let values = whole.text.dropFirst(movie.title.count)
        let cut = TitleLines.heading(.movie(movie), marks, width: 38)
        #expect(cut.columns == 38 && cut.text.hasSuffix(values) && cut.text.contains("…") && cut.text.hasPrefix("The Lord"))
        #expect(TitleLines.heading(.movie(movie), marks, width: whole.columns) == whole)
        // Fewer columns than a title needs: the row is cut at its end.
        #expect(TitleLines.heading(.movie(movie), marks, width: 12) == whole)
    }

    @Test(arguments: [(40, "a b · c d · q quit"), (17, "a b · q quit"), (12, "a b · q quit"), (11, "a b · c d"), (2, "a b")])
    func `The line of keys ends with the last key if there is room for it and for the first one`(_ width: Int, _ line: String) {
        #expect(KeyLine.text(["a b", "c d"], last: "q quit", width: width) == line)
    }

    @Test func `A person of the crew is listed once, with all jobs`() {
        func member(_ id: Int, _ job: String) -> CrewMember {
            var member = CrewMember(creditID: "\(id)\(job)", personID: id, name: "Person \(id)")
            member.job = job
            return member
        }
        let crew = Screens.jobs([member(1, "Director"), member(2, "Writer"), member(1, "Producer"), member(1, "Director")])
        #expect(crew.map { $0.member.name + ", " + $0.jobs } == ["Person 1, Director, Producer", "Person 2, Writer"])
        let later = Screens.jobs([member(2, "Writer"), member(3, "Producer"), member(3, "Writer"), member(1, "Director")])
        #expect(later.map(\.member.name) == ["Person 1", "Person 2", "Person 3"])
    }
}
