import AsyncHTTPClient
import Marquee
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSSL

extension TransportError {
    /// The error for a failure of AsyncHTTPClient, without its text, which may contain the address.
    init(failure: any Error) {
        let text = (failure as? HTTPClientError)?.shortDescription ?? "\(type(of: failure))"
        self = failure as? TransportError ?? TransportError(Kind(failure), "AsyncHTTPClient failed: \(text)")
    }
}

extension TransportError.Kind {
    fileprivate init(_ failure: any Error) {
        switch failure {
        case let failure as HTTPClientError: self.init(failure)
        case let failure as NIOConnectionError: self = failure.connectionErrors.isEmpty ? .lookup : .connect
        case ChannelError.connectTimeout: self = .timeout
        case is NIOSSLError, is NIOSSLExtraError, is BoringSSLError: self = .tls
        case NIOHTTPDecompression.DecompressionError.limit: self = .tooLarge
        case is NIOHTTPDecompression.DecompressionError, is NIOHTTPDecompression.ExtraDecompressionError, is HTTPParserError:
            self = .malformed
        case is CancellationError: self = .cancelled
        default: self = .lost
        }
    }

    private init(_ failure: HTTPClientError) {
        self =
            switch failure {
            case .connectTimeout, .deadlineExceeded, .readTimeout, .writeTimeout, .getConnectionFromPoolTimeout, .tlsHandshakeTimeout:
                .timeout
            case .cancelled, .requestStreamCancelled: .cancelled
            case .alreadyShutdown: .closed
            case .proxyAuthenticationRequired: .proxyAuthentication
            case .invalidProxyResponse, .httpProxyHandshakeTimeout: .proxyRefused
            case .invalidURL, .emptyHost, .emptyScheme, .traceRequestWithBody, .bodyLengthMismatch: .badRequest
            // These contain the fields, so they cannot be compared.
            default: failure.shortDescription.hasPrefix("Invalid header field") ? .badRequest : .lost
            }
    }
}
