import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { makeViewer } from '../../../test/viewer';
import { makeClient } from '../api';
import { useViewer, ViewerProvider } from './viewer';
import { ViewerDocument } from './viewer.generated';

const asha = makeViewer();

/** Operations sent to the server, each with its authorization header. */
let sent: [string | undefined, string | undefined][];
let session: ReturnType<typeof useViewer>;
let client: ReturnType<typeof makeClient>;

function Probe() {
  const current = useViewer();
  useEffect(() => {
    session = current;
  }, [current]);
  return <p>{`${current.status} ${current.viewer?.name ?? 'nobody'}`}</p>;
}

/** Renders the session and waits for the text `expected`; `answer` acts as the server. */
async function show(expected: string, answer: (operation: string | undefined, authorization: string | undefined) => object | Error | Promise<object>) {
  sent = [];
  const transport = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const { authorization } = (operation.getContext().headers ?? {}) as { authorization?: string };
        sent.push([operation.operationName, authorization]);
        const travelled = new Promise((resolve) => setTimeout(resolve));
        travelled
          .then(() => answer(operation.operationName, authorization))
          .then((result) => {
            if (result instanceof Error) observer.error(result);
            else {
              observer.next(result);
              observer.complete();
            }
          }, observer.error.bind(observer));
      }),
  );
  client = makeClient(transport);
  render(
    <ApolloProvider client={client}>
      <ViewerProvider>
        <Probe />
      </ViewerProvider>
    </ApolloProvider>,
  );
  expect(await screen.findByText(expected)).toBeInTheDocument();
}

/** Waits long enough for unexpected requests. */
const lull = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

beforeEach(() => localStorage.clear());

test('a visitor without a token is signed out, without a request', async () => {
  await show('signed-out nobody', () => new Error('not expected'));
  await lull();
  expect(sent).toEqual([]);
});

test('a stored token is checked before its user is signed in', async () => {
  localStorage.setItem('token', 't-1');
  let answer: (result: object) => void = () => undefined;
  const answered = new Promise<object>((resolve) => (answer = resolve));
  await show('checking nobody', () => answered);
  answer({ data: { viewer: asha } });
  expect(await screen.findByText('signed-in Asha Rao')).toBeInTheDocument();
  expect(sent).toEqual([['Viewer', 'Bearer t-1']]);
});

test.each([
  ['is no longer valid', () => ({ data: { viewer: null } })],
  ['cannot be checked', () => new Error('lost')],
  ['is rejected', () => ({ data: null, errors: [{ message: 'No', extensions: { code: 'INTERNAL' } }] })],
])('a stored token that %s is removed', async (_case, answer) => {
  localStorage.setItem('token', 't-1');
  await show('signed-out nobody', answer);
  expect(localStorage.getItem('token')).toBeNull();
});

test('a sign-in stores its token', async () => {
  await show('signed-out nobody', () => new Error('not expected'));
  await act(() => session.begin({ token: 't-2', viewer: asha }));
  expect(screen.getByText('signed-in Asha Rao')).toBeInTheDocument();
  expect(localStorage.getItem('token')).toBe('t-2');
});

test('a user can sign in after a lost session', async () => {
  localStorage.setItem('token', 't-1');
  await show('signed-out nobody', () => ({ data: { viewer: null } }));
  await act(() => session.begin({ token: 't-2', viewer: asha }));
  expect(screen.getByText('signed-in Asha Rao')).toBeInTheDocument();
  expect(localStorage.getItem('token')).toBe('t-2');
});

test('beginWith signs in the user of a token', async () => {
  await show('signed-out nobody', () => ({ data: { viewer: asha } }));
  await act(async () => expect(await session.beginWith('t-3')).toBe(true));
  expect(screen.getByText('signed-in Asha Rao')).toBeInTheDocument();
  expect(sent.at(-1)).toEqual(['Viewer', 'Bearer t-3']);
});

test('beginWith with an invalid token changes nothing', async () => {
  await show('signed-out nobody', () => ({ data: { viewer: null } }));
  await act(async () => expect(await session.beginWith('t-4')).toBe(false));
  expect(localStorage.getItem('token')).toBeNull();
});

test('a sign-out removes the token at once and ends the session on the server', async () => {
  localStorage.setItem('token', 't-1');
  await show('signed-in Asha Rao', (operation) => ({ data: operation === 'SignOut' ? { signOut: true } : { viewer: asha } }));
  await act(() => session.end());
  expect(screen.getByText('signed-out nobody')).toBeInTheDocument();
  expect(localStorage.getItem('token')).toBeNull();
  expect(sent.slice(0, 2)).toEqual([
    ['Viewer', 'Bearer t-1'],
    ['SignOut', 'Bearer t-1'],
  ]);
  expect(sent.slice(2).filter(([, authorization]) => authorization)).toEqual([]);
});

test('a sign-out works while the server is unreachable', async () => {
  localStorage.setItem('token', 't-1');
  await show('signed-in Asha Rao', (operation) => (operation === 'SignOut' ? new Error('lost') : { data: { viewer: asha } }));
  await act(() => session.end());
  expect(screen.getByText('signed-out nobody')).toBeInTheDocument();
  expect(localStorage.getItem('token')).toBeNull();
});

test('a sign-out in another tab signs out here', async () => {
  localStorage.setItem('token', 't-1');
  await show('signed-in Asha Rao', () => ({ data: { viewer: asha } }));
  localStorage.removeItem('token');
  dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(await screen.findByText('signed-out nobody')).toBeInTheDocument();
});

describe('a sign-in while another user is signed in', () => {
  const ben = { ...asha, id: 'u-2', name: 'Ben Okri' };

  test('shows the new user at once, with a token alone', async () => {
    localStorage.setItem('token', 't-1');
    await show('signed-in Asha Rao', (_operation, token) => ({ data: { viewer: token === 'Bearer t-1' ? asha : ben } }));
    await act(async () => expect(await session.beginWith('t-2')).toBe(true));
    expect(screen.getByText('signed-in Ben Okri')).toBeInTheDocument();
  });

  test('shows the new user and later changes at once', async () => {
    localStorage.setItem('token', 't-1');
    await show('signed-in Asha Rao', (_operation, token) => ({ data: { viewer: token === 'Bearer t-1' ? asha : ben } }));
    await act(() => session.begin({ token: 't-2', viewer: ben }));
    expect(screen.getByText('signed-in Ben Okri')).toBeInTheDocument();
    await act(async () => void client.writeQuery({ query: ViewerDocument, data: { viewer: { ...ben, name: 'Benjamin Okri' } } }));
    expect(screen.getByText('signed-in Benjamin Okri')).toBeInTheDocument();
  });

  test('keeps the current user if the token is invalid', async () => {
    localStorage.setItem('token', 't-1');
    await show('signed-in Asha Rao', (_operation, token) => ({ data: { viewer: token === 'Bearer t-1' ? asha : null } }));
    await act(async () => expect(await session.beginWith('t-2')).toBe(false));
    await lull();
    expect(await screen.findByText('signed-in Asha Rao')).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBe('t-1');
  });
});
