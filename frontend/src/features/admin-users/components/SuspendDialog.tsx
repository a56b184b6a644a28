import Typography from '@mui/material/Typography';
import { object, string } from 'yup';
import { dayFromNow, endOfDay, formatDate, isDay, t } from '../../../lib/i18n';
import { FormField, useServerForm } from '../../../ui/form';
import { useChange } from '../../../widgets/console';
import { UserDialog, type UserDialogProps } from './UserDialog';
import { SuspendUserDocument } from './UserTable.generated';

const USUAL_DAYS = 7;
/** Maximum suspension (days): the server's ten years, minus one day because the time of day counts. */
const MOST_DAYS = 3651;

const schema = object({
  until: string()
    .required(() => t('adminUsers.pleaseChooseADay'))
    .test({ name: 'day', message: () => t('adminUsers.pleaseChooseADay'), test: (day) => isDay(day) })
    .test({ name: 'future', message: () => t('adminUsers.pleaseChooseADayInTheFuture'), test: (day) => day > dayFromNow(0) })
    .test({ name: 'near', message: () => t('adminUsers.atMostTenYears'), test: (day) => day <= dayFromNow(MOST_DAYS) }),
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
      const suspended = change(SuspendUserDocument, { id, version: seen.version, until: end }, () =>
        t('adminUsers.nameIsSuspendedUntil', { name, day: formatDate(end) }),
      );
      if (await seen.orLookAgain(suspended)) onClose();
    },
    failure: t('adminUsers.theAccountCouldNotBeSuspended'),
  });
  return (
    <UserDialog
      {...props}
      title={t('adminUsers.suspendNameQuestion', { name })}
      labels={{ confirm: t('adminUsers.suspend'), cancel: t('adminUsers.cancel') }}
      form={form}
    >
      <Typography>{t('adminUsers.theyAreSignedOutEverywhere')}</Typography>
      <FormField {...form.field('until')} label={t('adminUsers.until')} type="date" slotProps={{ inputLabel: { shrink: true } }} />
    </UserDialog>
  );
}
