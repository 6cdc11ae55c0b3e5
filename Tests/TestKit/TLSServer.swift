import Foundation

/// `openssl s_server` as a child process, with a certificate that it signed itself. It ends with the test program, however that ends.
package final class TLSServer: Sendable {
    /// The program, where there is one.
    package static let openssl = ["/usr/bin/openssl", "/usr/local/bin/openssl", "/opt/homebrew/bin/openssl"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    /// It did not start; its output.
    package struct Failure: Error {
        package let output: String
    }

    package let port: Int
    /// The file of the certificate, which vouches for itself.
    package let certificate: String
    private let folder: TemporaryFolder
    private let process: GuardedProcess

    /// Starts a server for a host; its certificate may have expired, and more arguments may bend the protocol.
    package init(
        _ openssl: String, host: String? = "IP:127.0.0.1", commonName: String = "scene", hasExpired: Bool = false,
        _ arguments: [String] = []
    ) throws {
        folder = try TemporaryFolder()
        certificate = folder.path("certificate.pem")
        let key = folder.path("key.pem")
        let subject = Self.subject(host: host, commonName: commonName, key: key)
        if hasExpired {
            let (request, settings) = (folder.path("request.pem"), folder.path("settings"))
            try Self.settings(folder: folder.path, host: host ?? "").write(toFile: settings, atomically: true, encoding: .utf8)
            try Data().write(to: URL(filePath: folder.path("index")))
            try Self.run(openssl, ["req", "-new", "-out", request] + subject)
            try Self.run(
                openssl,
                ["ca", "-batch", "-selfsign", "-config", settings, "-keyfile", key, "-in", request, "-out", certificate, "-notext"]
                    + ["-startdate", "20200101000000Z", "-enddate", "20200201000000Z"])
        } else {
            try Self.makeCertificate(openssl, certificate, key: key, host: host, commonName: commonName)
        }

        let output = Pipe()
        process = try GuardedProcess(
            [openssl, "s_server", "-accept", "127.0.0.1:0", "-www", "-cert", certificate, "-key", key] + arguments, folder: folder.path,
            output: .pipe(output))
        // It says "ACCEPT 127.0.0.1:<port>" once it listens.
        var said = ""
        while !said.contains("ACCEPT") || !said.hasSuffix("\n") {
            let bytes = output.fileHandleForReading.availableData
            guard !bytes.isEmpty else { break }
            said += String(decoding: bytes, as: UTF8.self)
        }
        let line = said.split(separator: "\n").first { $0.hasPrefix("ACCEPT") }
        guard let port = line?.split(separator: ":").last.flatMap({ Int($0) }) else { throw Failure(output: said) }
        self.port = port
    }

    /// Writes a certificate that vouches for itself, and its key.
    package static func makeCertificate(
        _ openssl: String, _ certificate: String, key: String, host: String?, commonName: String = "scene"
    ) throws {
        try run(openssl, ["req", "-x509", "-out", certificate, "-days", "2"] + subject(host: host, commonName: commonName, key: key))
    }

    private static func subject(host: String?, commonName: String, key: String) -> [String] {
        (host.map { ["-addext", "subjectAltName=\($0)"] } ?? []) + [
            "-subj", "/CN=\(commonName)", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
            "-nodes", "-keyout", key,
        ]
    }

    private static func run(_ program: String, _ arguments: [String]) throws {
        guard try ChildProcess(program, arguments).wait() == .exit(0) else { throw Failure(output: arguments[0]) }
    }

    private static func settings(folder: String, host: String) -> String {
        """
        [ca]
        default_ca = own
        [own]
        database = \(folder)/index
        new_certs_dir = \(folder)
        rand_serial = yes
        default_md = sha256
        policy = any
        x509_extensions = extensions
        [any]
        commonName = supplied
        [extensions]
        subjectAltName = \(host)
        basicConstraints = CA:TRUE
        """
    }
}
