import Typography from '@mui/material/Typography';
import { object, string } from 'yup';
import { dayFromNow, endOfDay, formatDate, isDay } from '../../../lib/i18n';
import { FormField, useServerForm } from '../../../ui/form';
import { useChange } from '../../../widgets/console';
import { UserDialog, type UserDialogProps } from './UserDialog';
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

/** Dialog that suspends a user: they cannot sign in until the end of the chosen day. */
export function SuspendDialog(props: UserDialogProps) {
  const {
    user: { id, name },
    seen,
    onClose,
  } = props;
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
    <UserDialog {...props} title={`Suspend ${name}?`} labels={{ confirm: 'Suspend', cancel: 'Cancel' }} form={form}>
      <Typography>They are signed out everywhere, and cannot sign in until the day is over. What they have written stays.</Typography>
      <FormField {...form.field('until')} label="Until" type="date" slotProps={{ inputLabel: { shrink: true } }} />
    </UserDialog>
  );
}
