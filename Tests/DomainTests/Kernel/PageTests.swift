import Foundation
import MarqueeDomain
import MarqueeTesting
import Testing

struct PageTests {
    private let page = Page(page: 2, totalPages: 3, totalResults: 41, items: [1, 2, 3])

    @Test func `a page is a collection of its items`() {
        #expect(page.count == 3 && page.first == 1 && page.last == 3 && page[1] == 2 && page.map { $0 * 2 } == [2, 4, 6])
        #expect(Array(page) == page.items && Array(page.reversed()) == [3, 2, 1] && page.dropFirst().startIndex == 1)
        #expect(Page<Int>.empty.isEmpty && Page<Int>.empty.first == nil)
    }

    @Test func `the JSON of a page has its fields, and is no list`() throws {
        let data = try JSONEncoder().encode(page)
        let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(Set(json.keys) == ["page", "totalPages", "totalResults", "items"])
        #expect(try JSONDecoder().decode(Page<Int>.self, from: data) == page)
    }

    @Test func `a result has the properties of its value, and those of its own first`() {
        var fetched = Fetched(MovieDetails.sample, origin: .store)
        #expect(fetched.title == MovieDetails.sample.title && fetched.runtime == MovieDetails.sample.runtime)
        #expect(fetched.origin == .store && fetched.marks.isEmpty)
        fetched.value.movie.title = "Other"
        #expect(fetched.title == "Other" && fetched.map(\.title).value == "Other")
    }

    @Test func `a result with a page is the sequence of its items`() {
        let fetched = Fetched(page, origin: .server)
        var seen: [Int] = []
        for item in fetched { seen.append(item) }
        #expect(seen == [1, 2, 3] && fetched.items == seen && fetched.page == 2 && fetched.totalPages == 3)
        #expect(fetched.map { $0.page }.value == 2 && fetched.contains(3) && fetched.filter { $0 > 1 } == [2, 3])
    }

    @Test func `the days of a list have TMDb's words`() throws {
        let days = try #require(Day("2023-03-16"))...(try #require(Day("2023-05-03")))
        #expect(days.minimum == Day("2023-03-16") && days.maximum == Day("2023-05-03"))
    }
}
