import Foundation

extension Context {
    /// Opens the configuration file in the person's editor, and says what is wrong with it afterwards.
    func edit(_ file: SettingsFile) async throws(Failure) {
        guard let path = file.path else { throw .homeless }
        guard terminal.isForPeople, input.isTerminal else {
            throw .usage("“config edit” needs a terminal.", hint: "“marquee config set KEY VALUE” changes the file without one.")
        }
        if !FileManager.default.fileExists(atPath: path) { try file.write(Self.template) }
        let editor = ["VISUAL", "EDITOR"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "vi"
        Interruption.leaveToOthers(true)
        defer { Interruption.leaveToOthers(false) }
        guard let program = ForegroundProgram(editor, [path], environment: environment), await program.end() else {
            throw .other("The editor “\(editor)” could not be run, or failed.", hint: "VISUAL or EDITOR names another one.")
        }
        for problem in file.read().problems { terminal.note(Line("note: ") + Line(Failure.settings(problem, in: file).message)) }
    }

    /// What a new file says: every key, and nothing chosen.
    private static var template: String {
        "# What marquee uses if no option and no variable says otherwise. Lines: key = value\n"
            + SettingKey.all.map { "\n# \($0.help)\n# \($0.name) = \($0.standard ?? "")\n" }.joined()
    }
}
