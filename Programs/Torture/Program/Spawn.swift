import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Starts programs and waits for their ends, without a descriptor that their children could keep open.
enum Spawn {
    /// Starts a program, with other standard streams where they are given.
    static func start(_ words: [String], input: Int32? = nil, output: Int32) throws -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (own, stream) in [(input, 0), (output, 1)] {
            if let own { posix_spawn_file_actions_adddup2(&actions, own, Int32(stream)) }
        }
        var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
        pointers.append(nil)
        defer { for pointer in pointers { free(pointer) } }
        var variables: [UnsafeMutablePointer<CChar>?] = ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") }
        variables.append(nil)
        defer { for variable in variables { free(variable) } }
        var id: pid_t = 0
        let code = posix_spawn(&id, words[0], &actions, nil, pointers, variables)
        guard code == 0 else { throw Failed("\(words[0]) could not be started (errno \(code))") }
        return id
    }

    /// Waits for the end. To be called once, as the number may go to another process afterwards.
    static func end(of id: pid_t) -> Child.Ending {
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0 && errno == EINTR {}
        return status & 0x7F == 0 ? .exit((status >> 8) & 0xFF) : .signal(status & 0x7F)
    }
}
