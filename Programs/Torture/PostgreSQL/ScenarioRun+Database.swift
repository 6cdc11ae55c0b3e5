extension ScenarioRun {
    /// Runs a scenario where its stores are to be: in files, or on a server that crashes meanwhile, at moments drawn from the seed.
    ///
    /// - Parameters:
    ///   - pauses: How many milliseconds the server is there before it crashes again.
    ///   - work: Is given the server, or nil, and returns its figures.
    func withDatabase(crashingEvery pauses: ClosedRange<Int>, _ work: (DatabaseServer?) async throws -> String) async throws -> String {
        guard store == .postgres else { return try await work(nil) }
        let server = try await DatabaseServer.start()
        let restarts = ServerRestarts(of: server, every: pauses, seed: random.next())
        do {
            let figures = try await work(server)
            let count = try await restarts.end()
            try await server.stop()
            expect(count > 0, "the server was never restarted")
            return "\(figures); \(count) crashes of the server"
        } catch {
            // Where the server could not be started again, that is the reason for all else.
            let count = try await restarts.end()
            try await server.stop()
            throw Failed("\(error), after \(count) crashes of the server")
        }
    }
}
