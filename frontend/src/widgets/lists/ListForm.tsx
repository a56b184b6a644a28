import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { t } from '../../lib/i18n';
import { inputSchema } from '../../lib/api';
import { FormField, SubmitButton, useServerForm } from '../../ui/form';
import { forgetLists } from './forgetLists';
import { CreatePlaceListDocument, type ListDialog_ListFragment, UpdatePlaceListDocument } from './ListDialog.generated';
import { VisibilityField } from './VisibilityField';

interface Props {
  list: ListDialog_ListFragment | undefined;
  onSaved: (list: { id: string; ref: string; name: string }) => void;
  onCancel: () => void;
}

/** Form for the name, description and visibility of a list. */
export function ListForm({ list, onSaved, onCancel }: Props) {
  const client = useApolloClient();
  const form = useServerForm({
    initialValues: { name: list?.name ?? '', description: list?.description ?? '', visibility: list?.visibility ?? 'PRIVATE' },
    schema: inputSchema('PlaceListInput'),
    async submit({ name, description, visibility }) {
      const input = { name, description: description.trim() || null, visibility };
      const { data } = list
        ? await client.mutate({ mutation: UpdatePlaceListDocument, variables: { id: list.id, input } })
        : await client.mutate({ mutation: CreatePlaceListDocument, variables: { input } });
      forgetLists(client.cache);
      if (data) onSaved(data.list);
    },
    failure: t('lists.theListCouldNotBeSaved'),
  });

  return (
    <Stack component="form" {...form.formProps} sx={{ minHeight: 0, flex: 1 }}>
      <DialogContent sx={{ px: 3, pt: 1, pb: 1 }}>
        <Stack sx={{ gap: 2.5, pt: 1 }}>
          <FormField {...form.field('name')} label={t('lists.name')} autoComplete="off" autoFocus />
          <FormField {...form.field('description')} label={t('lists.description')} multiline minRows={2} maxRows={8} hint={t('lists.optionalWhatItIsAbout')} />
          <VisibilityField {...form.getFieldProps('visibility')} value={form.values.visibility} />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, pt: 2 }}>
        <Button color="inherit" onClick={onCancel}>
          {t('lists.cancel')}
        </Button>
        <SubmitButton busy={form.isSubmitting}>{list ? t('lists.save') : t('lists.createList')}</SubmitButton>
      </DialogActions>
    </Stack>
  );
}
