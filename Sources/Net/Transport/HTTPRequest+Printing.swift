// A request carries the credential in its query or its headers, so what is printed, logged or dumped of it leaves values out.

extension HTTPRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The method and the address without its query.
    public var description: String { method.rawValue + " " + url.prefix { $0 != "?" && $0 != "#" } }
    /// The method and the address without its query.
    public var debugDescription: String { description }
    /// Shows nothing but the description.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension HTTPHeaders.Field: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The name; the value may be a credential.
    public var description: String { name + ": <redacted>" }
    /// The name; the value may be a credential.
    public var debugDescription: String { description }
    /// Shows nothing but the description.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
