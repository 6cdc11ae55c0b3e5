import Foundation
import Marquee
import MarqueeNet
import Synchronization
import TestKit

/// A server with a list of three movies and a season of two episodes, which have other texts in each language.
final class LanguageScene: HTTPTransport {
    private let requests = Mutex<[String]>([])

    /// The languages of the requests, in their order.
    var languages: [String] { requests.withLock { $0 } }

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let components = URLComponents(string: request.url)
        let language = components?.queryItems?.first { $0.name == "language" }?.value ?? ""
        requests.withLock { $0.append(language) }
        let body = (components?.path ?? "").contains("/season/") ? Self.season(language) : Self.list(language)
        return TransportResponse(status: 200, headers: ["Cache-Control": "max-age=3600"], body: Data(body.utf8))
    }

    func shutdown() async {}

    private static func list(_ language: String) -> String {
        let rows =
            switch language {
            case "pt-BR": [movie(1, "Um", "um texto"), movie(2, "Dois", ""), movie(3, "\u{4E09}", "")]
            case "pt-PT": [movie(1, "Um", "um texto"), movie(2, "Dois", "dois textos"), movie(3, "\u{4E09}", "")]
            default: [movie(1, "One", "one text"), movie(2, "Two", "two texts"), movie(3, "Three", "three texts")]
            }
        return #"{"page":1,"total_pages":1,"total_results":3,"results":[\#(rows.joined(separator: ","))]}"#
    }

    private static func movie(_ id: Int, _ title: String, _ overview: String) -> String {
        let original = ["One", "Two", "\u{4E09}"][id - 1]
        return """
            {"id":\(id),"title":"\(title)","original_title":"\(original)","original_language":"\(id == 3 ? "ja" : "en")",
            "overview":"\(overview)","popularity":\(10 - id)}
            """
    }

    private static func season(_ language: String) -> String {
        let names = language.hasPrefix("de") ? ["Folge 1", "Das Ende"] : ["The Beginning", "The End"]
        let overviews = language.hasPrefix("de") ? ["", "Es endet."] : ["It begins.", "It ends."]
        let rows = (0..<2).map { index in
            #"{"id":\#(index + 10),"season_number":1,"episode_number":\#(index + 1),"name":"\#(names[index])","overview":"\#(overviews[index])"}"#
        }
        return #"{"id":5,"season_number":1,"name":"Staffel 1","episodes":[\#(rows.joined(separator: ","))]}"#
    }
}
