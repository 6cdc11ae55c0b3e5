import Foundation

/// The variables that a program of the tests needs where everything runs under a sanitizer, as `Scripts/sanitize` sets them: for tests that
/// give a program an environment of its own.
package let sanitizerVariables = ProcessInfo.processInfo.environment.filter {
    ["LD_PRELOAD", "TSAN_OPTIONS", "ASAN_OPTIONS"].contains($0.key)
}
