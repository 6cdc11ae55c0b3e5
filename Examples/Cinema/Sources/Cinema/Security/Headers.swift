import Foundation
import HTTPTypes
import Hummingbird

/// The restrictions for browsers in every answer.
struct SecurityHeaders<Context: RequestContext>: RouterMiddleware {
    private let policy: String
    private let isSecure: Bool

    /// Nothing comes from another server. The form of the sign-in leads to TMDb's page.
    init(approval: URL, isSecure: Bool) {
        self.isSecure = isSecure
        policy = """
            default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
            worker-src 'self'; form-action 'self' \(Self.origin(of: approval)); base-uri 'none'; frame-ancestors 'none'
            """
    }

    func handle(_ request: Request, context: Context, next: (Request, Context) async throws -> Response) async throws -> Response {
        var response = try await next(request, context)
        response.headers[.contentSecurityPolicy] = policy
        // A browser that was here once comes back over TLS only.
        if isSecure { response.headers[.strictTransportSecurity] = "max-age=31536000" }
        response.headers[.xContentTypeOptions] = "nosniff"
        response.headers[HTTPField.Name("Referrer-Policy")!] = "same-origin"
        response.headers[HTTPField.Name("Cross-Origin-Opener-Policy")!] = "same-origin"
        response.headers[HTTPField.Name("Permissions-Policy")!] = "camera=(), geolocation=(), microphone=()"
        return response
    }

    private static func origin(of url: URL) -> String {
        "\(url.scheme ?? "https")://\(url.host() ?? "localhost")" + (url.port.map { ":\($0)" } ?? "")
    }
}
