import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderApp } from '../../../test/renderApp';
import { ConflictDialog } from './ConflictDialog';
import type { FormPart } from './conflict';

interface Values {
  name: string;
  note: string;
}

const base = { name: 'Museum', note: 'Old' };
const mine = { name: 'Gallery', note: 'Old' };
const theirs = { name: 'Hall', note: 'New' };

/** Builds the parts of the form; a form can do so at each render. */
const parts = (): FormPart<Values>[] => [
  { label: 'Name', names: ['name'], text: ({ name }) => name },
  { label: 'Note', names: ['note'], text: ({ note }) => note },
];

test('choices stay while the form is rendered again', async () => {
  const resolved: Values[] = [];
  let again: () => void = () => undefined;
  function Form() {
    const [, setCount] = useState(0);
    again = () => setCount((count) => count + 1);
    return <ConflictDialog parts={parts()} base={base} mine={mine} theirs={theirs} onResolve={(merged) => resolved.push(merged)} onClose={() => undefined} />;
  }
  await renderApp(<Form />);
  act(again);
  expect(screen.getByRole('radio', { name: 'Name: yours' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Note: theirs' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Name: theirs' }));
  act(again);
  await userEvent.click(screen.getByRole('radio', { name: 'Note: yours' }));
  act(again);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(resolved).toEqual([{ name: 'Hall', note: 'Old' }]);
});
