import Foundation
import Marquee
import MarqueePresentation
import Synchronization

/// Repairs the files of this program, and names the repairs: permissions, a spoiled cache file, a damaged user file.
struct Repair {
    let storage: MarqueeClient.Storage
    let settings: SettingsFile

    func run() async -> [Finding] {
        let reasons = Mutex<[MarqueeError.Reason]>([])
        let onEvent: MarqueeEventHandler = { event in
            if case .storeRebuilt(let reason) = event.kind { reasons.withLock { $0.append(reason) } }
        }
        let loose = await storage.loosePaths()
        var findings: [Finding] = []
        if let failure = await storage.cacheFailure(onEvent) { findings.append(await removeCache(because: failure)) }
        _ = await storage.failure(onEvent)
        let stillLoose = await storage.loosePaths()
        findings += reasons.withLock { $0 }.map { repaired(Texts.storeRepaired(because: $0.words)) }
        findings += (loose.filter { !stillLoose.contains($0) } + settings.closeToOthers()).map { repaired(Texts.madePrivate($0)) }
        return findings.isEmpty ? [repaired(Texts.nothingToRepair)] : findings
    }

    private func removeCache(because failure: MarqueeError) async -> Finding {
        do throws(MarqueeError) {
            let bytes = try await storage.removeCache()
            return repaired(Texts.cacheRemoved(Texts.screens.number(bytes), because: failure.words))
        } catch {
            return Finding(name: Self.name, ok: false, detail: error.words)
        }
    }

    private func repaired(_ detail: String) -> Finding { Finding(name: Self.name, ok: true, detail: detail) }

    private static let name = "repair"
}

extension SettingsFile {
    /// Takes from other users the right to change the own configuration file and its folder. Returns the paths that were changed.
    fileprivate func closeToOthers() -> [String] {
        guard let path else { return [] }
        return [path, (path as NSString).deletingLastPathComponent].filter { path in
            var status = stat()
            guard lstat(path, &status) == 0, status.st_uid == geteuid(), status.st_mode & S_IFMT != S_IFLNK, status.st_mode & 0o022 != 0
            else { return false }
            return chmod(path, status.st_mode & 0o755) == 0
        }
    }
}
