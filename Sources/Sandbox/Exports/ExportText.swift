/// The lines of one file, with the flaws that the options ask for.
struct ExportText {
    let kind: GeneratedExport.Kind
    let flaws: Set<SandboxExports.Flaw>

    /// The bytes of a file, packed by gzip.
    func packed(_ make: ((String) -> Void) -> Void) -> [UInt8] {
        var members: [[UInt8]] = []
        var (gzip, text, count) = (GzipStream(), [UInt8](), 0)
        var kept: [String] = []
        func flush() {
            gzip.add(text)
            text.removeAll(keepingCapacity: true)
        }
        func endMember() {
            flush()
            gzip.finish()
            members.append(gzip.bytes)
            gzip = GzipStream()
        }
        func add(_ line: String) {
            if !text.isEmpty || count > 0 { text.append(0x0A) }
            text += line.utf8
            count += 1
            if text.count > 1 << 20 { flush() }
        }
        make { line in
            if count % 2 == 1, flaws.contains(.half) {
                count += 1
                return
            }
            add(flaws.contains(.noPopularity) ? Self.unpopular(line) : line)
            if flaws.contains(.severalMembers), count % 500 == 2 { endMember() }
            if flaws.contains(.repeatedIDs), count % 10 == 1 { kept.append(Self.renamed(line, kind)) }
            if flaws.contains(.brokenLines), count % 40 == 20 { kept.append(String(line.prefix(line.count / 2))) }
        }
        for line in kept + additions { add(line) }
        if !flaws.contains(.noLastNewline), count > 0 { text.append(0x0A) }
        endMember()
        return members.flatMap(\.self)
    }

    /// Entries that only some flaws have.
    private var additions: [String] {
        var lines: [String] = []
        if flaws.contains(.emptyNames) { lines += [entry(20_000_001, #""""#), entry(20_000_002, "null"), entry(20_000_003, #""   ""#)] }
        if flaws.contains(.adultsInBoth), [.movies, .adultMovies].contains(kind) {
            lines += (1...3).map { entry(20_000_010 + $0, #""In Both \#($0)""#) }
        }
        if flaws.contains(.unlistedAdults), [.movies, .people].contains(kind) {
            lines += (1...3).map { entry(20_000_020 + $0, #""Unlisted \#($0)""#, isAdult: true) }
        }
        return lines
    }

    /// An entry with all members that a kind has.
    private func entry(_ id: Int, _ name: String, isAdult: Bool? = nil) -> String {
        let key = Self.nameKey(kind)
        return #"{"adult":\#(isAdult ?? kind.isAdult),"id":\#(id),"\#(key)":\#(name),"popularity":0.6,"video":false}"#
    }

    private static func nameKey(_ kind: GeneratedExport.Kind) -> String {
        switch kind {
        case .movies, .adultMovies: "original_title"
        case .series, .adultSeries: "original_name"
        default: "name"
        }
    }

    /// The entry of the same id, less popular and with another name.
    private static func renamed(_ line: String, _ kind: GeneratedExport.Kind) -> String {
        let id = line.firstMatch(of: #/"id":([0-9]+)/#).map { String($0.1) } ?? "1"
        return #"{"id":\#(id),"\#(nameKey(kind))":"Repeated \#(id)","popularity":0}"#
    }

    private static func unpopular(_ line: String) -> String {
        line.replacing(#/"popularity":[0-9.e-]+/#, with: #""popularity":0"#)
    }
}
