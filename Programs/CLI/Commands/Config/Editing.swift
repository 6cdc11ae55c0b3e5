import Foundation

extension Context {
    /// Opens the configuration file in the person's editor, and reports the errors in it afterwards.
    func edit(_ file: SettingsFile) async throws(Failure) {
        guard let path = file.path else { throw .homeless }
        guard terminal.isForPeople, input.isTerminal else {
            throw .usage(Texts.editNeedsTerminal, hint: Texts.setWithoutTerminal)
        }
        if !FileManager.default.fileExists(atPath: path) { try file.write(Self.template) }
        let editor = ["VISUAL", "EDITOR"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "vi"
        Interruption.leaveToOthers(true)
        defer { Interruption.leaveToOthers(false) }
        guard let program = ForegroundProgram(editor, [path], environment: environment), await program.end() else {
            throw .other(Texts.editorFailed(editor), hint: Texts.otherEditor)
        }
        for problem in file.read().complaints { terminal.note(Line(Texts.noted(Failure.settings(problem, in: file).message))) }
    }

    /// The text of a new file: every key, and no value.
    private static var template: String {
        "# \(Texts.configurationTemplate)\n"
            + SettingKey.all.map { "\n# \($0.help)\n# \($0.name) = \($0.standard ?? "")\n" }.joined()
    }
}
