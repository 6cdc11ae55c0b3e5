import MarqueeData
import MarqueeDomain

extension MarqueeError {
    /// The error of a damaged catalog.
    init(_ damage: CatalogDamage) { self.init(.storage, .init("catalog.damaged")) }

    /// The error of a file that is not the catalog's own.
    init(_ refusal: OwnFile.Refusal) {
        switch refusal {
        case .system(let code): self.init(ImportFailure.system(code))
        case .notAFile: self.init(.storage, .storeNotAFile)
        case .notPrivate: self.init(.storage, .storeNotPrivate)
        }
    }

    /// The error of a file in the place of a catalog.
    static func ignored(_ name: String) -> MarqueeError { MarqueeError(.storage, .init("catalog.ignored", ["file": name])) }

    /// The error of an import that failed.
    init(_ failure: ImportFailure) {
        switch failure {
        case .system(let code): self.init(systemCall: code)
        case .unread(let file, let code):
            self.init(.invalidInput, .init("catalog.unreadableFile", ["file": "\(file)", "code": "\(code)"]))
        case .foreign(let file), .unreadableLines(let file, _): self.init(.invalidInput, .init("catalog.foreignFile", ["file": "\(file)"]))
        case .damaged(let file): self.init(.invalidInput, .init("catalog.damagedFile", ["file": "\(file)"]))
        case .cut(let file): self.init(.invalidInput, .init("catalog.cutFile", ["file": "\(file)"]))
        case .empty: self.init(.invalidInput, .init("catalog.empty"))
        case .tooFew: self.init(.invalidInput, .init("catalog.tooFew"))
        case .tooLarge: self.init(.invalidInput, .init("catalog.tooLarge"))
        case .cancelled: self.init(.cancelled, .cancelled)
        }
    }
}
