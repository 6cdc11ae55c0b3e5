import TestKit
import Testing

@Suite(.ownThread)
struct PackageRuleTests {
    /// What no other layer names, by the file that declares it: what the targets for the catalog, PostgreSQL, imports, recordings, operators,
    /// Apple's transport and the torture program need, and types that are only inferred where another layer uses them. The list may only shrink.
    static let seams: [String: Set<String>] = [
        "Sources/Data/Catalog/CatalogExportAPI.swift": ["exportName"],
        "Sources/Data/Columns/RowCursor.swift": ["ColumnKind"],
        "Sources/Data/Columns/StoredColumn.swift": ["ColumnHead", "StoredColumn"],
        "Sources/Data/Connections/QueueExecutor.swift": ["enqueue"],
        "Sources/Data/Library/Marks/MarksCache.swift": ["lookUpMarks", "marksAtHand"],
        "Sources/Data/Library/Outbox/Outbox.swift": ["round", "sendTurn", "verifiesAfter"],
        "Sources/Data/Library/Rows/MarkSlot.swift": ["resend"],
        "Sources/Data/Library/Rows/Reason+Columns.swift": ["keyColumn"],
        "Sources/Data/LocalCache.swift": ["Limits", "Open"],
        "Sources/Data/Reading/MarkJoining.swift": ["MarkJoining"],
        "Sources/Data/Reading/Memory/MarkableItems.swift": ["MarkableItems"],
        "Sources/Data/Reading/Time/Saturating.swift": ["addingSaturating"],
        "Sources/Database/Administration/UserFileAccess.swift": [
            "UserFileAccess", "UserTransaction", "each", "migrate", "newestVersion", "requireUndamaged", "versions",
        ],
        "Sources/Database/Files/StoreFailure.swift": ["StoreFailure"],
        "Sources/Database/SQLite/Statement.swift": ["Statement"],
        "Sources/Domain/Kernel/LanguageEquivalence.swift": ["fit"],
        "Sources/Domain/Kernel/ReadPolicy.swift": ["skippingMemory"],
        "Sources/Domain/Search/MatchedText.swift": ["MatchedText"],
        "Sources/Domain/Texts/PluralCategory.swift": ["PluralCategory"],
        "Sources/Domain/Texts/TextLanguage+Choice.swift": ["Forms", "SlavicForms"],
        "Sources/Domain/Words/ComparedTitle.swift": ["areThose"],
        "Sources/Domain/Words/FoldedBytes.swift": ["FoldedBytes"],
        "Sources/Net/JSON/AnswerIdentity.swift": ["AnswerIdentity"],
        "Sources/Net/JSON/DecodingTrace.swift": [
            "Contradiction", "DecodingTrace", "PlacedText", "Trouble", "absent", "contradictions", "dictionaryKeys", "isDate", "isRow",
            "leniencies", "said", "unread",
        ],
        "Sources/Net/Transport/Curl/CurlTransport.swift": ["proxy"],
        "Sources/Net/Transport/Downloads/DownloadFile.swift": ["DownloadFile"],
        "Sources/Net/Transport/Downloads/DownloadingTransport.swift": ["DownloadingTransport"],
        "Sources/Net/Transport/DrainingTransport.swift": ["DrainingTransport"],
        "Sources/Net/Transport/Messages/RequestEndingTransport.swift": ["RequestEndingTransport"],
        "Sources/Net/Transport/Messages/TransportRequest+Screening.swift": ["screened"],
        "Sources/Net/Transport/Permits/ConcurrencyLimiter.swift": ["ConcurrencyLimiter", "Permit", "give"],
        "Sources/Net/Transport/Permits/RequestShare.swift": ["RequestShare"],
        "Sources/Net/Transport/Resilience/InnermostTransport.swift": ["InnermostTransport", "Counts"],
        "Sources/Net/Transport/Resilience/ObservedTransport.swift": ["ObservedTransport"],
        "Sources/Net/Transport/TransportCall.swift": ["TransportCall"],
        "Sources/Net/Wire/Operation.swift": ["OperationRow", "isIdempotent", "mayIgnorePage", "route"],
        "Sources/Net/Wire/Operations.swift": ["Operations"],
        "Sources/Net/Wire/PathValue.swift": ["PathValue"],
        "Sources/Net/Wire/RecordedAnswer.swift": ["RecordedAnswer", "errorForm"],
        "Sources/Net/Wire/Route.swift": ["Route", "answerKeys", "method", "variables"],
        "Sources/Net/Wire/Router.swift": ["Router"],
    ]

    @Test func `what is shared within the package is used by two layers, or is on the list`() throws {
        let files = try Project.sources()
        let found = PackageRule.violations(in: files, allowing: Self.seams)
        #expect(found.map(\.description) == [])
        #expect(PackageRule.needless(in: files, Self.seams).map(\.description) == [])
    }

    @Test func `a declaration that no other layer names is found`() {
        let files = [
            SourceFile(
                path: "Sources/Net/A/A.swift", text: "package struct A {\n    package private(set) var b = 1\n    package init() {}\n}"),
            SourceFile(path: "Sources/Net/A/B.swift", text: "let a = A().b"),
            SourceFile(path: "Sources/App/C.swift", text: "// b\nlet c = A(text: \"b\")"),
            SourceFile(path: "Programs/CLI/D.swift", text: "let d = A().b"),
        ]
        #expect(PackageRule.violations(in: files, allowing: [:]).map(\.description) == ["Sources/Net/A/A.swift: b"])
        #expect(PackageRule.violations(in: files, allowing: ["Sources/Net/A/A.swift": ["b"]]) == [])
        #expect(PackageRule.needless(in: files, ["Sources/Net/A/A.swift": ["A", "b", "c"]]).map(\.name) == ["A", "c"])
    }
}
