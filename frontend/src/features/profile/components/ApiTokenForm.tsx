import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import type { ApiTokenScope } from '../../../graphql/schema.generated';
import { inputSchema } from '../../../lib/inputSchema';
import { FormField } from '../../../ui/form/FormField';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { useServerForm } from '../../../ui/form/useServerForm';
import { CreateApiTokenDocument, type CreateApiTokenMutation } from './ApiTokenForm.generated';

const SCOPES: { value: ApiTokenScope; label: string }[] = [
  { value: 'READ', label: 'Read what I can see' },
  { value: 'WRITE', label: 'Read, and write in my name' },
];

/** Days that a token may be good for; 0: until it is revoked. */
const LIVES = [
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 366, label: 'A year' },
  { days: 0, label: 'Until I revoke it' },
];

interface Props {
  onCreated: (made: CreateApiTokenMutation['createApiToken']) => void;
  onCancel: () => void;
}

/** What a new token is for, what it may do, and for how long. */
export function ApiTokenForm({ onCreated, onCancel }: Props) {
  const [create] = useMutation(CreateApiTokenDocument);
  const form = useServerForm<{ name: string; scope: ApiTokenScope; expiresInDays: number }>({
    initialValues: { name: '', scope: 'READ', expiresInDays: 90 },
    schema: inputSchema('CreateApiTokenInput'),
    async submit({ name, scope, expiresInDays }) {
      const { data } = await create({ variables: { input: { name, scope, expiresInDays: expiresInDays || null } } });
      if (data) onCreated(data.createApiToken);
    },
    failure: 'The token could not be made.',
  });

  return (
    <Stack component="form" {...form.formProps} aria-label="New API token" sx={{ gap: 2.5, maxWidth: 440, mt: 1.5 }}>
      <FormField {...form.field('name')} label="What is it for?" autoComplete="off" autoFocus hint="Such as the name of the program" />
      <FormField {...form.field('scope')} label="What may it do?" select>
        {SCOPES.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </FormField>
      <FormField {...form.field('expiresInDays')} label="How long is it good for?" select>
        {LIVES.map(({ days, label }) => (
          <MenuItem key={days} value={days}>
            {label}
          </MenuItem>
        ))}
      </FormField>
      <Stack direction="row" sx={{ gap: 1 }}>
        <SubmitButton busy={form.isSubmitting}>Make token</SubmitButton>
        <Button color="inherit" onClick={onCancel}>
          Cancel
        </Button>
      </Stack>
    </Stack>
  );
}
