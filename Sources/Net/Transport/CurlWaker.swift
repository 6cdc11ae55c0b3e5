import CCurl
import Synchronization

/// Wakes a loop thread from its wait: the only call of libcurl from other threads.
final class CurlWaker: Sendable {
    // The handle crosses threads as a number, because a raw pointer is not Sendable; the lock prevents that it is freed while in use.
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
