import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderApp } from '../../../test/renderApp';
import { HoursField } from './HoursField';

const onWrite = jest.fn();
beforeEach(() => onWrite.mockReset());

function Form({ start, error }: { start: string; error?: string | undefined }) {
  const [value, setValue] = useState(start);
  const write = (text: string) => {
    onWrite(text);
    setValue(text);
  };
  return <HoursField value={value} onChange={write} error={error} />;
}
const show = (start = '', error?: string) => renderApp(<Form start={start} error={error} />);
const day = (name: string) => within(screen.getByRole('group', { name }));
const open = (name: string, kind = 'Open from – to') => userEvent.selectOptions(day(name).getByRole('combobox'), kind);
const type = (label: string, time: string) => fireEvent.change(screen.getByLabelText(label), { target: { value: time } });

test('a person opens a place on one day and copies its hours to all days', async () => {
  await show();
  await open('Monday');
  expect(onWrite).toHaveBeenLastCalledWith('Mo 09:00-18:00');
  type('Monday closes', '20:00');
  await userEvent.click(screen.getByRole('button', { name: 'Copy the hours of Monday to all days' }));
  expect(onWrite).toHaveBeenLastCalledWith('Mo-Su 09:00-20:00');
  await open('Sunday', 'Closed');
  await open('Saturday', '24 hours');
  expect(onWrite).toHaveBeenLastCalledWith('Mo-Fr 09:00-20:00; Sa 00:00-24:00');
});

test('a person adds incomplete afternoon hours, reads the error, and removes them', async () => {
  await show('Mo 09:00-12:00');
  await userEvent.click(screen.getByRole('button', { name: 'Add more hours on Monday' }));
  type('Monday opens (2)', '14:00');
  expect(screen.queryByText('Please enter when it opens and when it closes')).not.toBeInTheDocument();
  fireEvent.blur(screen.getByLabelText('Monday opens (2)'));
  expect(screen.getByLabelText('Monday closes (2)')).toHaveAccessibleDescription('Please enter when it opens and when it closes');
  type('Monday closes (2)', '18:00');
  expect(screen.queryByText('Please enter when it opens and when it closes')).not.toBeInTheDocument();
  expect(onWrite).toHaveBeenLastCalledWith('Mo 09:00-12:00,14:00-18:00');
  await userEvent.click(screen.getByRole('button', { name: 'Remove these hours of Monday' }));
  expect(onWrite).toHaveBeenLastCalledWith('Mo 14:00-18:00');
});

test('incomplete hours are sent to the server instead of dropped', async () => {
  await show('Mo 09:00-12:00');
  type('Monday closes', '');
  expect(onWrite).toHaveBeenLastCalledWith('Mo 09:00-');
  expect(screen.getByLabelText('Monday opens')).toHaveValue('09:00');
});

test('known hours show day by day', async () => {
  await show('Mo-Fr 09:00-18:00; Sa,Su 10:00-14:00,16:00-24:00');
  expect(screen.getByLabelText('Friday closes')).toHaveValue('18:00');
  expect(screen.getByLabelText('Sunday opens (2)')).toHaveValue('16:00');
  expect(screen.getByLabelText('Sunday closes (2)')).toHaveValue('00:00');
});

test('hours that a week cannot express are edited as text, and kept', async () => {
  await show('Apr-Sep 10:00-20:00');
  const toText = screen.getByRole('switch', { name: 'Write it as text' });
  const text = screen.getByRole('textbox', { name: 'In the opening_hours syntax of OpenStreetMap' });
  expect(toText).toBeChecked();
  await userEvent.click(toText);
  expect(text).toHaveValue('Apr-Sep 10:00-20:00');
  expect(screen.getByText(/^The fields for each day cannot show these hours/)).toBeInTheDocument();
  fireEvent.change(text, { target: { value: 'Mo 10:00-20:00' } });
  await userEvent.click(toText);
  expect(screen.getByLabelText('Monday closes')).toHaveValue('20:00');
  await userEvent.click(toText);
  expect(screen.getByRole('textbox')).toHaveValue('Mo 10:00-20:00');
});

test('an error shows at the field', async () => {
  await show('', 'These are no opening hours');
  expect(screen.getByRole('group', { name: 'Opening hours' })).toHaveAccessibleDescription('These are no opening hours');
  expect(day('Monday').getByRole('combobox')).toBeInvalid();
});
