public import MarqueeDomain

/// The account of the signed-in person.
public typealias AccountPresenter = Presenter<AccountState>

extension Presenter where State == AccountState {
    /// Creates the account of the signed-in person.
    public convenience init(account: AccountUseCases, library: LibraryUseCases, context: PresentationContext = PresentationContext()) {
        self.init(AccountState(), context: context) { effect, deliver in
            switch effect {
            case .load(let loading):
                do throws(MarqueeError) {
                    guard let session = try await account.current() else { return deliver(.account(nil)) }
                    let pending = try await library.pending()
                    deliver(.account(AccountState.Summary(session: session, pending: pending)))
                    guard session.kind == .account else { return }
                    await loading.load { (policy) async throws(MarqueeError) in
                        try await account.details(policy: policy)
                    } deliver: { update in
                        switch update {
                        case .value(let fetched, _):
                            deliver(.account(AccountState.Summary(session: session, account: fetched.value, pending: pending)))
                        case .failure(let error): deliver(.notRead(error))
                        }
                    }
                } catch {
                    if error.code != .cancelled { deliver(.notRead(error)) }
                }
            case .sync:
                do throws(MarqueeError) { deliver(.synced(try await library.sync())) } catch { deliver(.notSynced(error)) }
            case .signOut:
                do throws(MarqueeError) { deliver(.signedOut(try await account.signOut())) } catch { deliver(.notSignedOut(error)) }
            }
        }
    }
}
