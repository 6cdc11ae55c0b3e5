import Marquee

extension Command {
    static let open = Command(
        name: "open", places: [.kinds(SubjectKind.allCases).optional(), .value(.id, .address, .title)],
        summary: CommandSummaries.open, options: [.season, .episode]
    ) { (arguments, context) async throws(Failure) in
        let query = try SubjectQuery(arguments, SubjectKind.allCases)
        // An item that is known by its number needs no request.
        if case .subject(let subject) = query.form { return try open(subject.narrowed(to: query.place), arguments, context) }
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            try open(try await command.resolve(query), arguments, context)
        }
    }

    private static func open(_ subject: Subject, _ arguments: ParsedArguments, _ context: Context) throws(Failure) {
        if arguments.has(.json) { return try context.terminal.print(json: Page(url: subject.address)) }
        context.terminal.print(address: subject.address)
        if context.terminal.isForPeople { _ = context.browser.open(subject.address) }
    }

    private struct Page: Encodable {
        let url: String
    }
}
