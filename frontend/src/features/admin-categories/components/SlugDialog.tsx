import { useMutation } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { t } from '../../../lib/i18n';
import { ConfirmDialog } from '../../../ui/feedback';
import { FormField, useServerForm } from '../../../ui/form';
import { useReport } from '../../../widgets/definitions';
import { settingsSchema } from '../../../widgets/setting-fields';
import { settingText, SLUG_FIELD } from '../../../widgets/settings';
import { RenameCategoryDocument } from './CategoryDialogs.generated';
import type { CategoryForm_CategoryFragment } from './CategoryForm.generated';

interface Props {
  category: CategoryForm_CategoryFragment;
  isOpen: boolean;
  onClose: () => void;
}

const schema = settingsSchema({ to: SLUG_FIELD });

/** Dialog that gives a category another word in addresses. */
export function SlugDialog({ category: { slug, version }, isOpen, onClose }: Props) {
  const report = useReport();
  const [rename] = useMutation(RenameCategoryDocument);
  const initialValues = { to: slug };
  const form = useServerForm({
    initialValues,
    schema,
    async submit({ to }) {
      const { data } = await rename({ variables: { slug, version, to: to.trim() } });
      onClose();
      if (data) report(t('adminCategories.slugIsChanged', { slug: data.saved.category.slug }), data.saved.change);
    },
    failure: t('adminCategories.couldNotBeChanged'),
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('adminCategories.changeSlugOf', { slug })}
      labels={{ confirm: t('adminCategories.changeSlug'), cancel: t('definitions.cancel') }}
      isDestructive={false}
      busy={form.isSubmitting}
      formProps={form.formProps}
      onClose={onClose}
      onExited={() => form.resetForm({ values: initialValues })}
    >
      <Typography>{t('adminCategories.oldLinksWork')}</Typography>
      <FormField
        {...form.field('to')}
        label={t('adminCategories.newWord')}
        hint={settingText('categories.slugHelp')}
        autoComplete="off"
        autoFocus
        slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false, autoCapitalize: 'none' } }}
      />
    </ConfirmDialog>
  );
}
