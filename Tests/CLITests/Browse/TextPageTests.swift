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
}
