import CCurl
import Dispatch
import Synchronization

/// Wakes a loop thread from its wait: the only call of libcurl from other threads.
final class CurlWaker: Sendable {
    private struct State {
        // The handle crosses threads as a number, because a raw pointer is not Sendable; the lock prevents that it is freed while in use.
        var multi: UInt = 0
        var hasFailed = false
    }

    private let state = Mutex(State())
    /// Wakes the thread while it has no handle.
    private let semaphore = DispatchSemaphore(value: 0)

    /// Whether a wake-up has failed, so that the thread must look by itself from time to time.
    var hasFailed: Bool { state.withLock(\.hasFailed) }

    /// Uses a handle from now on; false if it cannot be woken, because libcurl found no descriptors for that.
    func attach(_ handle: UnsafeMutableRawPointer) -> Bool {
        guard curl_multi_wakeup(handle) == CURLM_OK else { return false }
        state.withLock { $0 = State(multi: UInt(bitPattern: handle)) }
        return true
    }

    func detach() {
        state.withLock { $0.multi = 0 }
    }

    func wake() {
        state.withLock { state in
            guard let handle = UnsafeMutableRawPointer(bitPattern: state.multi) else { return _ = semaphore.signal() }
            if curl_multi_wakeup(handle) != CURLM_OK { state.hasFailed = true }
        }
    }

    /// Waits for a wake-up without a handle.
    func wait() {
        semaphore.wait()
    }
}
