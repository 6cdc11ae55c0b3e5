import Foundation

/// nginx as a child process that speaks TLS: with HTTP/2 in front of a server that speaks HTTP/1.1, or only TLS in front of a script that
/// speaks HTTP/2 itself. It ends with the test program, however that ends.
package final class NginxServer: Sendable {
    /// The server behind the TLS.
    package enum Backend: Sendable {
        /// nginx speaks HTTP/2, or only HTTP/1.1, and passes requests on with HTTP/1.1.
        case http1(port: UInt16, speaksHTTP2: Bool = true, requestsPerConnection: Int = 1_000_000)
        /// nginx agrees to HTTP/2, or to nothing, and passes the bytes on.
        case bytes(port: UInt16, speaksHTTP2: Bool = true)
        /// nginx speaks HTTP/2; the first part of the path is the port of the server that gets the rest with HTTP/1.1.
        case anyPort
        /// A configuration of its own, made for a port and a folder. It names the certificate `certificate.pem`, the key
        /// `key.pem` and the file `nginx.pid` there.
        case settings(@Sendable (_ port: UInt16, _ folder: String) -> String)
    }

    /// The program, where there is one.
    package static let program = first(["\(tools)/usr/sbin/nginx", "/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"])
    /// The module that passes bytes on, where it is a file of its own.
    private static let streamModule = first(
        ["\(tools)/usr/lib/nginx/modules/ngx_stream_module.so", "/usr/lib/nginx/modules/ngx_stream_module.so"])
    private static let tools = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../.build/tools").path

    /// Whether the programs that it needs are there.
    package static let isAvailable = program != nil && TLSServer.openssl != nil

    /// It did not start; its output.
    package struct Failure: Error {
        package let log: String
    }

    package let port: UInt16
    /// The file of the certificate, which vouches for itself.
    package let certificate: String
    package let folder: TemporaryFolder
    private let process: GuardedProcess

    /// One for all tests of a process, in front of any port.
    package static func shared() async throws -> NginxServer { try await sharedTask.value }
    private static let sharedTask = Task { try await start(.anyPort) }

    /// Starts a server with a certificate for 127.0.0.1, on a thread that may wait for it.
    package static func start(_ backend: Backend) async throws -> NginxServer {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try NginxServer(backend) }) }
        }
    }

    private init(_ backend: Backend) throws {
        guard let openssl = TLSServer.openssl, let program = Self.program else {
            throw Failure(log: "no nginx")
        }
        folder = try TemporaryFolder()
        certificate = folder.path("certificate.pem")
        try TLSServer.makeCertificate(openssl, certificate, key: folder.path("key.pem"), host: "IP:127.0.0.1")
        // Another process may take the port that was just free.
        for _ in 0..<8 {
            let port = try LoopbackServer.freePort()
            try Self.settings(backend, port: port, folder: folder.path).write(
                toFile: folder.path("nginx.conf"), atomically: true, encoding: .utf8)
            let server = try GuardedProcess(
                [program, "-p", folder.path, "-c", "nginx.conf", "-e", "error.log"], folder: folder.path)
            while server.isRunning {
                // It writes the number of its process once it listens; a connection could be to another process.
                if FileManager.default.fileExists(atPath: folder.path("nginx.pid")) {
                    self.port = port
                    process = server
                    return
                }
                usleep(5_000)
            }
        }
        throw Failure(log: (try? String(contentsOfFile: folder.path("error.log"), encoding: .utf8)) ?? "")
    }

    private static func settings(_ backend: Backend, port: UInt16, folder: String) -> String {
        let tls = "ssl_certificate \(folder)/certificate.pem; ssl_certificate_key \(folder)/key.pem;"
        let start = """
            daemon off; master_process off; pid \(folder)/nginx.pid;
            events { worker_connections 1024; }
            """
        // By itself, nginx ends a connection after a thousand requests, and libcurl 7.88 now and then loses requests in flight there.
        func http(speaksHTTP2: Bool = true, requestsPerConnection: Int = 1_000_000, _ location: String) -> String {
            """
            \(start)
            http {
                access_log off;
                keepalive_requests \(requestsPerConnection);
                \(temporaryFolders)
                server {
                    listen 127.0.0.1:\(port) ssl\(speaksHTTP2 ? " http2" : "");
                    \(tls)
                    location / { \(location) proxy_http_version 1.1; proxy_set_header Connection ""; }
                }
            }
            """
        }
        switch backend {
        case .http1(let target, let speaksHTTP2, let requestsPerConnection):
            return http(
                speaksHTTP2: speaksHTTP2, requestsPerConnection: requestsPerConnection, "proxy_pass http://127.0.0.1:\(target);")
        case .anyPort:
            return http(
                """
                if ($request_uri ~ "^/([0-9]+)(/.*)$") { set $port $1; set $target $2; }
                proxy_pass http://127.0.0.1:$port$target;
                proxy_buffering off; proxy_request_buffering off; client_max_body_size 0; proxy_read_timeout 600s;
                """)
        case .settings(let make): return make(port, folder)
        case .bytes(let target, let speaksHTTP2):
            return """
                \(streamModule.map { "load_module \($0);" } ?? "")
                \(start)
                stream {
                    server {
                        listen 127.0.0.1:\(port) ssl; \(tls) \(speaksHTTP2 ? "ssl_alpn h2;" : "") proxy_pass 127.0.0.1:\(target);
                    }
                }
                """
        }
    }

    /// Where nginx may write if it was not installed.
    package static let temporaryFolders =
        "client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;"

    private static func first(_ paths: [String]) -> String? { paths.first { FileManager.default.fileExists(atPath: $0) } }
}
