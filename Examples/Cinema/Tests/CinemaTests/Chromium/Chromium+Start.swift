import Foundation

extension Chromium {
    /// Neither windows nor requests of its own.
    static func arguments(profile: URL) -> [String] {
        let arguments = [
            "--headless", "--remote-debugging-pipe", "--user-data-dir=\(profile.path)", "--no-first-run", "--disable-gpu",
            "--hide-scrollbars",
            "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-extensions",
            "--disable-dev-shm-usage", "--force-color-profile=srgb", "about:blank",
        ]
        // As root, as in a container, its own sandbox cannot work.
        return (geteuid() == 0 ? ["--no-sandbox"] : []) + arguments
    }

    /// Starts a program that reads from its descriptor 3 and writes to 4, with a temporary folder of its own.
    static func spawn(
        _ program: String, _ arguments: [String], temporary: String, reading: Int32, writing: Int32
    ) throws -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, reading, 3)
        posix_spawn_file_actions_adddup2(&actions, writing, 4)
        for stream: Int32 in [1, 2] { posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0) }
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        let environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": temporary]) { $1 }
        var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in words + variables { free(text) } }
        var process: pid_t = 0
        let code = posix_spawn(&process, program, &actions, nil, &words, &variables)
        guard code == 0 else { throw ChromiumError("Chromium cannot be started (errno \(code)).") }
        return process
    }
}
