import Logging
import Marquee

func log(to logger: Logger) -> MarqueeEventHandler {
    { event in
        let level = Logger.Level(rawValue: event.level.rawValue) ?? .info
        logger.log(level: level, "\(event.name)", metadata: event.attributes.mapValues { "\($0)" })
    }
}
