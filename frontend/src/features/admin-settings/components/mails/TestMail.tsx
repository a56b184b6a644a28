import { useMutation, useQuery } from '@apollo/client/react';
import SendRounded from '@mui/icons-material/SendRounded';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { fieldErrorsOf, messageOf } from '../../../../lib/api';
import { inlineDirection, t } from '../../../../lib/i18n';
import type { MailTrialInput } from '../../../../graphql/schema.generated';
import type { SettingValues } from '../../../../widgets/settings';
import { MailServerDocument, SendTestMailDocument, type SendTestMailMutation } from './MailPreview.generated';

type Result = SendTestMailMutation['sendTestMail'];

const SEVERITIES: Record<Result['outcome'], AlertColor> = { SENT: 'success', NOT_SET_UP: 'warning', REFUSED: 'error', UNREACHABLE: 'error' };

/** Returns a sentence about the outcome of a test mail. */
function outcomeText({ outcome, address, answer }: Result): string {
  switch (outcome) {
    case 'SENT':
      return t('settings.form.testSent', { address });
    case 'NOT_SET_UP':
      return t('settings.form.testNotSetUp');
    case 'REFUSED':
      return t('settings.form.testRefused', { answer: answer ?? '' });
    case 'UNREACHABLE':
      return t('settings.form.testUnreachable', { answer: answer ?? '' });
  }
}

interface Props {
  /** The mail and its language. */
  input: MailTrialInput;
  values: SettingValues;
}

/** Button that sends a mail with the values of the form to the viewer, with its outcome, and the state of the mail server. */
export function TestMail({ input, values }: Props) {
  const { data } = useQuery(MailServerDocument);
  const [send, { data: sent, error, loading }] = useMutation(SendTestMailDocument, { onError: () => undefined });
  const result = sent?.sendTestMail;
  const isSet = data?.signInOptions.sendsMail;
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<SendRounded sx={{ transform: `scaleX(${inlineDirection})` }} />}
          loading={loading}
          loadingPosition="start"
          onClick={() => void send({ variables: { input, value: values } })}
        >
          {t('settings.form.sendTest')}
        </Button>
        {isSet !== undefined && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {isSet ? t('settings.form.serverSet') : t('settings.form.serverNotSet')}
          </Typography>
        )}
      </Stack>
      <div role="status">
        {result && !loading && <Alert severity={SEVERITIES[result.outcome]}>{outcomeText(result)}</Alert>}
        {error && !loading && <Alert severity="error">{Object.values(fieldErrorsOf(error))[0] ?? messageOf(error)}</Alert>}
      </div>
    </Stack>
  );
}
