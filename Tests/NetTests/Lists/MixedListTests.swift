import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeDrift
@testable import MarqueeNet
import Testing

/// Lists of version 4.
struct MixedListTests {
    private let lists = TMDBLists(WireScene().tmdb)
    private let json = """
        {"average_rating":8.4,"backdrop_path":"/b.jpg","comments":{"movie:550":"Twice","tv:1399":null,"movie:x":"?","hologram:1":"?"},
         "created_by":{"avatar_path":"/a.jpg","gravatar_hash":"abc","id":"4bc8892a017a3c0z92001001","name":"Travis","username":"travisbell"},
         "description":"What we watched.","id":8136,"iso_3166_1":"US","iso_639_1":"en","item_count":59,"name":"Evenings","object_ids":{},
         "page":2,"poster_path":"/p.jpg","public":false,"results":[{"id":550,"media_type":"movie","title":"Fight Club"},
         {"id":1399,"media_type":"tv","name":"Game of Thrones"},{"id":7,"media_type":"hologram"}],"revenue":100853753,"runtime":139,
         "sort_by":"primary_release_date.desc","total_pages":3,"total_results":58}
        """

    @Test func `a list is read with its items and comments`() throws {
        let answer = try lists.mixedList(MixedListPage(8136, page: 2), as: .person).adapt(Data(json.utf8))
        let list = answer.value
        #expect(list.id == 8136 && list.name == "Evenings" && list.description == "What we watched." && !list.isPublic)
        #expect(list.averageRating == 8.4 && list.revenue == 100_853_753 && list.runtime == 139 && list.numberOfItems == 59)
        #expect(list.language == "en" && list.country == "US" && list.sortBy == .descending(.primaryReleaseDate))
        #expect(list.posterPath == ImagePath("/p.jpg") && list.backdropPath == ImagePath("/b.jpg") && list.posterPath != nil)
        #expect(list.createdBy?.id == "4bc8892a017a3c0z92001001" && list.createdBy?.username == "travisbell")
        #expect(list.createdBy?.name == "Travis" && list.createdBy?.gravatarHash == "abc")
        #expect(list.createdBy?.avatarPath == ImagePath("/a.jpg") && list.createdBy?.avatarPath != nil)
        #expect(list.items.items.map(\.id) == [.movie(550), .tv(1399)] && answer.dropped == 1)
        #expect(list.items.page == 2 && list.items.totalPages == 3 && list.items.totalResults == 58)
        #expect(list.comments == [.movie(550): "Twice"])
        #expect(answer.titles.map(\.title) == ["Fight Club", "Game of Thrones"] && answer.markables == [.movie(550), .tv(1399)])
    }

    @Test func `unread keys of version 4 are on the list`() {
        let row = #"{"account_object_id": "a", "id": 1, "name": "A", "number_of_items": 1, "sort_by": 1}"#
        // Nothing is read of a row of an unknown kind.
        let list = json.replacing(#",{"id":7,"media_type":"hologram"}"#, with: "")
        let unread =
            unread(by: MixedListDTO.self, list) + unread(by: PageDTO<MixedListSummaryDTO>.self, #"{"results": [\#(row)]}"#)
        #expect(Set(unread) == Set(UnreadKeys.version4.map(\.key)))
    }

    private func unread<Answer: Shape>(by shape: Answer.Type, _ json: String) -> [String] {
        Array(Decoding.trace(shape, in: Data(json.utf8)).trace.unread.keys)
    }

    @Test func `a list as its owner sees it is private to the owner`() {
        let (mine, anybody) = (lists.mixedList(MixedListPage(8136), as: .person), lists.mixedList(MixedListPage(8136), as: nil))
        #expect(mine.isPrivate && !anybody.isPrivate && mine.refusal == nil && anybody.refusal == nil)
        #expect(mine.key.subject == lists.list(MediaListPage(8136)).key.subject)
        #expect(lists.mixedList(MixedListPage(8136, sortBy: .ascending(.title)), as: nil).key != anybody.key)
    }

    @Test func `what the lists of a person have in other types is read too`() throws {
        let json = """
            {"page":1,"results":[{"account_object_id":"4bc8892a017a3c0z92001001","adult":0,"average_rating":7.5,"backdrop_path":null,
             "created_at":"2018-07-10 03:20:51 UTC","description":"","featured":1,"id":8136,"iso_3166_1":"US","iso_639_1":"en","name":"A",
             "number_of_items":12,"poster_path":null,"public":0,"revenue":"1000","runtime":"121","sort_by":1,
             "updated_at":"2018-07-11 03:20:51 UTC"},{"id":"9","name":"B","public":1,"runtime":"90"},{"id":0,"name":"C"}],
             "total_pages":1,"total_results":3}
            """
        let page = try lists.mixedLists(MediaListsPage(), as: .person).adapt(Data(json.utf8))
        let (first, second) = (page.value.items[0], page.value.items[1])
        #expect(page.value.items.map(\.id) == [8136, 9] && page.dropped == 1)
        #expect(!first.isPublic && first.isFeatured && !first.isAdult && first.numberOfItems == 12 && first.averageRating == 7.5)
        #expect(first.revenue == 1000 && first.runtime == 121 && second.runtime == 90 && second.isPublic)
        #expect(first.createdAt == Date(timeIntervalSince1970: 1_531_192_851))
        #expect(first.updatedAt == Date(timeIntervalSince1970: 1_531_279_251))
    }

    @Test(arguments: ["{}", #"{"id":1,"name":"a"}"#, #"{"id":8137,"name":"a","results":[]}"#, #"{"id":8136,"results":[]}"#, "[]"])
    func `what is not this list is unreadable`(_ json: String) {
        let remote = lists.mixedList(MixedListPage(8136), as: nil)
        #expect(failure(of: { () throws(MarqueeError) in try remote.adapt(Data(json.utf8)).dropped })?.code == .unreadable)
    }

    @Test func `not found means that a title is not on a list`() async throws {
        let entry = MixedListEntry(list: 8136, title: .tv(1399))
        let absent = WireScene(status: 404, body: #"{"success":false,"status_code":34,"status_message":"x"}"#)
        let present = WireScene(body: #"{"success":true,"status_code":1,"id":8136,"media_id":1399,"media_type":"tv"}"#)
        for (scene, isThere) in [(absent, false), (present, true)] {
            let remote = TMDBLists(scene.tmdb).contains(entry, as: .person)
            guard case .body(let body, _, _) = try await remote.fetch(nil) else {
                Issue.record("No body came.")
                continue
            }
            #expect(try remote.adapt(body).value == isThere && remote.isPrivate)
        }
        let gateway = TMDBLists(WireScene(status: 404, body: "<html>").tmdb).contains(entry, as: .person)
        #expect(await failure(ofAsync: { () async throws(MarqueeError) in try await gateway.fetch(nil) })?.code == .unreadable)
    }
}
