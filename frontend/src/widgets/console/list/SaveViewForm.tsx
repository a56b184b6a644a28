import Stack from '@mui/material/Stack';
import { object, string } from 'yup';
import { FormField, SubmitButton, useServerForm } from '../../../ui/form';

const MOST_LETTERS = 40;
const schema = object({
  name: string().trim().required('Please name the view').max(MOST_LETTERS, `A name has at most ${MOST_LETTERS} characters`),
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
    failure: 'The view could not be saved.',
  });
  return (
    <form {...form.formProps}>
      <Stack sx={{ gap: 1 }}>
        <FormField {...form.field('name')} label="Name of this view" hint="A view of the same name is replaced." autoComplete="off" />
        <SubmitButton busy={form.isSubmitting} size="small" variant="outlined">
          Save view
        </SubmitButton>
      </Stack>
    </form>
  );
}
