import CCurl
import Synchronization

/// Wakes a loop thread out of its wait: the one thing that is asked of libcurl from other threads.
final class CurlWaker: Sendable {
    // The handle crosses threads as a number, since a raw pointer is not Sendable; the lock keeps it from being freed in use.
    private let multi = Mutex<UInt>(0)

    func attach(_ handle: UnsafeMutableRawPointer) {
        multi.withLock { $0 = UInt(bitPattern: handle) }
    }

    func detach() {
        multi.withLock { $0 = 0 }
    }

    func wake() {
        multi.withLock { number in
            guard let handle = UnsafeMutableRawPointer(bitPattern: number) else { return }
            _ = curl_multi_wakeup(handle)
        }
    }
}
