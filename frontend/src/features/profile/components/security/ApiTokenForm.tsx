import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import type { ApiTokenScope } from '../../../../graphql/schema.generated';
import { t } from '../../../../lib/i18n';
import { inputSchema } from '../../../../lib/api';
import { FormField, SubmitButton, useServerForm } from '../../../../ui/form';
import { CreateApiTokenDocument, type CreateApiTokenMutation } from './ApiTokenForm.generated';

const SCOPES: { value: ApiTokenScope; label: string }[] = [
  {
    value: 'READ',
    get label() {
      return t('profile.readWhatICanSee');
    },
  },
  {
    value: 'WRITE',
    get label() {
      return t('profile.readAndWriteOnMyBehalf');
    },
  },
];

/** Lifetimes of a token (days); 0 means until it is revoked. */
const LIVES = [
  {
    days: 30,
    get label() {
      return t('profile.days', { count: 30 });
    },
  },
  {
    days: 90,
    get label() {
      return t('profile.days', { count: 90 });
    },
  },
  {
    days: 366,
    get label() {
      return t('profile.aYear');
    },
  },
  {
    days: 0,
    get label() {
      return t('profile.untilIRevokeIt');
    },
  },
];

interface Props {
  onCreated: (made: CreateApiTokenMutation['createApiToken']) => void;
  onCancel: () => void;
}

/** Form for a new API token: purpose, scope and lifetime. */
export function ApiTokenForm({ onCreated, onCancel }: Props) {
  const [create] = useMutation(CreateApiTokenDocument);
  const form = useServerForm<{ name: string; scope: ApiTokenScope; expiresInDays: number }>({
    initialValues: { name: '', scope: 'READ', expiresInDays: 90 },
    schema: inputSchema('CreateApiTokenInput'),
    async submit({ name, scope, expiresInDays }) {
      const { data } = await create({ variables: { input: { name, scope, expiresInDays: expiresInDays || null } } });
      if (data) onCreated(data.createApiToken);
    },
    failure: t('profile.theTokenCouldNotBeCreated'),
  });

  return (
    <Stack component="form" {...form.formProps} aria-label={t('profile.newApiToken')} sx={{ gap: 2.5, maxWidth: 440, mt: 1.5 }}>
      <FormField {...form.field('name')} label={t('profile.whatIsItFor')} autoComplete="off" autoFocus hint={t('profile.suchAsTheNameOfTheProgram')} />
      <FormField {...form.field('scope')} label={t('profile.whatCanItDo')} select>
        {SCOPES.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </FormField>
      <FormField {...form.field('expiresInDays')} label={t('profile.howLongIsItValid')} select>
        {LIVES.map(({ days, label }) => (
          <MenuItem key={days} value={days}>
            {label}
          </MenuItem>
        ))}
      </FormField>
      <Stack direction="row" sx={{ gap: 1 }}>
        <SubmitButton busy={form.isSubmitting}>{t('profile.createToken')}</SubmitButton>
        <Button color="inherit" onClick={onCancel}>
          {t('profile.cancel')}
        </Button>
      </Stack>
    </Stack>
  );
}
