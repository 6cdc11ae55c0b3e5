extension MarqueeEvent {
    /// The name of the event for logs and metrics, such as `request.started`; stable across versions.
    public var name: String {
        switch kind {
        case .requestStarted: "request.started"
        case .requestFinished: "request.finished"
        case .requestFailed: "request.failed"
        case .retryScheduled: "request.retried"
        case .throttled: "request.throttled"
        case .circuitOpened: "circuit.opened"
        case .circuitHalfOpened: "circuit.halfOpened"
        case .circuitClosed: "circuit.closed"
        case .operationCircuitOpened: "circuit.operationOpened"
        case .operationCircuitClosed: "circuit.operationClosed"
        case .imageServerIgnored: "image.serverIgnored"
        case .readServed: "read.served"
        case .valuesDropped: "values.dropped"
        case .storeFailed: "store.failed"
        case .storeRecovered: "store.recovered"
        case .updateFailed: "update.failed"
        case .storeRebuilt: "store.rebuilt"
        case .storeEvicted: "store.evicted"
        case .changeSent: "change.sent"
        case .changeDelayed: "change.delayed"
        case .changeRejected: "change.rejected"
        case .changesExpired: "change.expired"
        case .marksLost: "marks.lost"
        case .conflictResolved: "conflict.resolved"
        case .sessionRevoked: "session.revoked"
        case .credentialMissing: "credential.missing"
        }
    }
}
