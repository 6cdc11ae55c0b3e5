import Foundation

/// A bare machine with one more thing that it lacks.
struct BareMachine: Sendable {
    /// As in the table of Docs/Embedding.md.
    let name: String
    /// All variables that the command sees.
    var environment = ["HOME": "/home"]
    /// The commands of a shell before the root changes, such as `ulimit`.
    var preparation = ":"
    /// Whether the folder of the root has the certificate of a server, which the preparation starts.
    var hasCertificate = false
    /// Whether nothing in the root can be written.
    var isReadOnly = false
    /// Whether there is `/proc`.
    var hasProcesses = true
    /// The mode of the home folder, and whether it belongs to the user or to root.
    var home: (mode: mode_t, isOfUser: Bool) = (0o700, true)
    /// Without a table of users, both a container's root and the numbers that orchestrators draw.
    var users: [uid_t] = [0, someUser]

    /// A user with no name; the table has 12345 for it. A limit of processes counts those of a user on the whole machine, where other runs may
    /// go on.
    static let someUser: uid_t = 12_345 + uid_t(getpid()) % 50_000

    static let all: [BareMachine] = [
        BareMachine(name: "nothing, not even `/proc`", hasProcesses: false),
        BareMachine(name: "nothing but `/proc`"),
        BareMachine(name: "a folder for temporary files", environment: ["HOME": "/home", "TMPDIR": "/home"]),
        BareMachine(name: "no HOME", environment: [:]),
        BareMachine(name: "the home folder of another user", home: (0o755, false), users: [someUser]),
        BareMachine(name: "a home folder that everybody can write to, as an `emptyDir`", home: (0o777, false)),
        BareMachine(name: "read-only", isReadOnly: true),
        BareMachine(name: "16 descriptors", preparation: "ulimit -n 16"),
        BareMachine(name: "20 descriptors", preparation: "ulimit -n 20"),
        BareMachine(name: "24 descriptors", preparation: "ulimit -n 24"),
        BareMachine(name: "no right to make a thread", preparation: "ulimit -u 1", users: [someUser]),
        BareMachine(name: "`LANG=C`, no terminal type", environment: ["HOME": "/home", "LANG": "C", "LC_ALL": "C", "TERM": ""]),
        BareMachine(
            name: "an unknown locale, time zone and terminal",
            environment: ["HOME": "/home", "LANG": "xx_YY.UTF-8", "TZ": "Nowhere/Bad", "TERM": "no-such-terminal"]),
        BareMachine(
            name: "a proxy that does not answer",
            environment: [
                "HOME": "/home", "http_proxy": "http://127.0.0.1:9", "https_proxy": "http://127.0.0.1:9", "all_proxy": "http://127.0.0.1:9",
            ]),
        BareMachine(
            name: "a token, no network",
            environment: ["HOME": "/home", "TMDB_ACCESS_TOKEN": "head.body.tail", "TMDB_BASE_URL": "http://127.0.0.1:9"]),
        BareMachine(
            name: "a token, a server with `https`, no certificate authorities",
            environment: ["HOME": "/home", "TMDB_ACCESS_TOKEN": "head.body.tail", "TMDB_BASE_URL": "https://127.0.0.1:4433"],
            preparation: server, hasCertificate: true),
    ]

    /// Starts a server in the network of the command, and waits until it listens. It ends with the command.
    private static let server = #"""
        setpriv --pdeathsig KILL openssl s_server -accept 127.0.0.1:4433 -www -cert "$0/server.pem" -key "$0/server.key" \
          </dev/null >/dev/null 2>&1 &
        until (exec 3<>/dev/tcp/127.0.0.1/4433) 2>/dev/null; do :; done
        """#

    /// The first commands of the README.
    static let commands = [
        "list movies top-rated --limit 3", "show game of thrones", "search fight club --json",
        "discover movies --genre drama --year 1990-1999 --sort rating --limit 5", "browse", "--help", "show movie 550 --offline",
        "show movie 550 --lang fr-FR,en", "sandbox --fault gzip-bomb", "sandbox --rate-limit 5", "sandbox --port 8080", "tour",
    ]

    /// A command without its values.
    static func label(_ command: String) -> String {
        let words = command.split(separator: " ")
        let option = command.contains("show movie") || words[0] == "sandbox" ? words.first { $0.hasPrefix("--") } : nil
        return "`\([words[0], option].compactMap { $0 }.joined(separator: " "))`"
    }
}
