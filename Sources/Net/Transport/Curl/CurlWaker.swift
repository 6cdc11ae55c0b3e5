import MarqueeCCurl
import Dispatch
import Synchronization

/// Wakes a loop thread from its wait: the only call of libcurl from other threads.
final class CurlWaker: Sendable {
    // The handle crosses threads as a number, because a raw pointer is not Sendable; the lock prevents that it is freed while in use.
    private let multi = Mutex<UInt>(0)
    /// Wakes the thread while it has no handle.
    private let semaphore = DispatchSemaphore(value: 0)

    /// Uses a handle from now on; false if it cannot be woken, because libcurl found no descriptors for that.
    func attach(_ handle: UnsafeMutableRawPointer) -> Bool {
        guard curl_multi_wakeup(handle) == CURLM_OK else { return false }
        multi.withLock { $0 = UInt(bitPattern: handle) }
        return true
    }

    func detach() {
        multi.withLock { $0 = 0 }
    }

    /// Wakes the thread. If that fails, the thread looks by itself within a second.
    func wake() {
        multi.withLock { multi in
            guard let handle = UnsafeMutableRawPointer(bitPattern: multi) else { return _ = semaphore.signal() }
            _ = curl_multi_wakeup(handle)
        }
    }

    /// Waits for a wake-up without a handle.
    func wait() {
        semaphore.wait()
    }
}
