import MarqueeData
import MarqueeDomain

/// Downloads a file in as many requests as the network needs: each continues where the one before ended.
struct FileDownload: Sendable {
    /// The address.
    let url: String
    /// The name of the operation in errors.
    let operation: String
    let transport: any DownloadingTransport
    let time: TimeSource
    /// The limits of one request. The total time is that of the whole download, too.
    let limits: TransportLimits

    /// How often in a row a request may bring nothing.
    private static let attempts = 4
    private static let longestPause = Duration.seconds(30)

    /// - Returns: The last answer; its body is in the file if its status is 200 or 206.
    func run(into file: DownloadFile) async throws(MarqueeError) -> TransportResponse {
        let end = time.now() + limits.total
        // A file that begins again and again makes no progress.
        var (failures, most) = (0, 0)
        while true {
            let result = try await attempt(file, isRepeated: failures > 0)
            if let failure = file.failure { throw failure }
            let error: MarqueeError
            switch result {
            case .success(let response) where response.status == 416:
                error = WireError.error(of: response, operation: operation)
                try restart(file)
            case .success(let response) where response.status == 429 || response.status >= 500:
                error = WireError.error(of: response, operation: operation)
            case .success(let response) where response.status == 206 && !file.isWhole:
                // A proxy may limit the length of ranges.
                error = WireError.error(of: TransportError(.lost, "the range ends before the file"), operation: operation)
            case .success(let response): return response
            case .failure(let failure):
                error = WireError.error(of: failure, operation: operation)
                guard Self.isPassing(failure.kind) else { throw error }
            }
            failures = file.count > most ? 1 : failures + 1
            most = max(most, file.count)
            guard failures < Self.attempts, time.now() < end else { throw error }
            try await pause(error.retryAfter ?? .milliseconds(500 << failures))
        }
    }

    private func attempt(
        _ file: DownloadFile, isRepeated: Bool
    ) async throws(MarqueeError) -> Swift.Result<TransportResponse, TransportError> {
        // No router: nothing but this is sent, and no credential ever.
        var request = TransportRequest(.get, url, headers: file.rangeHeaders ?? [:], limits: limits, operation: operation)
        request.needsNewConnection = isRepeated
        if file.rangeHeaders == nil { try restart(file) }
        do throws(TransportError) {
            return .success(try await transport.download(request, to: file))
        } catch {
            return .failure(error)
        }
    }

    private func restart(_ file: DownloadFile) throws(MarqueeError) {
        do throws(TransportError) { try file.restart() } catch { throw file.failure ?? WireError.error(of: error, operation: operation) }
    }

    private func pause(_ wanted: Duration) async throws(MarqueeError) {
        do {
            try await time.sleep(min(wanted, Self.longestPause) * (0.5 + time.random() / 2))
        } catch {
            throw MarqueeError(.cancelled, .cancelled)
        }
    }

    private static func isPassing(_ kind: TransportError.Kind) -> Bool {
        [.lost, .timeout, .connect, .lookup, .malformed].contains(kind)
    }
}
