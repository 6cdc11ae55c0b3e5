import MarqueeCFaultyDisk
import Foundation
import MarqueeDomain

extension Role {
    /// Makes one call again and again, a later operation failing each time, until the call has no more operations.
    static let denied = Role("denied") { words in
        guard let step = StoreStep(rawValue: words[1]), let fault = Fault(rawValue: words[2]), let most = Int(words[3]),
            let offset = Int(words[4]), faulty_calls_install() == 0
        else { throw Failed("no faulty disk") }
        let template = words[0] + "/template"
        try await step.prepare(template)
        let all = try await Denial(step: step, fault: fault, template: template, folder: words[0] + "/counted").run(failing: 0).calls
        let stride = max(1, all / most)
        var (failed, told) = (0, 0)
        for number in Swift.stride(from: 1 + offset % stride, through: all, by: stride) {
            let denial = Denial(step: step, fault: fault, template: template, folder: words[0] + "/\(number)")
            let outcome = try await denial.run(failing: number)
            failed += 1
            told += outcome.isTold ? 1 : 0
            Files.remove(denial.folder)
        }
        Reporter.note("failed", failed)
        Reporter.note("told", told)
    }
}

/// One call during which one operation fails, and the state afterwards.
private struct Denial {
    let step: StoreStep
    let fault: Fault
    let template: String
    let folder: String

    func run(failing number: Int) async throws -> (calls: Int, isTold: Bool) {
        if FileManager.default.fileExists(atPath: template) { try FileManager.default.copyItem(atPath: template, toPath: folder) }
        var store = step.opensTheStore ? nil : try await open()
        var (acknowledged, isTold): ([String], Bool) = ([], false)
        faulty_calls_arm(number, fault.number)
        do {
            let opened = if let store { store } else { try await open() }
            store = opened
            try await step.call(opened) { acknowledged.append($0) }
        } catch let error as MarqueeError {
            isTold = true
            // SQLite does not always keep why it could not create or write a file, so the two cannot always be distinguished.
            let isUnopened = error.code == .storage && error.reason.values["code"] == "14"
            let fits = error.code == .storageFull || isUnopened || (error.code == .storage && !isFull)
            Reporter.expect(fits, "operation \(number): \(error.code), \(error.reason.text)")
        }
        let calls = faulty_calls_disarm()
        do {
            try await check(try await again(store), acknowledged, number)
        } catch {
            Reporter.expect(false, "operation \(number): the next call fails: \(error)")
        }
        return (calls, isTold)
    }

    private var isFull: Bool { fault == .noSpace || fault == .shortWrite }

    private func open() async throws -> OpenStore { try await OpenStore(folder, cacheBytes: 1 << 20) }

    private func again(_ store: OpenStore?) async throws -> OpenStore {
        if let store { store } else { try await open() }
    }

    /// The next calls work, acknowledged changes are there now and after opening anew, and no file was taken for damaged.
    private func check(_ store: OpenStore, _ acknowledged: [String], _ number: Int) async throws {
        try await store.remember("Afterwards.")
        try await store.keep(1_000)
        Reporter.expect(try await store.holds(1_000) == .same, "operation \(number): the cache does not serve")
        await store.close()
        let reopened = try await open()
        let kept = try await reopened.searches()
        for text in acknowledged + ["Afterwards."] { Reporter.expect(kept.contains(text), "operation \(number): \(text) is lost") }
        if step != .clear && !step.opensTheStore {
            Reporter.expect(kept.contains("Search 7."), "operation \(number): an earlier search is lost")
        }
        // SQLite takes a page that cannot be read for a damaged one, and a cache with such a page is begun anew.
        let rebuilds = (store.rebuilds + reopened.rebuilds).filter { fault != .inputOutput || $0 == "store.userLost" }
        Reporter.expect(rebuilds.isEmpty, "operation \(number): \(rebuilds)")
        await reopened.close()
        let areWhole = ["user.sqlite", "cache.sqlite"].allSatisfy { Inspection.isWhole(folder + "/" + $0) }
        Reporter.expect(areWhole, "operation \(number): a file is not whole")
    }
}
