import Foundation

/// nginx as a child process that speaks HTTP/2 over TLS in front of a server on this machine. It ends by itself after an hour, whatever
/// becomes of this program.
final class TLSFront: Sendable {
    let port: UInt16
    /// The file of the certificate, which vouches for itself.
    let certificate: String
    private let scratch: Scratch
    private let process: Int32

    /// Where the programs are; nil if one of them is missing.
    private static let programs: (nginx: String, openssl: String, timeout: String)? = {
        let tools = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../.build/tools").standardizedFileURL.path
        func first(_ paths: String...) -> String? { paths.first { FileManager.default.isExecutableFile(atPath: $0) } }
        guard
            let nginx = first("\(tools)/usr/sbin/nginx", "/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"),
            let openssl = first("/usr/bin/openssl", "/usr/local/bin/openssl", "/opt/homebrew/bin/openssl"),
            let timeout = first("/usr/bin/timeout", "/opt/homebrew/bin/timeout")
        else { return nil }
        return (nginx, openssl, timeout)
    }()

    /// Starts nginx; nil if it is not installed.
    static func start(to target: UInt16) async throws -> TLSFront? {
        guard let programs else { return nil }
        return try await blocking { try TLSFront(programs, to: target) }
    }

    private init(_ programs: (nginx: String, openssl: String, timeout: String), to target: UInt16) throws {
        scratch = try Scratch()
        certificate = scratch.file("certificate.pem")
        let request = Process()
        request.executableURL = URL(filePath: programs.openssl)
        request.arguments = [
            "req", "-x509", "-out", certificate, "-days", "2", "-subj", "/CN=torture", "-addext", "subjectAltName=IP:127.0.0.1",
            "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", scratch.file("key.pem"),
        ]
        request.standardError = FileHandle.nullDevice
        try request.run()
        request.waitUntilExit()
        // Another process may take the port that was just free.
        for _ in 0..<8 {
            let listener = try LoopbackListener { _, _ in }
            listener.stop()
            try Files.write(Data(Self.settings(port: listener.port, target, folder: scratch.path).utf8), to: scratch.file("nginx.conf"))
            let server = Process()
            server.executableURL = URL(filePath: programs.timeout)
            server.arguments = ["-s", "KILL", "3600", programs.nginx, "-p", scratch.path, "-c", "nginx.conf", "-e", "error.log"]
            server.standardOutput = FileHandle.nullDevice
            server.standardError = FileHandle.nullDevice
            try server.run()
            while server.isRunning {
                // It writes the number of its process once it listens; a connection could be to another process.
                if FileManager.default.fileExists(atPath: scratch.file("nginx.pid")) {
                    port = listener.port
                    process = server.processIdentifier
                    return
                }
                usleep(5_000)
            }
        }
        throw Failed("nginx did not start")
    }

    // `timeout` leads a group of its own, with nginx in it.
    deinit { kill(-process, SIGKILL) }

    private static func settings(port: UInt16, _ target: UInt16, folder: String) -> String {
        """
        daemon off; master_process off; pid \(folder)/nginx.pid;
        events { worker_connections 1024; }
        http {
            access_log off;
            client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
            server {
                listen 127.0.0.1:\(port) ssl http2;
                ssl_certificate \(folder)/certificate.pem; ssl_certificate_key \(folder)/key.pem;
                location / { proxy_pass http://127.0.0.1:\(target); proxy_http_version 1.1; proxy_set_header Connection ""; }
            }
        }
        """
    }
}
