import { fakeApi } from '../../../../test/fakeApi';

export { refusal } from '../../../../test/fakeApi';

type Answers = Parameters<typeof fakeApi>[0];

const signInOptions = { __typename: 'SignInOptions', methods: ['LOCAL'], minPasswordLength: 6, sendsMail: true, mailFolder: null };

/** Returns the response with the rules for new accounts. */
export const rulesOf = (mode = 'OPEN', hasDomainRule = false) => ({
  data: { site: { __typename: 'Site', registration: { __typename: 'Registration', mode, hasDomainRule } } },
});

/**
 * Fake API that responds by operation name. Unknown operations fail like an unreachable server.
 * @param answers data or errors by operation name
 * @param options overrides of the sign-in options
 */
export function fakeServer(answers: Answers = {}, options: object = {}) {
  const offered = { data: { signInOptions: { ...signInOptions, ...options } } };
  const { transport, asked } = fakeApi({
    SocialButtons: () => offered,
    RegisterForm: () => offered,
    ResetPasswordScreen: () => offered,
    Registration: () => rulesOf(),
    MailNote: () => offered,
    SignOut: () => ({ data: { signOut: true } }),
    ...answers,
  });
  /** Returns the inputs and tokens of all requests with an operation name. */
  const of = (operation: string) => asked.filter(({ name }) => name === operation).map(({ variables, token }) => ({ input: variables.input, token }));
  return { transport, of };
}
