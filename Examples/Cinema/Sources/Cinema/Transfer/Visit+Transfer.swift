import Dispatch
import Foundation
import Hummingbird
import Marquee
import MarqueeTransfer

extension Visit {
    /// Reads the file of a form, finds its titles, and keeps the plan for the next page.
    func planImport(_ request: Request) async throws -> Answer {
        guard let session else { throw personMissing }
        guard let upload = Upload(contentType: request.headers[.contentType]) else { throw CinemaError.badForm }
        return try await inPlace(of: session) {
            let bytes = try await upload.bytes(of: request, atMost: site.settings.bounds.transferBytes) {
                site.signer.isFormToken($0, of: visitor)
            }
            return try await limited(by: site.settings.bounds.transfer) {
                guard let rows = await Self.rows(of: upload, bytes) else { throw CinemaError.badForm }
                let plan = try await transferClient(session).importLibrary.plan(rows)
                return .redirect(to: Self.transferPath + "?plan=" + site.transfers.keep(plan, of: session, at: site.now))
            }
        }
    }

    /// Sets the marks of a plan.
    func applyImport(_ form: FormFields) async throws -> Answer {
        guard let session else { throw personMissing }
        return try await inPlace(of: session) {
            guard let plan = site.transfers.take(form["plan"] ?? "", of: session, at: site.now) else { return planMissing }
            site.conflicts.follow(session, in: site.marquee)
            return try await limited(by: site.settings.bounds.transfer) {
                page(of: try await transferClient(session).importLibrary.apply(plan))
            }
        }
    }

    /// Everything that the member has, as a file.
    func exportLibrary(
        _ name: String, type: String, _ content: @escaping @Sendable (LibraryDocument) -> [UInt8]
    ) async throws -> Answer {
        guard let session else { throw personMissing }
        return try await inPlace(of: session) {
            try await limited(by: site.settings.bounds.transfer) {
                let document = try await transferClient(session).exportLibrary()
                var answer = Answer(.raw(type: type, content(document), cacheControl: "private, no-store"))
                answer.fileName = name
                return answer
            }
        }
    }

    /// A table for Letterboxd.
    func exportedTable() async throws -> Answer {
        let name: String = try parameter("table")
        guard name.hasSuffix(".csv"), let table = LibraryTable(rawValue: String(name.dropLast(4))), !table.needsIMDbIDs else {
            throw CinemaError.noSuchPage
        }
        return try await exportLibrary(name, type: "text/csv; charset=utf-8") { Array($0.csv(table).utf8) }
    }

    static let transferPath = "/account/library"

    /// Runs a transfer in the place of the member, or says that there is none.
    private func inPlace(of session: Session, _ work: () async throws -> Answer) async throws -> Answer {
        guard site.transfers.enter(session.id) else {
            return transferNote(transfer.busy, .serviceUnavailable, reason: "busy", retryAfter: 30)
        }
        defer { site.transfers.leave(session.id) }
        return try await work()
    }

    /// Ends a transfer that takes too long. The place of the member is free after it has really ended.
    private func limited(by limit: Duration, _ work: @escaping @Sendable () async throws -> Answer) async throws -> Answer {
        let answer = try await withThrowingTaskGroup(of: Answer?.self) { group in
            group.addTask { try await work() }
            group.addTask {
                try? await Task.sleep(for: limit)
                return nil
            }
            defer { group.cancelAll() }
            return try await group.next() ?? nil
        }
        return answer ?? transferNote(transfer.slow, .serviceUnavailable, reason: "slow", retryAfter: 5)
    }

    /// The member's client, without the time limit of pages.
    private func transferClient(_ session: Session) throws -> MarqueeClient {
        let audience = try Audience(language: language.tag, fallbackLanguages: ["en"], region: country)
        return site.marquee.user(session).client(for: audience)
    }

    /// Reading a large file takes a processor for seconds, which pages would wait for on the threads of tasks.
    private static func rows(of upload: Upload, _ bytes: [UInt8]) async -> ImportedRows? {
        await withCheckedContinuation { continuation in
            readingQueue.async { continuation.resume(returning: upload.file(in: bytes).map { ImportedRows([$0]) }) }
        }
    }

    private static let readingQueue = DispatchQueue(label: "cinema.imports", qos: .utility)
}
