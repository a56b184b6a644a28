import { useMutation } from '@apollo/client/react';
import { object } from 'yup';
import { inputRules } from '../../../../graphql/inputRules.generated';
import { isolate, t } from '../../../../lib/i18n';
import { textSchema } from '../../../../lib/api';
import { ConfirmDialog } from '../../../../ui/feedback';
import { FormField, useServerForm } from '../../../../ui/form';
import { type ArchiveItem_ArchiveFragment, RenameMapArchiveDocument } from './MapArchives.generated';

/** Rules of the server for names. */
const schema = object({ name: textSchema({ ...inputRules.FetchMapAreaInput.name, required: 'maps.nameMissing' }) });

interface Props {
  archive: Pick<ArchiveItem_ArchiveFragment, 'id' | 'name'>;
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog for the name of an archive, which only the console shows. */
export function RenameArchive({ archive: { id, name }, isOpen, onClose }: Props) {
  const [rename] = useMutation(RenameMapArchiveDocument);
  const form = useServerForm({
    initialValues: { name },
    schema,
    async submit(values) {
      await rename({ variables: { id, name: values.name.trim() } });
      onClose();
    },
    failure: t('mapArchives.notRenamed'),
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('mapArchives.renameName', { name: isolate(name) })}
      labels={{ confirm: t('mapArchives.rename'), cancel: t('mapArchives.cancel') }}
      isDestructive={false}
      busy={form.isSubmitting}
      formProps={form.formProps}
      onClose={onClose}
      onExited={() => form.resetForm({ values: { name } })}
    >
      <FormField {...form.field('name')} label={t('mapArchives.name')} autoComplete="off" autoFocus />
    </ConfirmDialog>
  );
}
