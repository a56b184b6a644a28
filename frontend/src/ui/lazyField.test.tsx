import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { renderApp } from '../../test/renderApp';
import { lazyField } from './lazyField';

interface Props {
  value: string;
  autoFocus?: boolean;
}

const Placeholder = ({ value, autoFocus }: Props) => <input aria-label="City" readOnly value={value} autoFocus={autoFocus} />;
const Choice = ({ value, autoFocus }: Props) => <input role="combobox" aria-label="City" defaultValue={value} autoFocus={autoFocus} />;

/** A form whose field of cities comes when the test says so. */
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

test('the field comes once it is fetched, and leaves the focus where it is', async () => {
  const { arrive } = await renderForm();
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Kochi');
  await userEvent.click(screen.getByRole('textbox', { name: 'City' }));
  await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));
  await arrive();
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Kochi');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('the field has the focus where somebody waits for it', async () => {
  const { arrive } = await renderForm();
  await userEvent.click(screen.getByRole('textbox', { name: 'City' }));
  await arrive();
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveFocus();
});

test('where the field cannot be fetched, what stands there stays, with the focus', async () => {
  const { fail } = await renderForm();
  await userEvent.click(screen.getByRole('textbox', { name: 'City' }));
  await fail();
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveFocus();
});
