import Foundation
import TestKit

/// A folder with the executable, the shared libraries that it loads, and nothing else: no `/dev`, no users, no locales, no certificates, no
/// other program, and `/proc` only where a machine has it. Processes run in it with `chroot`, in a network of their own that has loopback
/// alone.
final class BareRoot: Sendable {
    /// Why no such folder can be used here; nil if it can.
    static let obstacle: String? = {
        #if os(Linux)
            guard geteuid() == 0 else { return "only root can change the root of a process" }
            for tool in ["unshare", "chroot", "setpriv", "ip", "ldd", "openssl"] where Tool.named(tool) == nil {
                return "\(tool) is not installed"
            }
            let words = ["--mount", "--net", "/bin/bash", "-c", "ip link set lo up"]
            guard let unshare = Tool.named("unshare"), let trial = try? ChildProcess(unshare.path, words) else {
                return "unshare does not run"
            }
            return trial.wait() == .exit(0) ? nil : "this machine allows no mounts or networks of a process"
        #else
            return "only Linux has unshare"
        #endif
    }()

    private let folder: TemporaryFolder
    var path: String { folder.path }

    /// - Parameter program: The name of the executable. It runs as `/marquee`.
    init(program: String = "marquee") async throws {
        folder = try TemporaryFolder()
        guard let executable = Shell.built(program), let ldd = Tool.named("ldd") else { throw CocoaError(.fileNoSuchFile) }
        // Another user has to get in.
        chmod(folder.path, 0o755)
        try Self.place(executable.path, at: folder.path("marquee"))
        let libraries = try await Tool.run(ldd, [executable.path]).text
        for library in Set(libraries.matches(of: /(\/\S+) \(0x/).map { String($0.output.1) }) {
            try FileManager.default.createDirectory(
                atPath: (folder.path + library as NSString).deletingLastPathComponent, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o755])
            try Self.place(URL(fileURLWithPath: library).resolvingSymlinksInPath().path, at: folder.path + library)
        }
        try makeFolder("home", mode: 0o700)
        try makeFolder("proc", mode: 0o555)
    }

    /// Makes a folder in the root that belongs to a user.
    func makeFolder(_ name: String, mode: mode_t, owner: uid_t = 0) throws {
        try FileManager.default.createDirectory(atPath: folder.path(name), withIntermediateDirectories: true)
        chown(folder.path(name), owner, owner)
        chmod(folder.path(name), mode)
    }

    /// Makes the certificate and the key of a server. No authority of the root vouches for it.
    func makeCertificate() throws {
        guard let openssl = Tool.named("openssl") else { throw CocoaError(.fileNoSuchFile) }
        try TLSServer.makeCertificate(openssl.path, folder.path("server.pem"), key: folder.path("server.key"), host: "IP:127.0.0.1")
    }

    /// A second name of the same file where that can be, because the executable with its debug information is large.
    private static func place(_ file: String, at path: String) throws {
        if link(file, path) != 0 { try FileManager.default.copyItem(atPath: file, toPath: path) }
    }
}
