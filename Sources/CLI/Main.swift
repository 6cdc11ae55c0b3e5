import Foundation
import Marquee

@main
enum Main {
    /// Not `async`, so that no other thread is there before interruptions are held back. The main thread does nothing
    /// but wait for one, so no task may be its own.
    static func main() {
        Interruption.hold()
        let environment = MarqueeClient.Configuration.environment
        let context = Context(
            environment: environment, terminal: .standard(environment), input: .standard, browser: .system(environment),
            fullScreen: .standard, pager: .system, executable: Bundle.main.executablePath)
        let program = Task.detached { await Program.run(Array(CommandLine.arguments.dropFirst()), in: context) }
        Task.detached { exit(await program.value.rawValue) }

        Interruption.wait()
        context.terminal.interject("Stopping. Interrupt again to stop at once.")
        program.cancel()
        while true { pause() }
    }
}
