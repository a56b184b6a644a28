import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { type ComponentProps, useState } from 'react';
import { ChecksField } from '../../../ui/ChecksField';
import { CopyField } from '../../../ui/CopyField';
import { DecisionMailsSwitch } from '../../../ui/DecisionMailsSwitch';
import { RadioField } from '../../../ui/RadioField';
import { SearchField } from '../../../ui/SearchField';
import { FormField, FormPanel, LongField, PasswordField, SubmitButton } from '../../../ui/form';
import { type Entry, LONG_NAME, LONG_TEXT } from '../components/entry';

function Typed({ value: initial = '', ...field }: { value?: string } & Omit<ComponentProps<typeof LongField>, 'value'>) {
  const [value, setValue] = useState(initial);
  return <LongField {...field} value={value} onChange={(event) => setValue(event.target.value)} />;
}

function Search({ value: initial = '', chip = false }: { value?: string; chip?: boolean }) {
  const [value, setValue] = useState(initial);
  return <SearchField label="Search places" placeholder="Search places" value={value} onChange={setValue} chip={chip} />;
}

const DAYS = [
  { value: 'mo', text: 'Monday' },
  { value: 'tu', text: 'Tuesday' },
];

function Checks({ message }: { message?: string }) {
  const [value, setValue] = useState<readonly string[]>(['mo']);
  return <ChecksField label="Open on" hint="Days of the week" options={DAYS} value={value} message={message} onChange={setValue} />;
}

const STATES = [
  { value: 'active', label: 'Publish it', text: 'Visitors see it at once.' },
  { value: 'pending', label: 'Let it wait', text: LONG_TEXT },
];

function Radios() {
  const [value, setValue] = useState('active');
  return <RadioField label="New places" value={value} options={STATES} onChange={setValue} />;
}

function Mails() {
  const [isOn, setOn] = useState(true);
  return <DecisionMailsSwitch isOn={isOn} onChange={setOn} />;
}

export const form: Entry[] = [
  {
    name: 'FormField',
    states: {
      empty: () => <FormField label="Name" hint="Others see it." />,
      filled: () => <FormField label="Name" value={LONG_NAME} onChange={() => undefined} />,
      error: () => <FormField label="Name" error message="Name is required" />,
      disabled: () => <FormField label="Name" value="Café Aurora" slotProps={{ input: { disabled: true } }} />,
      select: () => (
        <FormField label="Category" select value="cafe" onChange={() => undefined}>
          <MenuItem value="cafe">Café</MenuItem>
          <MenuItem value="bar">Bar</MenuItem>
        </FormField>
      ),
    },
  },
  {
    name: 'LongField',
    states: {
      empty: () => <Typed label="Comment" max={500} minRows={3} hint="What should others know?" />,
      'near the limit': () => <Typed label="Comment" max={420} value={LONG_TEXT} />,
      error: () => <Typed label="Comment" max={300} value={LONG_TEXT} error message="Comment is too long" />,
    },
  },
  { name: 'RadioField', states: { default: () => <Radios /> } },
  { name: 'ChecksField', states: { default: () => <Checks />, error: () => <Checks message="Choose at least 1" /> } },
  {
    name: 'PasswordField',
    states: {
      empty: () => <PasswordField label="Password" autoComplete="new-password" />,
      error: () => <PasswordField label="Password" autoComplete="new-password" error message="Password is too short" />,
    },
  },
  {
    name: 'SubmitButton',
    states: { default: () => <SubmitButton busy={false}>Save place</SubmitButton>, busy: () => <SubmitButton busy>Save place</SubmitButton> },
  },
  {
    name: 'FormPanel',
    states: {
      default: () => (
        <FormPanel title="Contact" text="Visitors see these details.">
          <FormField label="Phone" />
          <FormField label="Website" />
        </FormPanel>
      ),
    },
  },
  {
    name: 'SearchField',
    states: {
      empty: () => <Search />,
      filled: () => <Search value={LONG_NAME} />,
      chip: () => <Search chip />,
      'active chip': () => <Search chip value="Alfama" />,
    },
  },
  {
    name: 'CopyField',
    states: {
      default: () => <CopyField label="Link" text={`https://citypins.example/lists/${'a'.repeat(60)}`} action="Copy link" done="Link copied" />,
      long: () => (
        <CopyField label="Code" text={'<iframe src="https://citypins.example/embed"></iframe>\n'.repeat(3)} action="Copy code" done="Code copied" isLong />
      ),
    },
  },
  {
    name: 'DecisionMailsSwitch',
    states: {
      default: () => (
        <Stack>
          <Mails />
        </Stack>
      ),
    },
  },
];
