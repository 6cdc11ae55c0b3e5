import Foundation
import HTTPTypes
import Hummingbird
import Marquee
import MarqueeSandbox

/// A server between a site and its sandbox, which answers 500 for the people from ``firstBroken`` on, as TMDb does for broken records.
enum FailingTMDb {
    static let firstBroken = 700_000

    /// Runs it for the length of one test, which gets its address.
    static func run(before sandbox: Sandbox, _ test: (URL) async throws -> Void) async throws {
        let transport = CurlTransport(.init(usesEnvironmentProxies: false))
        let responder = CallbackResponder<BasicRequestContext> { request, _ in try await answer(to: request, sandbox.baseURL, transport) }
        do {
            try await OpenServer.run(responder, test)
        } catch {
            await transport.shutdown()
            throw error
        }
        await transport.shutdown()
    }

    private static func answer(to request: Request, _ base: URL, _ transport: CurlTransport) async throws -> Response {
        let path = request.uri.path.split(separator: "/")
        if path.dropLast().last == "person", let id = path.last.flatMap({ Int($0) }), id >= firstBroken {
            let text = #"{"status_code":11,"status_message":"Internal error: Something went wrong.","success":false}"#
            return Response(
                status: .internalServerError, headers: [.contentType: "application/json"],
                body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
        }
        let body = try await request.body.collect(upTo: 1_000_000)
        var headers = TransportHeaders()
        for field in request.headers where !ownFields.contains(field.name.canonicalName) {
            headers.append(field.name.rawName, field.value)
        }
        let answer = try await transport.send(
            TransportRequest(
                TransportMethod(rawValue: request.method.rawValue) ?? .get, "\(base.absoluteString)\(request.uri.string)",
                headers: headers, body: body.readableBytes > 0 ? Data(body.readableBytesView) : nil))
        var response = Response(
            status: .init(code: answer.status), body: ResponseBody(byteBuffer: ByteBuffer(bytes: answer.body)))
        for field in answer.headers.fields where !ownFields.contains(field.name.lowercased()) {
            if let name = HTTPField.Name(field.name) { response.headers.append(HTTPField(name: name, value: field.value)) }
        }
        return response
    }

    /// The fields of one connection, and those that decoding has made wrong.
    private static let ownFields: Set = [
        "connection", "content-length", "transfer-encoding", "host", "keep-alive", "accept-encoding", "content-encoding",
    ]
}
