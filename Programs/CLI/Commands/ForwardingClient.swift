import Foundation
import Marquee
import MarqueeSandbox

/// The HTTP client behind `sandbox --record`.
struct ForwardingClient: Sendable {
    let upstream: RecordingUpstream
    /// The site where sign-ins are approved.
    let webURL: String
    /// The server of daily exports, which are not forwarded.
    let exportsURL: String
    private let transport: any HTTPTransport

    /// Where a credential may be sent without TLS.
    private static let loopback = ["localhost", "127.0.0.1", "::1", "[::1]"]
    private static let tmdb = "https://api.themoviedb.org"

    init(from text: String?, _ context: Context) throws(Failure) {
        let address = text ?? Self.tmdb
        guard let url = URL(string: address), let host = url.host?.lowercased(), !host.isEmpty, url.user == nil, url.query == nil,
            url.fragment == nil, url.scheme == "https" || (url.scheme == "http" && Self.loopback.contains(host))
        else { throw .usage(Texts.fromUsage) }
        let configuration = try CommandSession.configuration(context)
        let isTMDb = address == Self.tmdb
        (webURL, exportsURL) = isTMDb ? ("https://www.themoviedb.org", "https://files.tmdb.org") : (address, address)
        let transport = configuration.transport ?? CurlTransport(configuration.connections)
        self.transport = transport
        // Only TMDb gets the credential that is configured for it; another server gets the credentials that the program sends.
        let credential = isTMDb || address == configuration.baseURL?.absoluteString ? configuration.credential : nil
        var upstream = RecordingUpstream(baseURL: url, imageBaseURL: isTMDb ? URL(string: "https://image.tmdb.org") : nil) { request in
            let response = try await transport.send(Self.forwarded(request, credential))
            let fields = response.headers.fields.map { ($0.name.lowercased(), $0.value) }
            return RecordingUpstream.Answer(
                status: response.status, headers: Dictionary(fields) { $0 + ", " + $1 }, body: response.body)
        }
        if let credential { upstream.secrets = [credential.secret.reveal()] }
        self.upstream = upstream
    }

    func end() async { await transport.shutdown() }

    private static func forwarded(_ request: RecordingUpstream.Request, _ credential: Credential?) -> TransportRequest {
        var headers = TransportHeaders(request.headers.sorted { $0.key < $1.key }.map { TransportHeaders.Field($0.key, $0.value) })
        var url = request.url
        let hasOwn = request.headers["authorization"] != nil || url.contains("api_key=")
        // A page in a browser must not use the credential of the user.
        if let credential, !hasOwn, request.headers["origin"] == nil, !url.contains("/t/p/") {
            switch credential.kind {
            case .accessToken: headers["Authorization"] = "Bearer " + credential.secret.reveal()
            case .apiKey: url += (url.contains("?") ? "&" : "?") + "api_key=" + credential.secret.reveal()
            @unknown default: break
            }
        }
        return TransportRequest(TransportMethod(rawValue: request.method) ?? .get, url, headers: headers, body: request.body)
    }
}
