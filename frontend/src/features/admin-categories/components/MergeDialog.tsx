import { useMutation } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { object, string } from 'yup';
import { changedAtOnce } from '../../../graphql/limits.generated';
import { paths } from '../../../lib/address';
import { t } from '../../../lib/i18n';
import { ConfirmDialog } from '../../../ui/feedback';
import { FormField, useServerForm } from '../../../ui/form';
import { useReport } from '../../../widgets/definitions';
import { AFTER_SAVE } from '../../../widgets/record-form';
import { MergeCategoriesDocument } from './CategoryDialogs.generated';
import { nameHere } from './categoryForm';
import type { CategoryForm_CategoryFragment } from './CategoryForm.generated';

interface Props {
  category: CategoryForm_CategoryFragment;
  others: readonly CategoryForm_CategoryFragment[];
  isOpen: boolean;
  onClose: () => void;
}

const schema = object({ into: string().required(() => t('adminCategories.pleaseChoose')) });

/** Dialog that moves all places of a category to another one. */
export function MergeDialog({ category, others, isOpen, onClose }: Props) {
  const { slug, version, placesCount } = category;
  const navigate = useNavigate();
  const report = useReport();
  const [merge] = useMutation(MergeCategoriesDocument);
  const form = useServerForm({
    initialValues: { into: '' },
    schema,
    async submit({ into }) {
      const { data } = await merge({ variables: { slug, version, into } });
      onClose();
      if (!data) return;
      const target = others.find((one) => one.slug === into);
      void navigate(paths.adminCategories, { replace: true, state: AFTER_SAVE });
      report(t('adminCategories.isMerged', { name: nameHere(category), into: target ? nameHere(target) : into }), data.saved.change);
    },
    failure: t('adminCategories.couldNotBeMerged'),
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('adminCategories.mergeName', { name: nameHere(category) })}
      labels={{ confirm: t('adminCategories.merge'), cancel: t('definitions.cancel') }}
      busy={form.isSubmitting}
      formProps={form.formProps}
      onClose={onClose}
      onExited={() => form.resetForm()}
    >
      <FormField {...form.field('into')} select label={t('adminCategories.mergeInto')}>
        {others.map((other) => (
          <MenuItem key={other.id} value={other.slug}>
            <bdi>{nameHere(other)}</bdi>
          </MenuItem>
        ))}
      </FormField>
      <Typography>
        {t('adminCategories.placesMove', { count: placesCount })} {t('adminCategories.linksLead', { slug })}
      </Typography>
      {placesCount > changedAtOnce && <Alert severity="warning">{t('adminCategories.noUndo')}</Alert>}
    </ConfirmDialog>
  );
}
