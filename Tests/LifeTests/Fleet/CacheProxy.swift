import Foundation
import Marquee
import TestKit

/// `Examples/Fleet/tmdb-cache.conf`, running in front of a server of the test instead of TMDb.
struct CacheProxy {
    /// The file, as it is for a real machine.
    static var recipe: String {
        get throws {
            let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
            return try String(contentsOf: root.appending(path: "Examples/Fleet/tmdb-cache.conf"), encoding: .utf8)
        }
    }

    /// A line of the file that a test replaces.
    struct MissingLine: Error { let line: String }

    private let server: NginxServer

    /// - Parameters:
    ///   - port: The server in the place of TMDb.
    ///   - isPlain: Whether it listens without TLS, as for its own machine.
    ///   - edit: Changes the configuration further.
    static func start(
        before port: UInt16, isPlain: Bool = false, _ edit: @escaping @Sendable (String) -> String = { $0 }
    ) async throws -> CacheProxy {
        let recipe = try recipe
        // Found here, because the function that makes the configuration cannot fail.
        for (line, _) in replacements(port, own: 0, isPlain, in: "") where !recipe.contains(line) { throw MissingLine(line: line) }
        return CacheProxy(
            server: try await NginxServer.start(
                .settings { own, folder in
                    let lines = replacements(port, own: own, isPlain, in: folder)
                    return edit(lines.reduce(recipe) { $0.replacingOccurrences(of: $1.0, with: $1.1) })
                }))
    }

    private static func replacements(_ port: UInt16, own: UInt16, _ isPlain: Bool, in folder: String) -> [(String, String)] {
        [
            ("worker_processes auto;", "daemon off; master_process off;"), ("/var/cache/nginx/", folder + "/"),
            ("/var/log/nginx/", folder + "/"),
            ("/run/tmdb-cache.pid", folder + "/nginx.pid"), ("/run/", folder + "/"), ("http {", "http { " + NginxServer.temporaryFolders),
            ("listen 127.0.0.1:8081;", isPlain ? "listen 127.0.0.1:\(own);" : ""),
            ("listen 8443 ssl http2;", isPlain ? "" : "listen 127.0.0.1:\(own) ssl http2;"),
            ("/etc/ssl/tmdb-cache.pem", folder + "/certificate.pem"), ("/etc/ssl/private/tmdb-cache.key", folder + "/key.pem"),
            ("server api.themoviedb.org:443;", "server 127.0.0.1:\(port);"),
            ("server image.tmdb.org:443;", "server 127.0.0.1:\(port);"),
            ("proxy_pass https://", "proxy_pass http://"),
        ]
    }

    /// Where clients find it.
    var url: URL? { URL(string: "https://127.0.0.1:\(server.port)") }
    /// The file of its certificate.
    var certificate: String { server.certificate }

    /// Its answer to a request whose address is sent as it is, without TLS.
    func ask(_ target: String, method: String = "GET") async throws -> (status: Int, headers: [String: String], body: String) {
        let port = server.port
        let text = try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<String, any Error>) in
            Thread.detachNewThread { continuation.resume(with: Result { try Self.exchange("\(method) \(target)", port) }) }
        }
        let parts = text.split(separator: "\r\n\r\n", maxSplits: 1).map(String.init)
        let lines = parts[0].components(separatedBy: "\r\n")
        let headers = lines.dropFirst().compactMap { line -> (String, String)? in
            let field = line.split(separator: ":", maxSplits: 1)
            return field.count == 2 ? (field[0].lowercased(), field[1].trimmingCharacters(in: .whitespaces)) : nil
        }
        let status = lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return (status, Dictionary(headers) { $1 }, parts.count > 1 ? parts[1] : "")
    }

    func status(of target: String) async throws -> Int { try await ask(target).status }

    private static func exchange(_ request: String, _ port: UInt16) throws -> String {
        let descriptor = try LoopbackServer.connect(port)
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try file.write(contentsOf: Data("\(request) HTTP/1.1\r\nHost: cache\r\nConnection: close\r\nContent-Length: 0\r\n\r\n".utf8))
        return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    }

    /// Everything that it has written down: logs and, with their keys, the cached answers that are compressed or not.
    func written() throws -> [String: Data] {
        var files: [String: Data] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: server.folder.path)
        where !name.hasSuffix(".pem") && name != "nginx.conf" {
            files[name] = FileManager.default.contents(atPath: server.folder.path(name))
        }
        return files
    }
}

extension MarqueeClient.Configuration {
    /// Asks a proxy under the name of the server behind it.
    mutating func ask(_ proxy: CacheProxy) {
        serverName = baseURL?.absoluteString
        baseURL = proxy.url
        imageBaseURL = proxy.url?.appending(path: "t/p/")
        connections.caFile = proxy.certificate
        storage = .memory
    }
}
