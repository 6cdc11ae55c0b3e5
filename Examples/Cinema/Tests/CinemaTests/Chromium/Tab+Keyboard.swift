extension Tab {
    /// What a person without a mouse cannot do on the page: controls that the Tab key does not lead to, or where it is not seen to be.
    func unreachable() async throws -> [String] {
        let count: Int = try await value(
            """
            (() => {
              const all = document.querySelectorAll("a[href], button:not([tabindex='-1']), select, textarea, summary, input:not([type=hidden]), [tabindex='0']");
              window.controls = new Set([...all].filter((each) => each.checkVisibility()));
              window.problems = [];
              document.activeElement?.blur();
              window.scrollTo({ top: 0, behavior: "instant" });
              return window.controls.size;
            })()
            """)
        for _ in 0..<(count + 5) {
            try await press(.tab)
            let isLeft: Bool = try await value(
                """
                (() => {
                  const element = document.activeElement;
                  if (element === document.body) return true;
                  const name = element.outerHTML.slice(0, 120);
                  const style = getComputedStyle(element);
                  if (style.outlineStyle === "none" || !parseFloat(style.outlineWidth)) window.problems.push("focus is not seen: " + name);
                  const box = element.getBoundingClientRect();
                  const inside = (at, limit) => Math.min(Math.max(at, 0), limit - 1);
                  const top = document.elementFromPoint(
                    inside(box.x + box.width / 2, innerWidth), inside(box.y + box.height / 2, innerHeight));
                  if (!top || !(element.contains(top) || top.contains(element))) window.problems.push("focus is covered: " + name);
                  window.controls.delete(element);
                  return false;
                })()
                """)
            if isLeft { break }
        }
        return try await value(
            "window.problems.concat([...window.controls].map((each) => 'never reached: ' + each.outerHTML.slice(0, 120)))")
    }

    /// Controls and pictures that a screen reader has no name for. The main part gets the focus from the skip link only, and needs none.
    func unnamed() async throws -> [String] {
        let nodes = try await call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
        func value(_ property: Any?) -> Any? { (property as? [String: Any])?["value"] }
        return nodes.compactMap { node in
            let role = value(node["role"]) as? String ?? ""
            let isFocusable = (node["properties"] as? [[String: Any]] ?? []).contains {
                $0["name"] as? String == "focusable" && value($0["value"]) as? Bool == true
            }
            guard node["ignored"] as? Bool == false, role != "main", isFocusable || role == "image" else { return nil }
            return value(node["name"]) as? String == "" ? "\(role) \(node["backendDOMNodeId"] ?? "")" : nil
        }
    }
}
