// What a program needs to fill the seams that `MarqueeClient.Configuration` accepts, so that `import Marquee` is enough. Aliases would
// name these types, but a program that checks member imports could not use what is in them.

// Transport
@_exported public import class MarqueeNet.CurlTransport
@_exported public import struct MarqueeNet.TransportHeaders
@_exported public import struct MarqueeNet.TransportLimits
@_exported public import enum MarqueeNet.TransportMethod
@_exported public import struct MarqueeNet.TransportRequest
@_exported public import struct MarqueeNet.TransportResponse
@_exported public import protocol MarqueeNet.HTTPTransport
@_exported public import struct MarqueeNet.TransportError
@_exported public import class MarqueeNet.URLSessionTransport

// Patience
@_exported public import enum MarqueeNet.CircuitBreakerState
@_exported public import class MarqueeNet.RateLimiter

// Stores
@_exported public import protocol MarqueeData.CacheInfoDAO
@_exported public import struct MarqueeData.IndexedTitle
@_exported public import struct MarqueeData.Snapshot
@_exported public import protocol MarqueeData.SnapshotDAO
@_exported public import struct MarqueeData.SnapshotKey
@_exported public import enum MarqueeData.SnapshotSelection
@_exported public import struct MarqueeData.Stores
@_exported public import protocol MarqueeData.TitleDAO
@_exported public import struct MarqueeData.TitleHits
@_exported public import struct MarqueeData.TitleQuery

// Sessions and marks
@_exported public import enum MarqueeData.MarkEdit
@_exported public import protocol MarqueeData.LibraryDAO
@_exported public import protocol MarqueeData.SessionDAO
@_exported public import struct MarqueeData.LeaseRequest
@_exported public import struct MarqueeData.OutboxSchedule
@_exported public import struct MarqueeData.OutboxSlot
@_exported public import struct MarqueeData.StoredMarks
@_exported public import struct MarqueeData.StoredSession
@_exported public import struct MarqueeData.UserAuthorization
@_exported public import struct MarqueeData.UserGrant
@_exported public import struct MarqueeData.WholeShelf

// Clock
@_exported public import struct MarqueeData.TimeSource
@_exported public import struct MarqueeData.WallClock
