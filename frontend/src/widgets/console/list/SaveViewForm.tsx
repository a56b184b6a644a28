import Stack from '@mui/material/Stack';
import { object, string } from 'yup';
import { t } from '../../../lib/i18n';
import { FormField, SubmitButton, useServerForm } from '../../../ui/form';

const MOST_LETTERS = 40;
const schema = object({
  name: string()
    .trim()
    .required(() => t('console.pleaseNameTheView'))
    .max(MOST_LETTERS, () => t('console.aNameHasAtMost', { most: MOST_LETTERS })),
});

/** Form that saves the current filters and order under a name. */
export function SaveViewForm({ onSave }: { onSave: (name: string) => Promise<void> }) {
  const form = useServerForm({
    initialValues: { name: '' },
    schema,
    async submit({ name }) {
      await onSave(name.trim());
      form.resetForm();
    },
    failure: t('console.theViewCouldNotBeSaved'),
  });
  return (
    <form {...form.formProps}>
      <Stack sx={{ gap: 1 }}>
        <FormField {...form.field('name')} label={t('console.nameOfThisView')} hint={t('console.aViewOfTheSameName')} autoComplete="off" />
        <SubmitButton busy={form.isSubmitting} size="small" variant="outlined">
          {t('console.saveView')}
        </SubmitButton>
      </Stack>
    </form>
  );
}
