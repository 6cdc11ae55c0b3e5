/// How much of a document is read; TMDb's are nested 7 deep and have some ten thousand tokens at most.
struct JSONLimits {
    var depth = 64
    var bytes = 64 << 20
    /// Bounds the memory of a tape: a token takes 24 bytes.
    var tokens = 512 << 10
}
