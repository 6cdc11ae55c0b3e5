import Marquee
import MarqueeAdministration
import MarqueeData
import MarqueePresentation

/// The words of an operator's acts.
extension Texts {
    static var storeUsage: String {
        "“store” takes status, check, repair, migrate, pending, discard, resend, forget, export FILE or import FILE."
    }
    static var storeConfirm: String { "Confirm with “--yes”, or look first with “--dry-run”." }
    static var storeNeedsAccount: String { "“store forget” needs “--account”." }
    static var storeForgetsAll: String { "This removes the session, the marks, the changes and the searches of an account." }
    static var storeNoSchema: String { "“--schema” goes with a connection string in “--database”." }
    static var storeCheckPlace: String { "Check the folder or the connection string, its service file and its password file." }
    static var storeIsMissing: String { "There is no store here." }
    static var storeRunMigrate: String { "Run “marquee store migrate” for it." }
    static func storeIsOlder(_ tables: Int, _ program: Int) -> String {
        "The store has version \(tables), and this program needs version \(program)."
    }
    static func storeIsNewer(_ tables: Int, _ program: Int) -> String {
        "The store has version \(tables), which this program of version \(program) cannot use."
    }
    static var storeNeedsNewer: String { "Use a newer version of this program." }
    static func storeIsNewest(_ version: Int) -> String { "The store has version \(version) already." }
    static func storeWouldMigrate(_ from: Int, _ to: Int) -> String { "The store would be migrated from version \(from) to version \(to)." }
    static func storeMigrated(_ from: Int, _ to: Int) -> String { "The store was migrated from version \(from) to version \(to)." }
    static var storeIsRight: String { "Nothing is wrong." }
    static var storeIsWrong: String { "The store has rows that break a rule." }
    static var storeRunRepair: String { "“marquee store repair --dry-run” says which of them it can mend." }
    static var storeRepairs: String {
        "This removes rows of accounts that do not exist, also changes that were not sent, and corrects times and versions. "
            + "A sign-in to such an account takes its rows back."
    }
    static var storeNeedsFile: String { "Rows of a store are never written to standard output, nor read from standard input." }
    static var storeMended: String { "Mended:" }
    static var storeWouldMend: String { "Can be mended:" }
    static var storeLeft: String { "Cannot be mended by this program:" }
    static var storeReadFleet: String { "Docs/Fleet.md says what to do." }
    static func storeResent(_ changes: String) -> String { "Waits to be sent again: \(changes)." }
    static func storeNoAccount(_ account: Int) -> String { "The store has no account \(account)." }
    static var storeFindsAccounts: String { "“marquee store pending” shows the numbers of accounts with changes." }
    static var storeNothingChanged: String { "This was a dry run: nothing was changed." }
    static var storeFileIsSecret: String { "The file holds sessions: whoever reads it can act for the people in it." }
    static var storeIsNotEmpty: String { "The store is not empty." }
    static var storeNeedsEmpty: String { "Import into a new folder, or into another schema." }
    static func storeFileUnread(_ reason: String) -> String { "The file cannot be read: \(reason)." }
    static var storeCheckFile: String { "Name a file that “marquee store export” has written." }
    static var storeFileForeign: String { "The file is not an exported store." }
    static var storeFileNewer: String { "The file was written by a newer version." }
    static var storeFileIncomplete: String { "The file is incomplete." }
    static func storeFileLine(_ number: Int) -> String { "Line \(number) of the file is invalid." }
    static func storeFileSealed(_ number: Int) -> String {
        "The session in line \(number) is sealed with a key of the service. Export with “--without-sessions”."
    }
    static var storeTables: String { "version of the store" }
    static var storeProgram: String { "version of this program" }
    static var storePending: String { "changes that wait" }
    static var storeOldest: String { "seconds that the oldest waits" }
    static var storeRejected: String { "rejected changes" }
    static var storeSuspended: String { "changes without a session" }
    static func storeFinding(_ finding: StoreFinding) -> String { labeled(name(of: finding.kind)) + screens.number(finding.rows) }

    private static func name(of kind: StoreFinding.Kind) -> String {
        switch kind {
        case .orphans: "rows of accounts that do not exist, until they sign in again"
        case .suspensions: "changes with the wrong suspension"
        case .rejections: "rejected changes without a time"
        case .versions: "accounts with a version that is too low"
        case .values: "rows with values that cannot be read"
        case .indexes: "indexes that cannot be used"
        }
    }

    /// Why a file cannot be imported.
    static func storeFile(_ problem: StoreLineCheck.Flaw) -> String {
        switch problem {
        case .foreign: storeFileForeign
        case .newer: storeFileNewer
        case .incomplete: storeFileIncomplete
        case .line(let number): storeFileLine(number)
        case .sealed(let number): storeFileSealed(number)
        }
    }
}
