import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { t } from '../lib/i18n';

interface Props {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Switch for e-mails about moderation decisions. */
export function DecisionMailsSwitch({ isOn, onChange }: Props) {
  return (
    <FormControlLabel
      control={<Switch checked={isOn} onChange={(_event, wanted) => onChange(wanted)} />}
      label={t('profile.sendMeAnEmailWhen')}
      sx={{ minHeight: 44 }}
    />
  );
}
