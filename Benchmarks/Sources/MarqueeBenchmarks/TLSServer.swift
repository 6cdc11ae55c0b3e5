import Foundation

/// nginx with HTTP/2 over TLS, ended with its owner. It answers by itself, and says on which of its connections.
final class TLSServer: Sendable {
    /// The header of an answer with the number of its connection.
    static let connectionHeader = "X-Connection"

    let baseURL: String
    /// The file of the certificate, which vouches for itself.
    let certificate: String
    private let folder: Folder
    private let process: Process
    private let leash = Pipe()

    /// Where nginx and openssl are; nil if one of them is missing.
    private static let programs: (nginx: String, openssl: String)? = {
        let tools = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../.build/tools").standardized
        func first(_ paths: String...) -> String? { paths.first { FileManager.default.isExecutableFile(atPath: $0) } }
        guard let nginx = first("\(tools.path)/usr/sbin/nginx", "/usr/sbin/nginx"), let openssl = first("/usr/bin/openssl") else {
            return nil
        }
        return (nginx, openssl)
    }()

    static var isAvailable: Bool { programs != nil }

    init() throws {
        guard let programs = Self.programs else { throw BenchmarkError("there is no nginx, or no openssl") }
        folder = try Folder()
        certificate = folder.path + "/certificate.pem"
        let port = Int.random(in: 20_000..<30_000)
        baseURL = "https://127.0.0.1:\(port)"
        let request = Process()
        request.executableURL = URL(fileURLWithPath: programs.openssl)
        request.arguments = [
            "req", "-x509", "-out", certificate, "-days", "2", "-subj", "/CN=bench", "-addext", "subjectAltName=IP:127.0.0.1",
            "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", folder.path + "/key.pem",
        ]
        request.standardError = FileHandle.nullDevice
        try request.run()
        request.waitUntilExit()
        try Self.settings(port: port, folder: folder.path).write(toFile: folder.path + "/nginx.conf", atomically: true, encoding: .utf8)
        process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        // The owner holds the other end of standard input; when that goes, so does the server. It inherits blocked signals from a thread of the
        // pool, so only one that cannot be blocked ends it.
        process.standardInput = leash
        process.arguments = [
            "-c", #""$0" "$@" & cat; kill -KILL $!"#, programs.nginx, "-p", folder.path, "-c", "nginx.conf", "-e", "error.log",
        ]
        process.standardError = FileHandle.nullDevice
        try process.run()
        // It writes the number of its process once it listens.
        while process.isRunning, !FileManager.default.fileExists(atPath: folder.path + "/nginx.pid") { usleep(5_000) }
        guard process.isRunning else { throw BenchmarkError("nginx did not start") }
    }

    private static func settings(port: Int, folder: String) -> String {
        """
        daemon off; master_process off; pid \(folder)/nginx.pid;
        events { worker_connections 1024; }
        http {
            access_log off;
            client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
            keepalive_requests 100000;
            server {
                listen 127.0.0.1:\(port) ssl http2;
                ssl_certificate \(folder)/certificate.pem; ssl_certificate_key \(folder)/key.pem;
                default_type application/json;
                add_header \(connectionHeader) $connection;
                location / { return 200 '{"success":true,"status_code":1,"status_message":"Success."}'; }
            }
        }
        """
    }
}
