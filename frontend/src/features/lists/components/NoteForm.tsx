import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { t } from '../../../lib/i18n';
import { inputSchema } from '../../../lib/api';
import { FormField, SubmitButton, useServerForm } from '../../../ui/form';
import { UpdatePlaceListNoteDocument } from './ListPlaces.generated';

export interface NoteFormProps {
  listId: string;
  place: { id: string; name: string };
  note: string | null;
  isOpen: boolean;
  /** Called after saving or canceling. */
  onClose: () => void;
}

function OpenForm({ listId, place, note, onClose }: Omit<NoteFormProps, 'isOpen'>) {
  const client = useApolloClient();
  const form = useServerForm({
    initialValues: { note: note ?? '' },
    schema: inputSchema('PlaceListNoteInput'),
    async submit(values) {
      const input = { note: values.note.trim() || null };
      await client.mutate({ mutation: UpdatePlaceListNoteDocument, variables: { listId, placeId: place.id, input } });
      onClose();
    },
    failure: t('lists.theNoteCouldNotBeSaved'),
  });
  return (
    <Stack component="form" {...form.formProps} aria-label={t('lists.noteOnName', { name: place.name })} sx={{ gap: 1.5, pt: 1 }}>
      <FormField {...form.field('note')} label={t('lists.note')} multiline minRows={2} maxRows={8} autoFocus hint={t('lists.everyoneWhoCanSeeThe')} />
      <Stack direction="row" sx={{ gap: 1 }}>
        <SubmitButton busy={form.isSubmitting} variant="outlined">
          {t('lists.saveNote')}
        </SubmitButton>
        <Button color="inherit" onClick={onClose}>
          {t('lists.cancel')}
        </Button>
      </Stack>
    </Stack>
  );
}

/** Inline form for the owner's note on a place. */
export function NoteForm({ isOpen, ...form }: NoteFormProps) {
  return isOpen ? <OpenForm {...form} /> : null;
}
