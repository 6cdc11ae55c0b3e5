import MarqueePresentation

extension BrowseSession {
    /// The states and the picture that the screen shows. It does not change with state that only keys change, such as the layout.
    struct Revision: Hashable {
        let page: PageRevision
        let toasts: Int
        let saving: Int
        let reloading: Int
        let picture: Int
        let others: [Int]
    }

    var revision: Revision {
        Revision(
            page: page.revision, toasts: toasts.stateNumber, saving: saving.changeNumber, reloading: reloading.changeNumber,
            picture: pictures?.changeNumber ?? 0,
            others: [
                wallPictures?.changeNumber ?? 0, account.changeNumber, waiting.changeNumber, kept.changeNumber, panelDetails.changeNumber,
            ])
    }
}
