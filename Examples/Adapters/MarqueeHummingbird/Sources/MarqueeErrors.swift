import HTTPTypes
public import Hummingbird
import Marquee
import MarqueeHTTPErrors

/// Turns errors of Marquee that a handler throws into answers: the status, `Retry-After`, and a sentence for visitors.
///
/// ```swift
/// router.add(middleware: MarqueeErrors())
/// router.get("movies/:id") { _, context in
///     try await marquee.movies.details(context.parameters.require("id", as: Int.self)).title
/// }
/// ```
public struct MarqueeErrors<Context: RequestContext>: RouterMiddleware {
    /// Creates the middleware; add it before the routes.
    public init() {}

    public func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let error as MarqueeError {
            var headers = HTTPFields()
            if let seconds = error.httpRetryAfter { headers[.retryAfter] = "\(seconds)" }
            throw HTTPError(.init(code: error.httpStatus), headers: headers, message: error.httpMessage)
        }
    }
}
