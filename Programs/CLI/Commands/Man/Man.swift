import Marquee

extension Command {
    static let man = Command(
        name: "man", summary: CommandSummaries.man, options: [],
        printsJSON: false, isPaged: false, needsSettings: false
    ) { (arguments, context) throws(Failure) in
        guard arguments.words.count == 1 else {
            throw .usage(Texts.noArguments("man"), hint: Texts.usageHint)
        }
        context.terminal.print(asItIs: ManualPage().text)
    }
}

/// The manual page, made from the tables of commands, options, settings and exit statuses.
struct ManualPage {
    var text: String {
        var roff = Roff()
        roff.title("MARQUEE", ProgramVersion.day, "marquee \(ProgramVersion.current)")
        roff.section(Texts.manualName)
        roff.name("marquee", Texts.manualPurpose)
        roff.section(Texts.manualSynopsis)
        roff.bold("marquee", Texts.manualSynopsisWords)
        roff.section(Texts.manualDescription)
        roff.paragraph(Texts.manualDescriptionText)
        roff.section(Texts.manualCommands)
        for command in Command.all { describe(command, in: &roff) }
        roff.section(Texts.manualGlobalOptions)
        for option in Option.global { roff.item(option.spelling, option.help) }
        settings(in: &roff)
        roff.section(Texts.manualEnvironment)
        for (name, meaning) in Help.environment { roff.item(name, meaning) }
        roff.section(Texts.manualFiles)
        roff.item("$XDG_CONFIG_HOME/marquee/config", Texts.manualConfigurationFile)
        roff.item("$XDG_CACHE_HOME/marquee", Texts.manualCacheFolder)
        roff.item("$XDG_STATE_HOME/marquee", Texts.manualStateFolder)
        roff.section(Texts.manualStatus)
        for status in ExitStatus.allCases { roff.item(String(status.rawValue), status.summary) }
        roff.section(Texts.manualExamples)
        for (line, meaning) in Self.examples { roff.item(line, meaning) }
        return roff.text
    }

    private func describe(_ command: Command, in roff: inout Roff) {
        roff.subsection("marquee \(command.usage)")
        roff.paragraph(Texts.sentence(command.summary.prefix(1).uppercased() + command.summary.dropFirst()))
        for option in command.options { roff.item(option.spelling, option.help) }
    }

    private func settings(in roff: inout Roff) {
        roff.section(Texts.manualConfiguration)
        roff.paragraph(Texts.manualConfigurationText)
        for key in SettingKey.all {
            let variables = key.variables.map(\.name).joined(separator: ", ")
            let shared = key.sharedVariables.map(\.name).joined(separator: ", ")
            let sources = [
                key.option.map { Texts.manualOption("--\($0.name)") }, variables.isEmpty ? nil : Texts.manualVariable(variables),
                shared.isEmpty ? nil : Texts.manualSharedVariable(shared), key.standard.map(Texts.manualDefault),
            ].compactMap { $0 }.joined(separator: "; ")
            roff.item(key.name, key.help + (sources.isEmpty ? "" : " (\(sources))"))
        }
    }

    private static var examples: [(line: String, meaning: String)] {
        [
            ("marquee search fight club", Texts.manualSearchExample),
            ("marquee show tv 1399 --season 1 --episode 2", Texts.manualEpisodeExample),
            ("marquee discover movies --genre drama --year 1990-1999 --rating 7.5", Texts.manualDiscoverExample),
            ("marquee list movies popular --json | jq -r '.value.items[].title'", Texts.manualJSONExample),
            ("marquee config set lang fr-FR", Texts.manualConfigExample),
        ]
    }
}
