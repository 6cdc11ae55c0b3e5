import Dispatch
import Marquee

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The sample of `Docs/Embedding.md` in the function in which a program begins, which is on the main actor.
@main
enum Program {
    static func main() async throws {
        let marquee = try await MarqueeClient()
        let run = Task { await marquee.run() }
        signal(SIGTERM, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: SIGTERM)
        source.setEventHandler { @Sendable in run.cancel() }
        source.activate()
        // … the service runs …
        await run.value
        source.cancel()
    }
}
