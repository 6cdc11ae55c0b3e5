/// A declaration, because a target has a file.
public enum CSQLite {}
