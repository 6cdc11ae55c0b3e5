import Foundation
import MarqueeData
import MarqueeDomain
import MarqueeNet
import TestKit
import Testing

struct MediaListTests {
    private let lists = TMDBLists(WireScene().tmdb)

    @Test func `a list is read with what is on it`() throws {
        let json = """
            {"created_by":"travisbell","description":"What we watched.","favorite_count":0,"id":"1","items":[
              {"id":634649,"media_type":"movie","title":"Spider-Man: No Way Home","release_date":"2021-12-15"},
              {"id":1399,"media_type":"tv","name":"Game of Thrones"},{"id":7,"media_type":"hologram"},{"id":8,"title":"Kindless"}],
             "item_count":59,"iso_639_1":"en","name":"The Marvel Universe","page":2,"poster_path":null,"total_pages":3,"total_results":59}
            """
        let list = try lists.list(MediaListPage(1, page: 2)).adapt(Data(json.utf8))
        #expect(list.value.id == 1 && list.value.name == "The Marvel Universe" && list.value.createdBy == "travisbell")
        #expect(list.value.description == "What we watched." && list.value.itemCount == 59)
        #expect(list.value.items.page == 2 && list.value.items.totalPages == 3 && list.value.items.totalResults == 59)
        #expect(list.value.items.items.map(\.id) == [.movie(634_649), .tv(1399)] && list.dropped == 2)
        #expect(list.titles.map(\.title) == ["Spider-Man: No Way Home", "Game of Thrones"])
        #expect(list.markables == [.movie(634_649), .tv(1399)])
    }

    @Test(arguments: [
        (#"{"id":3,"name":"a","items":[]}"#, 0, 1), (#"{"id":3.0,"name":"a","items":[],"item_count":null}"#, 0, 1),
        (#"{"id":"3","name":"a","items":[{"id":1,"media_type":"movie","title":"b"}],"item_count":1}"#, 1, 1),
        (#"{"id":3,"name":"a","items":[{"id":1,"media_type":"movie","title":"b"}],"item_count":"41"}"#, 41, 3),
        (#"{"id":3,"name":"a","items":[],"item_count":9223372036854775807}"#, 2_147_483_647, 107_374_183),
        (#"{"id":3,"name":"a","items":[],"item_count":-5,"description":null,"created_by":null}"#, 0, 1),
        (#"{"id":3,"name":"a","items":[],"total_results":40}"#, 40, 2), (#"{"id":3,"name":"a","items":[],"created_by":{"id":1}}"#, 0, 1),
    ])
    func `what a list lacks does no harm`(_ json: String, _ count: Int, _ pages: Int) throws {
        let list = try lists.list(MediaListPage(3)).adapt(Data(json.utf8)).value
        #expect(list.id == 3 && list.name == "a" && list.description.isEmpty && list.createdBy.isEmpty)
        #expect(list.itemCount == count && list.items.totalPages == pages && list.items.page == 1)
    }

    @Test(arguments: [
        "{}", #"{"id":"x","name":"a","items":[]}"#, #"{"id":0,"name":"a","items":[]}"#, #"{"name":"a","items":[]}"#,
        #"{"id":1,"items":[]}"#, #"{"id":1,"name":"a"}"#, #"{"id":null,"name":"a","items":[]}"#,
    ])
    func `what is no list is unreadable`(_ json: String) {
        let remote = lists.list(MediaListPage(3))
        #expect(failure(of: { () throws(MarqueeError) in try remote.adapt(Data(json.utf8)).dropped })?.code == .unreadable)
    }

    @Test func `all that is kept about a list can be found by the list`() {
        let subject = MediaReference(.unknown("list"), 3)
        let list = lists.list(MediaListPage(3, page: 2))
        let status = lists.contains(MediaListEntry(list: 3, movie: 550))
        #expect(list.key.subject == subject && status.key.subject == subject)
        #expect(!list.isPrivate && !status.isPrivate)
        #expect(list.key.arguments.map { "\($0.name)=\($0.value)" } == ["list_id=3", "page=2"])
        #expect(status.key.arguments.map { "\($0.name)=\($0.value)" } == ["list_id=3", "movie_id=550"])
    }

    @Test(arguments: [(#"{"id":1,"item_present":true}"#, true), (#"{"id":"1","item_present":false}"#, false)])
    func `whether a movie is on a list is read`(_ json: String, _ isPresent: Bool) throws {
        #expect(try lists.contains(MediaListEntry(list: 1, movie: 550)).adapt(Data(json.utf8)).value == isPresent)
    }

    @Test(arguments: ["{}", #"{"id":1}"#, #"{"item_present":null}"#, #"{"item_present":"yes"}"#])
    func `what does not say whether a movie is on a list is unreadable`(_ json: String) {
        let remote = lists.contains(MediaListEntry(list: 1, movie: 550))
        #expect(failure(of: { () throws(MarqueeError) in try remote.adapt(Data(json.utf8)).dropped })?.code == .unreadable)
    }

    @Test func `a person's lists are read, and those without a number are left out`() throws {
        let json = """
            {"page":1,"results":[{"description":"","favorite_count":0,"id":120174,"item_count":5,"iso_639_1":"en","list_type":"movie",
              "name":"Test Alpha Sort","poster_path":null},
             {"description":"All of them.","id":"3","item_count":"30","name":"The DC Comics Universe","poster_path":"/4H1jWsgEQOgTs4KeG5j5BorKMfX.jpg"},
             {"id":null,"name":"x"},{"id":5}],
             "total_pages":2,"total_results":25}
            """
        let remote = lists.lists(MediaListsPage(), as: .person)
        let page = try remote.adapt(Data(json.utf8))
        let poster = try #require(ImagePath("/4H1jWsgEQOgTs4KeG5j5BorKMfX.jpg"))
        #expect(
            page.value.items == [
                edited(MediaListSummary(id: 120_174, name: "Test Alpha Sort")) {
                    $0.itemCount = 5
                    $0.language = "en"
                    $0.listType = "movie"
                },
                edited(MediaListSummary(id: 3, name: "The DC Comics Universe")) {
                    $0.description = "All of them."
                    $0.itemCount = 30
                    $0.posterPath = poster
                },
            ])
        #expect(page.dropped == 2 && page.value.totalPages == 2 && remote.isPrivate)
        #expect(page.titles.isEmpty && page.markables.isEmpty)
    }

    @Test(arguments: [0, -1])
    func `a list or a movie that cannot be is not asked for`(_ id: Int) {
        #expect(lists.list(MediaListPage(id)).refusal?.reason.key == "path.id")
        #expect(lists.list(MediaListPage(1, page: id)).refusal?.reason.key == "page.range")
        #expect(lists.contains(MediaListEntry(list: id, movie: 1)).refusal?.reason.key == "path.id")
        #expect(lists.contains(MediaListEntry(list: 1, movie: id)).refusal?.reason.key == "path.id")
    }
}
