import Typography from '@mui/material/Typography';
import { object, string } from 'yup';
import { dayFromNow, dotted, endOfDay, formatDate, isDay } from '../../../lib/i18n';
import { ConfirmDialog } from '../../../ui/feedback';
import { FormField, useServerForm } from '../../../ui/form';
import { ChangedNote, type Seen, useChange } from '../../../widgets/console';
import { SuspendUserDocument } from './UserTable.generated';

const USUAL_DAYS = 7;
/** Maximum suspension (days): the server's ten years, minus one day because the time of day counts. */
const MOST_DAYS = 3651;

const schema = object({
  until: string()
    .required('Please choose a day')
    .test('day', 'Please choose a day', (day) => isDay(day))
    .test('future', 'Please choose a day in the future', (day) => day > dayFromNow(0))
    .test('near', 'At most ten years', (day) => day <= dayFromNow(MOST_DAYS)),
});

interface Props {
  user: { id: string; name: string; email: string };
  /** Version of the account that the admin has seen. */
  seen: Seen;
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog that suspends a user: they cannot sign in until the end of the chosen day. */
export function SuspendDialog({ user: { id, name, email }, seen, isOpen, onClose }: Props) {
  const change = useChange();
  const form = useServerForm({
    initialValues: { until: dayFromNow(USUAL_DAYS) },
    schema,
    async submit({ until }) {
      const end = endOfDay(until);
      const suspended = change(SuspendUserDocument, { id, version: seen.version, until: end }, () => `${name} is suspended until ${formatDate(end)}.`);
      if (await seen.orLookAgain(suspended)) onClose();
    },
    failure: 'The account could not be suspended.',
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Suspend ${name}?`}
      labels={{ confirm: 'Suspend', cancel: 'Cancel' }}
      busy={form.isSubmitting}
      formProps={form.formProps}
      onClose={onClose}
      onExited={() => form.resetForm()}
    >
      <ChangedNote hasChanged={seen.hasChanged}>
        <p>{dotted(name, email)}</p>
      </ChangedNote>
      <Typography>They are signed out everywhere, and cannot sign in until the day is over. What they have written stays.</Typography>
      <FormField {...form.field('until')} label="Until" type="date" slotProps={{ inputLabel: { shrink: true } }} />
    </ConfirmDialog>
  );
}
