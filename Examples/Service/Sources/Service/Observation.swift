import Logging
import Marquee
import MarqueeLogging
import MarqueeTracing

/// Logs every event, and makes spans of those of requests.
func observe(_ configuration: inout MarqueeClient.Configuration, with logger: Logger) {
    let (tell, spans) = (eventLog(to: logger), MarqueeSpans())
    configuration.onEvent = { event in
        tell(event)
        spans.note(event)
    }
}
