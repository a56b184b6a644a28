import { useMutation } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { number } from 'yup';
import type { UserRole } from '../../../graphql/schema.generated';
import { inputSchema } from '../../../lib/api';
import { capitalize, t } from '../../../lib/i18n';
import { ConfirmDialog } from '../../../ui/feedback';
import { FormField, useServerForm } from '../../../ui/form';
import { useRefresh } from '../../../widgets/console';
import { CreateInvitationDocument } from './InvitationDialog.generated';
import { ModeratedCities } from './ModeratedCities';
import type { ModeratedCities_CityFragment } from './ModeratedCities.generated';
import { citiesSchema, cityIdsOf } from './moderatedCities';
import { roleWord } from './roles';

/** Roles that an invitation can give. */
const INVITED_ROLES = ['USER', 'MODERATOR'] as const satisfies readonly UserRole[];
/** Maximum values; the server has the same. */
const MOST_USES = 1000;
const MOST_DAYS = 365;

const upTo = (most: number) => {
  const message = () => t('adminUsers.fromOneToMost', { most });
  return number().typeError(message).required(message).integer(message).min(1, message).max(most, message);
};
const schema = inputSchema('CreateInvitationInput').shape({ cities: citiesSchema, maxUses: upTo(MOST_USES), expiresInDays: upTo(MOST_DAYS) });

interface Props {
  isOpen: boolean;
  /** Called with the link of a new invitation. */
  onCreated: (link: string) => void;
  onClose: () => void;
}

/** Dialog for a new invitation. */
export function InvitationDialog({ isOpen, onCreated, onClose }: Props) {
  const refresh = useRefresh();
  const [create] = useMutation(CreateInvitationDocument);
  const form = useServerForm<{
    role: (typeof INVITED_ROLES)[number];
    cities: readonly ModeratedCities_CityFragment[] | null;
    maxUses: number | string;
    expiresInDays: number | string;
    note: string;
  }>({
    initialValues: { role: 'USER', cities: null, maxUses: 10, expiresInDays: 7, note: '' },
    schema,
    async submit({ role, cities, maxUses, expiresInDays, note }) {
      const input = {
        role,
        cityIds: role === 'MODERATOR' ? cityIdsOf(cities) : null,
        maxUses: Number(maxUses),
        expiresInDays: Number(expiresInDays),
        note: note.trim() || null,
      };
      const { data } = await create({ variables: { input } });
      if (data) onCreated(data.createInvitation.link);
      onClose();
      await refresh();
    },
    failure: t('adminUsers.theInvitationCouldNotBeCreated'),
  });
  const { field } = form;
  const limits = (most: number) => ({ htmlInput: { min: 1, max: most } });

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('adminUsers.newInvitation')}
      labels={{ confirm: t('adminUsers.createLink'), cancel: t('adminUsers.cancel') }}
      isDestructive={false}
      busy={form.isSubmitting}
      formProps={form.formProps}
      onClose={onClose}
      onExited={() => form.resetForm()}
    >
      <Typography>{t('adminUsers.anyoneWithTheLink')}</Typography>
      <FormField {...field('role')} label={t('adminUsers.roleOfTheNewAccounts')} select>
        {INVITED_ROLES.map((role) => (
          <MenuItem key={role} value={role}>
            {capitalize(roleWord(role))}
          </MenuItem>
        ))}
      </FormField>
      {form.values.role === 'MODERATOR' && (
        <>
          <Alert severity="warning">{t('adminUsers.moderatorsDecide')}</Alert>
          <ModeratedCities cities={form.values.cities} onChange={(cities) => void form.setFieldValue('cities', cities)} message={field('cities').message} />
        </>
      )}
      <FormField
        {...field('maxUses')}
        label={t('adminUsers.numberOfPeople')}
        type="number"
        hint={t('adminUsers.fromOneToMost', { most: MOST_USES })}
        slotProps={limits(MOST_USES)}
      />
      <FormField
        {...field('expiresInDays')}
        label={t('adminUsers.validForDays')}
        type="number"
        hint={t('adminUsers.fromOneToMost', { most: MOST_DAYS })}
        slotProps={limits(MOST_DAYS)}
      />
      <FormField {...field('note')} label={t('adminUsers.noteForAdmins')} hint={t('adminUsers.onlyAdminsSeeTheNote')} autoComplete="off" />
    </ConfirmDialog>
  );
}
