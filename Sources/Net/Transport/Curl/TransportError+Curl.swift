import MarqueeCCurl

extension TransportError {
    /// The error for a result code of libcurl; libcurl's own text for a code contains no URL.
    init(_ code: CURLcode) {
        self.init(Kind(code), "\(String(cString: curl_easy_strerror(code))) (libcurl \(code.rawValue))")
    }
}

extension TransportError.Kind {
    init(_ code: CURLcode) {
        switch code {
        case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY:
            self = .lookup
        case CURLE_COULDNT_CONNECT, CURLE_INTERFACE_FAILED, CURLE_NO_CONNECTION_AVAILABLE, CURLE_PROXY:
            self = .connect
        case CURLE_OPERATION_TIMEDOUT:
            self = .timeout
        case CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CRL_BADFILE:
            self = .authorities
        // 98 is CURLE_SSL_CLIENTCERT since 7.77.
        case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER, CURLE_USE_SSL_FAILED,
            CURLE_SSL_ENGINE_NOTFOUND, CURLE_SSL_ENGINE_SETFAILED, CURLE_SSL_ENGINE_INITFAILED,
            CURLE_SSL_SHUTDOWN_FAILED, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_PINNEDPUBKEYNOTMATCH,
            CURLE_SSL_INVALIDCERTSTATUS, CURLcode(rawValue: 98):
            self = .tls
        // 27 is how libcurl reports a header line beyond its own limit; 100 (CURLE_TOO_LARGE) is its name since 8.6.
        case CURLE_FILESIZE_EXCEEDED, CURLE_OUT_OF_MEMORY, CURLcode(rawValue: 100):
            self = .tooLarge
        // libcurl reports an HTTP/0.9 answer as "unsupported protocol"; the scheme of the request has been checked before.
        case CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL, CURLE_BAD_CONTENT_ENCODING, CURLE_WRITE_ERROR:
            self = .malformed
        case CURLE_URL_MALFORMAT, CURLE_LOGIN_DENIED, CURLE_BAD_FUNCTION_ARGUMENT, CURLE_UNKNOWN_OPTION, CURLE_NOT_BUILT_IN:
            self = .badRequest
        default:
            self = .lost
        }
    }
}
