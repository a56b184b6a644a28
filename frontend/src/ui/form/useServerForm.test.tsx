import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../test/renderApp';
import { inputSchema } from '../../lib/api';
import { FormField } from './FormField';
import { PasswordField } from './PasswordField';
import { SubmitButton } from './SubmitButton';
import { useServerForm } from './useServerForm';

type Values = { name: string; email: string; password: string };

function Form({ submit }: { submit: (values: Values) => Promise<void> }) {
  const form = useServerForm<Values>({
    initialValues: { name: '', email: '', password: '' },
    schema: inputSchema('RegisterInput'),
    submit,
    failure: 'Registration failed',
  });
  return (
    <form {...form.formProps}>
      <FormField {...form.field('name')} label="Name" hint="Others see it" />
      <FormField {...form.field('email')} label="Email" />
      <PasswordField {...form.field('password')} label="Password" />
      <SubmitButton busy={form.isSubmitting}>Send</SubmitButton>
    </form>
  );
}

const refusal = (message: string, fields?: Record<string, string>) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions: { code: 'BAD_USER_INPUT', ...(fields && { fields }) } }] });

async function fill({ name = 'Asha Rao', email = 'asha@example.org', password = 'monsoon-42' } = {}) {
  for (const [label, text] of Object.entries({ Name: name, Email: email, Password: password })) {
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste(text);
  }
}
const send = () => userEvent.click(screen.getByRole('button', { name: /Send/ }));

test('submitting an empty form shows all field messages and focuses the first field', async () => {
  const submit = jest.fn<Promise<void>, [Values]>();
  await renderApp(<Form submit={submit} />);
  await send();
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
  expect(submit).not.toHaveBeenCalled();
});

test('a field shows its message after blur, until its value is valid', async () => {
  await renderApp(<Form submit={async () => undefined} />);
  const email = screen.getByLabelText('Email');
  await userEvent.type(email, 'asha');
  expect(email).toBeValid();
  await userEvent.tab();
  expect(email).toHaveAccessibleDescription('Invalid email address');
  await userEvent.type(email, '@example.org');
  expect(email).toBeValid();
});

test('a server message stays at its field until the value changes', async () => {
  const submit = jest
    .fn<Promise<void>, [Values]>()
    .mockRejectedValueOnce(refusal('Too common', { password: 'Too common' }))
    .mockResolvedValue(undefined);
  await renderApp(<Form submit={submit} />);
  await fill();
  await send();
  const password = screen.getByLabelText('Password');
  await waitFor(() => expect(password).toHaveFocus());
  expect(password).toHaveAccessibleDescription('Too common');
  await userEvent.tab();
  await userEvent.click(screen.getByLabelText('Name'));
  expect(password).toHaveAccessibleDescription('Too common');
  await userEvent.type(password, '!');
  expect(password).toBeValid();
  await send();
  expect(submit).toHaveBeenLastCalledWith({ name: 'Asha Rao', email: 'asha@example.org', password: 'monsoon-42!' });
});

test.each([
  [refusal('An account with this e-mail address already exists.'), 'An account with this e-mail address already exists.'],
  [new TypeError('Failed to fetch'), 'Registration failed'],
])('a rejected request shows a toast and keeps the typed values', async (error, words) => {
  await renderApp(<Form submit={() => Promise.reject(error)} />);
  await fill();
  await send();
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('asha@example.org');
  expect(screen.getByLabelText('Password')).toHaveValue('monsoon-42');
});

test('a form that is being sent shows a spinner and is not sent again', async () => {
  let done: () => void = () => undefined;
  const submit = jest.fn(() => new Promise<void>((resolve) => (done = resolve)));
  await renderApp(<Form submit={submit} />);
  await fill();
  await send();
  expect(screen.getByRole('progressbar', { name: 'Busy' })).toBeInTheDocument();
  await send();
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
  await act(async () => done());
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('a button shows and hides the password', async () => {
  await renderApp(<Form submit={async () => undefined} />);
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
});
