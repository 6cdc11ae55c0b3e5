import Dispatch
import Marquee

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

// The sample of Docs/Embedding.md, word for word, at the top of a program: its closures inherit the main actor there. Without Foundation:
// the imports of a file decide whether the handler is a Sendable closure by itself.
let marquee = try await MarqueeClient()
let run = Task { await marquee.run() }
signal(SIGTERM, SIG_IGN)
let source = DispatchSource.makeSignalSource(signal: SIGTERM)
source.setEventHandler { @Sendable in run.cancel() }
source.activate()
// … the service runs …
await run.value
source.cancel()
