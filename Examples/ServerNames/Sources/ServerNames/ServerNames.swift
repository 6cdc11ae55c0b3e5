import HTTPTypes
import Hummingbird
import Marquee
import NIOHTTP1

/// A service's file may import Marquee next to a server framework: the bare HTTP names in it are still those of the framework.
@main
enum ServerNames {
    static func main() async throws {
        let marquee = try await MarqueeClient()
        let application = Application(router: router(marquee), configuration: .init(address: .hostname("127.0.0.1", port: 8080)))
        try await application.runService()
        await marquee.shutdown()
    }

    static func router(_ marquee: MarqueeClient) -> Router<BasicRequestContext> {
        let router = Router()
        router.get("/popular") { request, _ -> Response in
            do throws(MarqueeError) {
                let popular = try await marquee.movies.popular()
                var lines = popular.value.items.map(\.title)
                lines.append("asked with \(method(of: request.head).rawValue)")
                return Response(status: .ok, body: .init(byteBuffer: ByteBuffer(string: lines.joined(separator: "\n"))))
            } catch {
                return Response(status: status(of: error), body: .init(byteBuffer: ByteBuffer(string: error.reason.text)))
            }
        }
        return router
    }

    /// The names of HTTPTypes, which Hummingbird exports too.
    static func status(of error: MarqueeError) -> HTTPResponse.Status {
        let response = HTTPResponse(status: error.code == .notFound ? .notFound : .badGateway)
        return response.status
    }

    /// The names of NIOHTTP1.
    static func method(of request: HTTPRequest) -> HTTPMethod {
        let headers: HTTPHeaders = ["X-Method": request.method.rawValue]
        return HTTPMethod(rawValue: headers.first(name: "X-Method") ?? "GET")
    }
}
