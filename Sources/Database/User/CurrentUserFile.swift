import Synchronization

/// Which file the writing connection has open, and whether damage was found in it while it was in use.
final class CurrentUserFile: Sendable {
    private struct State {
        var identity: StoreFile.Identity?
        var isSuspect = false
        /// The file that was checked because of a suspicion: it is not checked for every damaged value again.
        var checked: StoreFile.Identity?
    }

    private let state = Mutex(State())

    /// The open file: a reader opens no other one, whose log may be that of an earlier file.
    var identity: StoreFile.Identity? { state.withLock { $0.identity } }

    /// Whether the file is to be checked before it is used again.
    var isSuspect: Bool { state.withLock { $0.isSuspect } }

    /// Notes damage; false if the file was checked for it before.
    func suspect() -> Bool {
        state.withLock { state in
            guard state.identity == nil || state.checked != state.identity || state.isSuspect else { return false }
            state.isSuspect = true
            return true
        }
    }

    /// Opens the file for writing; checks all of it if damage was found.
    func open(_ opening: UserOpening) throws(StoreFailure) -> SQLiteHandle {
        let isSuspect = isSuspect
        let handle: SQLiteHandle
        do throws(StoreFailure) {
            handle = try opening.writer(isSuspect: isSuspect)
        } catch {
            // A file that can be read but not written has an error of its own.
            guard error.isReadOnly, (try? opening.untouched()) != nil else { throw error }
            throw .readOnly
        }
        state.withLock { state in
            state.identity = handle.place?.identity
            guard isSuspect else { return }
            (state.isSuspect, state.checked) = (false, state.identity)
        }
        return handle
    }
}
