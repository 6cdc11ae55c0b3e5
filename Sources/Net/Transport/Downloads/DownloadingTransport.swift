import Dispatch

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A transport that writes the body of an answer into a file while it arrives.
package protocol DownloadingTransport: HTTPTransport {
    /// Sends a request. The body of an answer with status 200 or 206 is in the file, that of another one in the answer.
    func download(_ request: TransportRequest, to file: DownloadFile) async throws(TransportError) -> TransportResponse
}

/// Downloads with any transport: an answer is held in memory before it is written.
package struct WholeAnswerTransport: DownloadingTransport {
    private let base: any HTTPTransport

    package init(base: any HTTPTransport) { self.base = base }

    package func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse { try await base.send(request) }

    package func shutdown() async { await base.shutdown() }

    package func download(_ request: TransportRequest, to file: DownloadFile) async throws(TransportError) -> TransportResponse {
        var response = try await base.send(request)
        guard [200, 206].contains(response.status) else { return response }
        try file.begin(response.status, response.headers, announced: response.body.count)
        guard file.count + response.body.count <= request.limits.bodyBytes else {
            throw TransportError(.tooLarge, "the body is larger than the limit")
        }
        try await Self.write(response.body, to: file)
        response.body.removeAll()
        return response
    }

    /// Writes outside of the cooperative pool, because a disk may block.
    private static func write(_ body: Data, to file: DownloadFile) async throws(TransportError) {
        let result = await withCheckedContinuation { (continuation: CheckedContinuation<Swift.Result<Void, TransportError>, Never>) in
            DispatchQueue.global().async {
                let result = body.withUnsafeBytes { bytes -> Swift.Result<Void, TransportError> in
                    do throws(TransportError) { return .success(try file.write(bytes)) } catch { return .failure(error) }
                }
                continuation.resume(returning: result)
            }
        }
        try result.get()
    }
}
