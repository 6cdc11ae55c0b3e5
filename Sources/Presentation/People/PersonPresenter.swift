public import MarqueeDomain

/// The details of a person.
public typealias PersonPresenter = Presenter<PersonState>

extension Presenter where State == PersonState {
    /// Creates the details of a person, with what a list knew, which is shown until the details are there.
    public convenience init(
        _ id: Person.ID, preview: Person? = nil, people: PersonUseCases, context: PresentationContext = PresentationContext()
    ) {
        self.init(PersonState(id, preview: preview), context: context) { load, deliver in
            await load.loading.load { (policy) async throws(MarqueeError) in
                try await people.details(id, including: ScreenParts.person, policy: policy)
            } deliver: {
                deliver($0)
            }
        }
    }
}
