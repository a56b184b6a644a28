import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { t } from '../../lib/i18n';
import { inputSchema } from '../../lib/api';
import { FormField, SubmitButton, useServerForm } from '../../ui/form';

interface Props {
  /** Creates the list; a thrown error is shown. */
  create: (name: string) => Promise<void>;
  /** Called after the list is created or the field is cancelled. */
  onDone: () => void;
  canCancel: boolean;
}

/** Field for the name of a new list. */
export function NewListField({ create, onDone, canCancel }: Props) {
  const form = useServerForm({
    initialValues: { name: '' },
    schema: inputSchema('PlaceListInput').pick(['name']),
    async submit({ name }) {
      await create(name.trim());
      onDone();
    },
    failure: t('lists.theListCouldNotBeCreated'),
  });
  return (
    <Stack component="form" {...form.formProps} aria-label={t('lists.newList')} sx={{ gap: 1.5, py: 2 }}>
      <FormField {...form.field('name')} label={t('lists.nameOfTheNewList')} autoComplete="off" autoFocus hint={t('lists.onlyYouCanSeeIt')} />
      <Stack direction="row" sx={{ gap: 1 }}>
        <SubmitButton busy={form.isSubmitting} variant="outlined">
          {t('lists.createAndSave')}
        </SubmitButton>
        {canCancel && (
          <Button color="inherit" onClick={onDone}>
            {t('lists.cancel')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
