import Marquee

extension Command {
    static let open = Command(
        name: "open", places: [.kinds(MediaKind.known).optional(), .value(.id, .address, .title)],
        summary: CommandSummaries.open, options: [.season, .episode]
    ) { (arguments, context) async throws(Failure) in
        let query = try SubjectQuery(arguments, MediaKind.known)
        // An item that is known by its number needs no request.
        if let item = query.item { return try open(item, arguments, context) }
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            try open(try await command.resolve(query), arguments, context)
        }
    }

    private static func open(_ subject: ItemReference, _ arguments: ParsedArguments, _ context: Context) throws(Failure) {
        if arguments.has(.json) { return try context.terminal.print(json: Page(url: subject.address)) }
        context.terminal.print(address: subject.address)
        if context.terminal.isForPeople { _ = context.browser.open(subject.address) }
    }

    private struct Page: Encodable {
        let url: String
    }
}
