import Alert from '@mui/material/Alert';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import { t } from '../../../../lib/i18n';
import { SubmitButton } from '../../../../ui/form';
import { radius } from '../../../../ui/shape';
import type { ChoiceForm } from './useChoices';

/** Bar with the button that goes on to the preview; stays in view. */
export function NextBar({ form }: { form: ChoiceForm }) {
  return (
    <>
      <GlobalStyles styles={{ ':root': { '--action-bar': '76px' } }} />
      <Stack
        sx={{
          position: 'sticky',
          bottom: 'calc(var(--bottom-bar) + 8px)',
          zIndex: 'appBar',
          alignItems: 'flex-start',
          gap: 1.5,
          p: 1.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: radius.card,
          bgcolor: 'background.paper',
          boxShadow: 2,
        }}
      >
        {form.lacksName && (
          <Alert severity="error" sx={{ width: '100%' }}>
            {t('importColumns.lacksName')}
          </Alert>
        )}
        <SubmitButton busy={form.isSubmitting}>{t('importColumns.next')}</SubmitButton>
      </Stack>
    </>
  );
}
