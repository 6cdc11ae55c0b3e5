#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A failed call of the system, with its number.
package struct SystemError: Error, Hashable {
    package let code: Int32

    /// The failure of the last call of this thread.
    static var now: SystemError { SystemError(code: errno) }
}
