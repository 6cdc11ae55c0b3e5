import Foundation
import Marquee
import MarqueeSandbox

/// Where the answers of `sandbox` come from.
enum SandboxSource: Sendable {
    case catalog
    case recordings(String)
    case server(ForwardingClient, folder: String)

    init(_ arguments: ParsedArguments, _ context: Context) throws(Failure) {
        let chosen: [Option] = [.replay, .record, .catalog].filter { arguments.has($0) }
        if chosen.count > 1 { throw .usage(Texts.notTogether(chosen[0].name, chosen[1].name)) }
        if arguments.has(.from), !arguments.has(.record) { throw .usage(Texts.needsOption("from", "record")) }
        if let path = arguments.text(.replay) {
            self = .recordings(path)
        } else if let folder = arguments.text(.record) {
            self = .server(try ForwardingClient(from: arguments.text(.from), context), folder: folder)
        } else {
            self = .catalog
        }
    }

    func start(_ options: Sandbox.Options, terminal: Terminal) async throws(Failure) -> Sandbox {
        do {
            switch self {
            case .catalog: return try await Sandbox.start(options)
            case .recordings(let path):
                let recordings = try Recordings.filled(contentsOf: URL(fileURLWithPath: path))
                for problem in recordings.problems { terminal.note(Line(problem.description)) }
                return try await Sandbox.start(replaying: recordings, options)
            case .server(let client, let folder):
                return try await Sandbox.start(recordingTo: URL(fileURLWithPath: folder), from: client.upstream, options)
            }
        } catch let error as RecordingError {
            throw Failure(error)
        } catch let error as SandboxError {
            throw CommandSession.failure(of: error)
        } catch {
            throw .other(Texts.cannotListen, hint: Texts.freeLocalPort)
        }
    }

    func end() async {
        if case .server(let client, _) = self { await client.end() }
    }

    /// The site where sign-ins are approved; nil is the sandbox itself.
    var webURL: String? {
        guard case .server(let client, _) = self else { return nil }
        return client.webURL
    }

    /// The server of daily exports; nil is the sandbox itself.
    var exportsURL: String? {
        guard case .server(let client, _) = self else { return nil }
        return client.exportsURL
    }

    /// Nil where a program needs a credential of its own.
    var accessToken: String? {
        if case .server = self { nil } else { Sandbox.accessToken }
    }

    var runs: String {
        if case .server = self { Texts.recorderRuns } else { Texts.sandboxRuns }
    }
}

extension Failure {
    /// The failure for recordings that cannot be read or written.
    init(_ error: RecordingError) {
        self =
            switch error {
            case .unreadable(let file): .usage(Texts.fileUnread(file), hint: Texts.recordingForm)
            case .notARecording(let file, let reason): .usage(Texts.notRecorded(file, reason), hint: Texts.recordingForm)
            case .tooLarge(let file, let limit): .usage(Texts.recordingsExceed(file, limit), hint: Texts.recordingForm)
            case .unwritable(let file, let code):
                .other(Texts.recordingUnwritable(file, String(cString: strerror(code))), hint: Texts.recordingForm)
            case .sandbox(let error): CommandSession.failure(of: error)
            }
    }
}
