public import Logging
public import Marquee

/// A handler that writes each event to a logger: its name, its level and its attributes.
///
/// Events hold no address, title, query or credential, so the lines can be stored as they are. The handler runs in the task of the call that
/// an event belongs to, so a metadata provider of the logger sees that call's task-local values.
public func eventLog(to logger: Logger) -> MarqueeEventHandler {
    { event in
        let level = Logger.Level(rawValue: event.level.rawValue) ?? .info
        logger.log(level: level, "\(event.name)", metadata: event.attributes.mapValues { "\($0)" })
    }
}
