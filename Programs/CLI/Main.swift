import Foundation
import Marquee

@main
enum Main {
    /// Not `async`, so that no other thread is there before interruptions are held back. The main thread does nothing
    /// but wait for one, so no task may be its own.
    static func main() {
        StandardStreams.open()
        ClosedPipes.report()
        ProcessLimits.raise()
        let environment = MarqueeClient.Configuration.environment
        // Before the arguments are read: without /proc there are none.
        if let shortage = ProcessLimits.shortage() { leave(Program.refuse(shortage, .standard(environment), environment).rawValue) }
        let context = Context(
            environment: environment, terminal: .standard(environment), input: .standard, browser: .system(environment),
            fullScreen: .standard, pager: .system, executable: Bundle.main.executablePath)
        let arguments = Array(CommandLine.arguments.dropFirst())
        Interruption.hold()
        let program = Task.detached { await Program.run(arguments, in: context) }
        Task.detached {
            let status = await program.value
            if status == .interrupted { Interruption.passTermination() }
            leave(status.rawValue)
        }

        Interruption.wait()
        context.terminal.interject(Line(Program.stopping(arguments, in: context)))
        program.cancel()
        while true { pause() }
    }

    /// Ends the process without the exit handlers of libraries: they free memory that other threads, such as a name lookup or a task, still use.
    private static func leave(_ status: Int32) -> Never {
        fflush(nil)
        _exit(status)
    }
}
