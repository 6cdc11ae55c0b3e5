// The types of the values that `MarqueeClient.Configuration` accepts and `MarqueeClient.Health` returns, so that `import Marquee` is enough
// to use them. A program that writes a store of its own imports MarqueeData besides. Aliases would name these types, but a program that
// checks member imports could not use their members.

// Transport
@_exported public import class MarqueeNet.CurlTransport
@_exported public import struct MarqueeNet.TransportHeaders
@_exported public import struct MarqueeNet.TransportLimits
@_exported public import enum MarqueeNet.TransportMethod
@_exported public import struct MarqueeNet.TransportRequest
@_exported public import struct MarqueeNet.TransportResponse
@_exported public import protocol MarqueeNet.HTTPTransport
@_exported public import struct MarqueeNet.TransportError

// Resilience
@_exported public import enum MarqueeNet.CircuitBreakerState
@_exported public import class MarqueeNet.RateLimiter

// Stores
@_exported public import struct MarqueeData.CatalogStorage
@_exported public import struct MarqueeData.Stores

// Clock
@_exported public import struct MarqueeData.TimeSource
@_exported public import struct MarqueeData.WallClock

#if canImport(Darwin)
    @_exported public import MarqueeURLSession
#endif
