import Marquee
import MarqueePresentation

/// Everything that the screen shows. Drawing needs nothing else.
struct BrowseScene: Sendable {
    /// The place of the tab in `BrowseTab.all`.
    var tab = 0
    var page: any BrowsePage
    var layout = Canvas.Layout.wall
    var density = Canvas.Density.normal
    var overlay: (any BrowseOverlay)?
    var toasts: [Toast] = []
    /// The mark that was set last, until it is durable.
    var saving: SavingMark?
    /// Whether the user has just asked for the page again.
    var isReloading = false
    /// The poster or profile image of the page; nil where the terminal shows no pictures.
    var picture: ShownPicture?
    /// The pictures of a wall; nil where the terminal shows no pictures.
    var wallPictures: WallCells?
    /// The cast and the trailer of the title in the panel; nil until they are read.
    var panel: PanelDetails.Facts?
    /// Whether an account is signed in; nil before it is known.
    var isSignedIn: Bool?
    /// The titles that are kept by their names; nil if this device cannot keep any.
    var kept: Set<MediaReference>?
    /// Whether a page is below this one.
    var canGoBack = false
    /// A message about the last key, such as a copied address.
    var notice: String?
    /// Why an answer takes its time, if the page waits for one.
    var status: String?
    /// The language of the program's own texts.
    var textLanguage = TextLanguage.english
}
