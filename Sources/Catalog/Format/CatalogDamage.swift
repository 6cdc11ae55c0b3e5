/// Why a catalog file cannot be read: it is damaged, cut, or no catalog of this version.
package enum CatalogDamage: Error, Sendable, Hashable {
    /// The file is no catalog, or one of another format or folding.
    case otherFormat
    /// The file is shorter than its header says.
    case cut
    /// The bytes of a page are not those that were written.
    case page(Int)
    /// A value leads outside its section.
    case value
    /// No damage: a page was not read before, and the reader does not wait for it. The search runs again where it may wait.
    case cold
}
