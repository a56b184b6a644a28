import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { formatDateTime, t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import type { SettingsForm_SettingsFragment } from './SettingsForm.generated';

function sentenceOf({ updatedAt, updatedBy }: SettingsForm_SettingsFragment): string {
  if (updatedAt === null) return t('settings.form.neverChanged');
  const time = formatDateTime(updatedAt);
  return updatedBy ? t('settings.form.lastChangedBy', { name: updatedBy.name, time }) : t('settings.form.lastChanged', { time });
}

/** Line that says who has changed a group of settings last, with a link to the log of all changes. */
export function ChangeNote({ settings }: { settings: SettingsForm_SettingsFragment }) {
  return (
    <span>
      {sentenceOf(settings)}{' '}
      {settings.updatedAt !== null && (
        <MuiLink component={Link} to={paths.adminActivity({ targetKind: 'setting' })} underline="always">
          {t('settings.form.history')}
        </MuiLink>
      )}
    </span>
  );
}
