extension Tab {
    /// A key that is not a letter.
    enum Key: String {
        case tab = "Tab", enter = "Enter", down = "ArrowDown", escape = "Escape", space = " "

        fileprivate var code: Int {
            switch self {
            case .tab: 9
            case .enter: 13
            case .down: 40
            case .escape: 27
            case .space: 32
            }
        }

        fileprivate var text: String? {
            switch self {
            case .enter: "\r"
            case .space: " "
            default: nil
            }
        }
    }

    /// Presses a key and lets it go.
    func press(_ key: Key) async throws {
        try await call("Input.dispatchKeyEvent", Self.event("keyDown", key))
        try await call("Input.dispatchKeyEvent", Self.event("keyUp", key))
    }

    /// Types a text into whatever has the focus, letter after letter.
    func type(_ text: String) async throws {
        for letter in text { try await call("Input.dispatchKeyEvent", ["type": "char", "text": String(letter)]) }
    }

    /// Turns the wheel of a mouse until the end of the page.
    func scrollToEnd() async throws {
        try await call("Input.dispatchMouseEvent", ["type": "mouseWheel", "x": 200, "y": 300, "deltaX": 0, "deltaY": 1_000_000])
    }

    /// Clicks on the middle of an element.
    func click(_ selector: String) async throws {
        let middle = try await middle(of: selector)
        for kind in ["mousePressed", "mouseReleased"] {
            try await call("Input.dispatchMouseEvent", ["type": kind, "x": middle[0], "y": middle[1], "button": "left", "clickCount": 1])
        }
    }

    /// Moves the mouse to the middle of an element.
    func hover(_ selector: String) async throws {
        let middle = try await middle(of: selector)
        try await call("Input.dispatchMouseEvent", ["type": "mouseMoved", "x": middle[0], "y": middle[1]])
    }

    /// Lays a finger on the middle of an element, or lifts it.
    func touch(_ selector: String, isDown: Bool) async throws {
        let middle = try await middle(of: selector)
        let points: [[String: Double]] = isDown ? [["x": middle[0], "y": middle[1]]] : []
        try await call("Input.dispatchTouchEvent", ["type": isDown ? "touchStart" : "touchEnd", "touchPoints": points])
    }

    /// Clicks on a link or a button, and waits until another page is there.
    func follow(_ selector: String) async throws {
        _ = try await value("window.isLeft = true", as: Bool.self)
        try await click(selector)
        try await wait("!window.isLeft && document.readyState === 'complete'")
    }

    private func middle(of selector: String) async throws -> [Double] {
        try await wait("document.querySelector(\(Self.quoted(selector)))")
        return try await value(
            """
            (() => {
              const element = document.querySelector(\(Self.quoted(selector)));
              element.scrollIntoView({ block: "center", behavior: "instant" });
              const box = element.getBoundingClientRect();
              return [box.x + box.width / 2, box.y + box.height / 2];
            })()
            """)
    }

    private static func event(_ type: String, _ key: Key) -> [String: Any] {
        var event: [String: Any] = ["type": type, "key": key.rawValue, "windowsVirtualKeyCode": key.code]
        if let text = key.text, type == "keyDown" { event["text"] = text }
        return event
    }
}
