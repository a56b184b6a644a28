import { useMutation } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { reach, string, type StringSchema } from 'yup';
import type { ReportReason } from '../../graphql/schema.generated';
import { t } from '../../lib/i18n';
import { fieldErrorsOf, inputSchema, isConflict, isUnauthenticated, messageOf } from '../../lib/api';
import { useSignIn } from '../../lib/account';
import { SubmitButton, useServerForm } from '../../ui/form';
import { ReasonField } from './ReasonField';
import { CreateReportDocument } from './ReportForm.generated';
import type { ReportTarget } from './target';

const rules = inputSchema('ReportInput');
const schema = rules.shape({
  reason: string().required(() => t('reports.pleaseChooseAReason')),
  note: (reach(rules, 'note') as StringSchema).when('reason', { is: 'OTHER', then: (note) => note.required(() => t('reports.pleaseSayWhatIsWrong')) }),
});

interface ReportFormProps {
  target: ReportTarget;
  /** Called when the report is stored, also if it had been stored before. */
  onSent: (words: string) => void;
  onClose: () => void;
}

/** Form that reports an item to the moderators. */
export function ReportForm({ target, onSent, onClose }: ReportFormProps) {
  const noteId = useId();
  const { signIn } = useSignIn();
  const [createReport] = useMutation(CreateReportDocument);
  const [refusal, setRefusal] = useState<string>();
  const form = useServerForm({
    initialValues: { reason: '', note: '' },
    schema,
    async submit({ reason, note }) {
      setRefusal(undefined);
      try {
        await createReport({ variables: { input: { ...target, reason: reason as ReportReason, note: note.trim() || null } } });
        onSent(t('reports.thankYouAModeratorWill'));
      } catch (error) {
        if (isConflict(error)) onSent(t('reports.youHaveAlreadyReportedThis'));
        else if (isUnauthenticated(error)) signIn();
        else if (Object.keys(fieldErrorsOf(error)).some((name) => name === 'reason' || name === 'note')) throw error;
        else setRefusal(messageOf(error));
      }
    },
    failure: t('reports.yourReportCouldNotBeSent'),
  });
  const reason = form.field('reason');
  const { message, ...note } = form.field('note');

  return (
    <Stack component="form" {...form.formProps} sx={{ flex: 1, minHeight: 0 }}>
      <DialogContent dividers sx={{ px: { xs: 2, sm: 3 } }}>
        <ReasonField name={reason.name} value={form.values.reason} onChange={form.handleChange} message={reason.message} />
        <TextField
          {...note}
          id={noteId}
          label={form.values.reason === 'OTHER' ? t('reports.whatIsIt') : t('reports.moreAboutItOptional')}
          required={form.values.reason === 'OTHER'}
          multiline
          minRows={3}
          fullWidth
          helperText={message}
          sx={{ mt: 2 }}
        />
      </DialogContent>
      <Stack sx={{ px: { xs: 2, sm: 3 }, py: 2, gap: 1.5 }}>
        {refusal && <Alert severity="error">{refusal}</Alert>}
        <DialogActions sx={{ p: 0 }}>
          <Button color="inherit" onClick={onClose}>
            {t('reports.cancel')}
          </Button>
          <SubmitButton busy={form.isSubmitting}>{refusal ? t('reports.tryAgain') : t('reports.sendReport')}</SubmitButton>
        </DialogActions>
      </Stack>
    </Stack>
  );
}
