public import MarqueeDomain

/// Signing in.
public typealias SignInPresenter = Presenter<SignInState>

extension Presenter where State == SignInState {
    /// Creates a sign-in.
    ///
    /// After each pause, the server is asked whether the person has approved the program.
    public convenience init(
        account: AccountUseCases, pause: Duration = .seconds(3), context: PresentationContext = PresentationContext()
    ) {
        let clock = context.clock
        self.init(SignInState(), context: context) { effect, deliver in
            do throws(MarqueeError) {
                switch effect {
                case .lookForSession: deliver(.found(try await account.current()))
                case .signIn(let credentials): deliver(.signedIn(try await account.signIn(credentials)))
                case .beginApproval(let request): deliver(.began(try await account.beginSignIn(request)))
                case .pause(let pending): if (try? await clock.sleep(for: pause)) != nil { deliver(.paused(pending)) }
                case .complete(let pending): deliver(.signedIn(try await account.completeSignIn(pending)))
                case .signInAsGuest: deliver(.signedIn(try await account.signInAsGuest()))
                }
            } catch {
                // A cancelled read is dropped, and a cancelled act was taken back.
                deliver(.failed(error))
            }
        }
    }
}
