/// A transport whose ``HTTPTransport/shutdown()`` ends all requests in flight by itself, so that the chain need not cancel them.
package protocol RequestEndingTransport: HTTPTransport {}
