public import MarqueeDomain

/// The details of a person.
public typealias PersonPresenter = Presenter<PersonState>

extension Presenter where State == PersonState {
    /// Creates the details of a person, with the person as a list described them, which is shown until the details are loaded.
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
