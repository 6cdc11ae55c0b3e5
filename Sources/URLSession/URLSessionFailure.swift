import Foundation
import MarqueeNet

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension TransportError {
    /// The error for a failure of `URLSession`, without its text, which may contain the URL.
    init(_ error: any Error) {
        guard let code = (error as? URLError)?.code else { self.init(.lost, "URLSession failed"); return }
        self.init(Kind(code), "URLSession failed with code \(code.rawValue)")
    }
}

extension TransportError.Kind {
    init(_ code: URLError.Code) {
        switch code {
        case .cannotFindHost, .dnsLookupFailed:
            self = .lookup
        case .cannotConnectToHost, .notConnectedToInternet, .internationalRoamingOff, .callIsActive, .dataNotAllowed:
            self = .connect
        case .timedOut:
            self = .timeout
        case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted, .serverCertificateHasUnknownRoot,
            .serverCertificateNotYetValid, .clientCertificateRejected, .clientCertificateRequired,
            .appTransportSecurityRequiresSecureConnection:
            self = .tls
        case .dataLengthExceedsMaximum:
            self = .tooLarge
        // The scheme has been checked before: on Linux, "unsupported" is the protocol of the answer.
        case .cannotParseResponse, .cannotDecodeRawData, .cannotDecodeContentData, .unsupportedURL:
            self = .malformed
        case .badURL:
            self = .badRequest
        default:
            self = .lost
        }
    }
}
