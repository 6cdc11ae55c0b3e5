import Foundation
import Marquee
import TestKit
import Testing

/// The settings of a program from its environment.
struct EnvironmentTests {
    private typealias Configuration = MarqueeClient.Configuration

    private static let token = "eyhead.eybody.tail"
    private static let key = "0123456789abcdef0123456789ABCDEF"

    private func configuration(_ environment: [String: String]) throws(MarqueeError) -> MarqueeClient.Configuration {
        try MarqueeClient.Configuration(environment: environment)
    }

    private func file(_ folder: TemporaryFolder, _ bytes: some Sequence<UInt8>) throws -> String {
        let path = folder.path("secret")
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        // Another test may be running without a mask.
        chmod(path, 0o600)
        return path
    }

    @Test func `a client of the process's own environment reads it, in a process of its own`() async throws {
        let run = try await ChildRun.tests(
            "AppTests.EnvironmentTests/.*in such a process",
            ["TMDB_ACCESS_TOKEN": Self.token, "TMDB_LANGUAGE": "fr-FR", "TMDB_REGION": "BE", Self.child: "1"])
        #expect(run.passed, "\(run.tail)")
    }

    private static let child = "MARQUEE_TEST_ENVIRONMENT"

    @Test(.enabled(if: MarqueeClient.Configuration.environment[child] != nil))
    func `the closure changes what the environment says, in such a process`() async throws {
        let client = try await MarqueeClient {
            #expect($0.credential != nil && $0.language == "fr-FR" && $0.region == "BE")
            $0.region = "CA"
            $0.storage = .memory
        }
        #expect(client.audience.language == "fr-FR" && client.audience.region == "CA")
        await client.shutdown(deadline: .zero)
    }

    @Test func `an empty environment means the defaults`() throws {
        let names = [
            "TMDB_ACCESS_TOKEN", "TMDB_TOKEN_FILE", "TMDB_API_KEY", "TMDB_BASE_URL", "TMDB_SERVER_NAME", "TMDB_IMAGE_BASE_URL",
            "TMDB_WEB_URL", "TMDB_EXPORTS_URL", "TMDB_LANGUAGE", "TMDB_REGION",
        ]
        for environment in [[:], Dictionary(uniqueKeysWithValues: names.map { ($0, "") })] {
            let read = try configuration(environment)
            #expect(read.credential == nil && read.baseURL == nil && read.imageBaseURL == nil && read.webURL == nil && read.region == nil)
            #expect(read.exportsBaseURL == nil && read.language == "en-US" && read.serverName == nil)
        }
    }

    @Test func `each variable has its place`() throws {
        let read = try configuration([
            "TMDB_ACCESS_TOKEN": Self.token, "TMDB_BASE_URL": "https://a.example.com", "TMDB_IMAGE_BASE_URL": "https://b.example.com",
            "TMDB_WEB_URL": "https://c.example.com", "TMDB_LANGUAGE": "fr-FR", "TMDB_REGION": "BE", "OTHER": "x",
            "TMDB_SERVER_NAME": "https://d.example.com",
        ])
        #expect(read.credential == (try .accessToken(Self.token)))
        #expect(read.baseURL?.absoluteString == "https://a.example.com" && read.imageBaseURL?.absoluteString == "https://b.example.com")
        #expect(read.serverName == "https://d.example.com")
        #expect(read.webURL?.absoluteString == "https://c.example.com" && read.language == "fr-FR" && read.region == "BE")
        #expect(try configuration(["TMDB_API_KEY": Self.key]).credential == (try .apiKey(Self.key)))
    }

    @Test func `the access token comes before the file, and the file before the key`() throws {
        let folder = try TemporaryFolder()
        let path = try file(folder, "eyfile.eyfile.file\n".utf8)
        var environment = ["TMDB_ACCESS_TOKEN": Self.token, "TMDB_TOKEN_FILE": path, "TMDB_API_KEY": Self.key]
        #expect(try configuration(environment).credential == (try .accessToken(Self.token)))
        environment["TMDB_ACCESS_TOKEN"] = ""
        #expect(try configuration(environment).credential == (try .accessToken("eyfile.eyfile.file")))
        environment["TMDB_TOKEN_FILE"] = nil
        #expect(try configuration(environment).credential?.kind == .apiKey)
    }

    @Test(arguments: [("\(token)\n", Credential.Kind.accessToken), (" \(key)\r\n\n", .apiKey), (token, .accessToken)])
    func `a file holds a token or a key, with or without a line break`(_ text: String, _ kind: Credential.Kind) throws {
        let folder = try TemporaryFolder()
        let credential = try configuration(["TMDB_TOKEN_FILE": try file(folder, text.utf8)]).credential
        #expect(credential?.kind == kind && credential?.secret.reveal() == text.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    @Test func `a file that is missing, too large, not text, empty or a folder is refused without a word of it`() throws {
        let folder = try TemporaryFolder()
        let bodies: [[UInt8]] = [
            [], Array("\n".utf8), Array("ey\(String(repeating: "MARKER", count: 20_000)).a.b".utf8),
            Array(Self.token.utf8) + [UInt8](repeating: 0x20, count: 1 << 20), [0xFF, 0xFE] + Array("MARKER.a.b".utf8),
            Array("MARKER and more\n\(Self.token)".utf8),
        ]
        for body in bodies {
            let path = try file(folder, body)
            let error = #expect(throws: MarqueeError.self) { try configuration(["TMDB_TOKEN_FILE": path]) }
            #expect(error?.code == .invalidInput, "\(body.prefix(20))")
            #expect(error.map { !"\($0)".contains("MARKER") && !"\($0)".contains(folder.path) } == true)
        }
        for path in [folder.path("missing"), folder.path, "relative/MARKER", "/dev/null"] {
            let error = #expect(throws: MarqueeError.self) { try configuration(["TMDB_TOKEN_FILE": path]) }
            #expect(error?.code == .invalidInput, "\(path)")
            #expect(error.map { !"\($0)".contains(path) } == true)
        }
    }

    @Test func `a token may come through a pipe`() throws {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data("\(Self.token)\n".utf8))
        try pipe.fileHandleForWriting.close()
        let read = try configuration(["TMDB_TOKEN_FILE": "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"])
        #expect(read.credential == (try .accessToken(Self.token)))
    }

    @Test(arguments: [
        ("TMDB_TOKEN_FILE", "credential.notAFile", "credential.file"), ("TMDB_CA_FILE", "authorities.notAFile", "authorities.notAFile"),
        ("SSL_CERT_FILE", "authorities.notAFile", "authorities.notAFile"),
    ])
    func `a folder or a device in place of a file is refused, and no writer of a pipe is waited for`(
        _ name: String, _ reason: String, _ reasonOfPipe: String
    ) throws {
        let folder = try TemporaryFolder()
        let pipe = folder.path("pipe")
        try #require(mkfifo(pipe, 0o600) == 0)
        for (path, reason) in [(pipe, reasonOfPipe), (folder.path, reason), ("/dev/null", reason)] {
            let error = #expect(throws: MarqueeError.self) { try configuration([name: path]) }
            #expect(error?.code == .invalidInput && error?.reason.key == reason, "\(path)")
        }
    }

    @Test func `a key in the token's place is named as such, and the other way around`() throws {
        let asToken = #expect(throws: MarqueeError.self) { try configuration(["TMDB_ACCESS_TOKEN": Self.key]) }
        #expect(asToken?.code == .invalidInput && asToken?.reason.key == "credential.keyGivenAsToken")
        let asKey = #expect(throws: MarqueeError.self) { try configuration(["TMDB_API_KEY": Self.token]) }
        #expect(asKey?.code == .invalidInput && asKey?.reason.key == "credential.tokenGivenAsKey")
        for (error, value) in [(asToken, Self.key), (asKey, Self.token)] {
            #expect(error.map { !"\($0)".contains(value) && !String(reflecting: $0).contains(value) } == true)
        }
    }
}
