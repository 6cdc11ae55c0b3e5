import Foundation

/// A page of twenty movies that do not exist, as long as one of TMDb's: about 16 KB.
enum SamplePage {
    static let body = body(page: 1)

    static func body(page: Int, titles: Int = 20, withoutOverview count: Int = 0) -> Data {
        let rows = (0..<titles).map { row(id: page * 1_000 + $0, hasOverview: $0 >= count) }
        return Data(
            #"{"page":\#(page),"results":[\#(rows.joined(separator: ","))],"total_pages":500,"total_results":10000}"#.utf8)
    }

    static func title(_ id: Int) -> String {
        let words = [
            "Amber", "Border", "Copper", "Delta", "Ember", "Falcon", "Granite", "Harbor", "Island", "Juniper", "Kettle", "Lantern",
        ]
        return "\(words[id % 12]) \(words[id / 12 % 12]) \(id)"
    }

    private static func row(id: Int, hasOverview: Bool = true) -> String {
        let overview = (0..<(hasOverview ? 9 : 0)).map { "Sentence \($0) of the overview of sample \(id), made for measurements. " }
            .joined()
        return """
            {"adult":false,"backdrop_path":"/b\(id)aBcDeFgHiJkLmNoP.jpg","genre_ids":[18,53,\(id % 99)],"id":\(id),\
            "original_language":"en","original_title":"\(title(id))","overview":"\(overview)","popularity":\(id % 977).\(id % 13),\
            "poster_path":"/p\(id)aBcDeFgHiJkLmNoP.jpg","release_date":"\(1950 + id % 75)-0\(1 + id % 9)-1\(id % 9)",\
            "title":"\(title(id))","video":false,"vote_average":\(id % 10).\(id % 7),"vote_count":\(id % 30_000)}
            """
    }
}
