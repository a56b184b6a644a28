import { fakeApi } from '../../../../test/fakeApi';

export { refusal } from '../../../../test/fakeApi';

type Answers = Parameters<typeof fakeApi>[0];

const signInOptions = { __typename: 'SignInOptions', methods: ['LOCAL'], minPasswordLength: 6, sendsMail: true, mailFolder: null };

/**
 * A server that answers operations by their names; what it does not know fails as if it could not be reached.
 * @param answers data or errors by operation
 * @param options differences of the sign-in options
 */
export function fakeServer(answers: Answers = {}, options: object = {}) {
  const offered = { data: { signInOptions: { ...signInOptions, ...options } } };
  const { transport, asked } = fakeApi({
    SocialButtons: () => offered,
    RegisterScreen: () => offered,
    ResetPasswordScreen: () => offered,
    MailNote: () => offered,
    SignOut: () => ({ data: { signOut: true } }),
    ...answers,
  });
  /** What reached the server under a name. */
  const of = (operation: string) => asked.filter(({ name }) => name === operation).map(({ variables, token }) => ({ input: variables.input, token }));
  return { transport, of };
}
