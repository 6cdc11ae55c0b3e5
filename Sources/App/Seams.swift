public import MarqueeData
public import MarqueeNet

// The seams that `MarqueeClient.Configuration` accepts, so that `import Marquee` is enough to fill them.

/// Carries requests: bring your own HTTP client.
public typealias HTTPTransport = MarqueeNet.HTTPTransport
/// A request that a transport carries.
public typealias HTTPRequest = MarqueeNet.HTTPRequest
/// An answer that a transport brings.
public typealias HTTPResponse = MarqueeNet.HTTPResponse
/// Header fields of a request or an answer.
public typealias HTTPHeaders = MarqueeNet.HTTPHeaders
/// The methods of requests.
public typealias HTTPMethod = MarqueeNet.HTTPMethod
/// The bounds of an exchange.
public typealias HTTPLimits = MarqueeNet.HTTPLimits
/// Why a transport has no answer.
public typealias TransportError = MarqueeNet.TransportError
/// The built-in transport.
public typealias CurlTransport = MarqueeNet.CurlTransport

/// The stores that a client works with: bring your own engine.
public typealias Stores = MarqueeData.Stores
/// Keeps what servers said.
public typealias SnapshotDAO = MarqueeData.SnapshotDAO
/// Under which name an answer is kept.
public typealias SnapshotKey = MarqueeData.SnapshotKey
/// What a server said, kept.
public typealias Snapshot = MarqueeData.Snapshot
/// Which snapshots to remove.
public typealias SnapshotSelection = MarqueeData.SnapshotSelection
/// Answers searches when no server can.
public typealias TitleDAO = MarqueeData.TitleDAO
/// A title that passed through.
public typealias IndexedTitle = MarqueeData.IndexedTitle
/// What to look for among the titles that passed through.
public typealias TitleQuery = MarqueeData.TitleQuery
/// What was found among them.
public typealias TitleHits = MarqueeData.TitleHits

/// What time it is.
public typealias WallClock = MarqueeData.WallClock
