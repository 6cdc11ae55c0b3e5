extension Command {
    static let version = Command(
        name: "version", summary: CommandSummaries.version, options: [], needsSettings: false
    ) { (arguments, context) throws(Failure) in
        // With “--version”, any words may be there.
        guard arguments.words.count <= 1 || arguments.has(.version) else { throw .usage(Texts.noArguments("version")) }
        if arguments.has(.json) { return try context.terminal.print(json: VersionJSON()) }
        context.terminal.print("marquee \(ProgramVersion.current)")
    }
}

private struct VersionJSON: Encodable {
    let program = "marquee"
    let version = ProgramVersion.current
}
