import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { renderApp } from '../../../test/renderApp';
import { lazyField } from './lazyField';

interface Props {
  value: string;
  autoFocus?: boolean;
}

const Placeholder = ({ value, autoFocus }: Props) => <input aria-label="City" readOnly value={value} autoFocus={autoFocus} />;
const Choice = ({ value, autoFocus }: Props) => <input role="combobox" aria-label="City" defaultValue={value} autoFocus={autoFocus} />;

/** Renders a form whose lazy city field loads or fails on demand. */
async function renderForm() {
  let arrive: (field: ComponentType<Props>) => void = () => undefined;
  let fail: (reason: Error) => void = () => undefined;
  const fetched = new Promise<ComponentType<Props>>((resolve, reject) => {
    arrive = resolve;
    fail = reject;
  });
  const Field = lazyField<{ value: string }>(() => fetched, Placeholder);
  await renderApp(
    <form>
      <Field value="Kochi" />
      <input aria-label="Name" />
    </form>,
  );
  return { arrive: () => act(async () => arrive(Choice)), fail: () => act(async () => fail(new TypeError('Failed to fetch'))) };
}

test('a loaded field replaces its placeholder and leaves the focus elsewhere', async () => {
  const { arrive } = await renderForm();
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Kochi');
  await userEvent.click(screen.getByRole('textbox', { name: 'City' }));
  await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));
  await arrive();
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Kochi');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('a loaded field takes over the focus of its placeholder', async () => {
  const { arrive } = await renderForm();
  await userEvent.click(screen.getByRole('textbox', { name: 'City' }));
  await arrive();
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveFocus();
});

test('the placeholder keeps its focus if the field fails to load', async () => {
  const { fail } = await renderForm();
  await userEvent.click(screen.getByRole('textbox', { name: 'City' }));
  await fail();
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveFocus();
});
