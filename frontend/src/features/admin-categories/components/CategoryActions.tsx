import Button from '@mui/material/Button';
import { useState } from 'react';
import { paths } from '../../../lib/address';
import { localizedPath, t } from '../../../lib/i18n';
import { lazyDialog } from '../../../ui/lazy';
import { nameHere } from './categoryForm';
import type { CategoryForm_CategoryFragment } from './CategoryForm.generated';

const SlugDialog = lazyDialog(async () => (await import('./SlugDialog')).SlugDialog);
const MergeDialog = lazyDialog(async () => (await import('./MergeDialog')).MergeDialog);
const DeleteDialog = lazyDialog(async () => (await import('./DeleteDialog')).DeleteDialog);

interface Props {
  category: CategoryForm_CategoryFragment;
  others: readonly CategoryForm_CategoryFragment[];
}

/** Buttons on the page of a category. */
export function CategoryActions({ category, others }: Props) {
  const [open, setOpen] = useState<'slug' | 'merge' | 'delete'>();
  const close = () => setOpen(undefined);
  return (
    <>
      {category.placesCount > 0 && (
        <Button
          href={localizedPath(paths.places({ category: category.slug }))}
          target="_blank"
          variant="outlined"
          color="inherit"
          aria-label={t('adminCategories.viewNameInNewTab', { name: nameHere(category) })}
        >
          {t('adminCategories.view')}
        </Button>
      )}
      <Button variant="outlined" color="inherit" onClick={() => setOpen('slug')}>
        {t('adminCategories.changeSlug')}
      </Button>
      {others.length > 0 && (
        <Button variant="outlined" color="inherit" onClick={() => setOpen('merge')}>
          {t('adminCategories.merge')}
        </Button>
      )}
      {others.length > 0 && (
        <Button variant="outlined" color="error" onClick={() => setOpen('delete')}>
          {t('definitions.delete')}
        </Button>
      )}
      <SlugDialog category={category} isOpen={open === 'slug'} onClose={close} />
      <MergeDialog category={category} others={others} isOpen={open === 'merge'} onClose={close} />
      <DeleteDialog category={category} isOpen={open === 'delete'} onMerge={() => setOpen('merge')} onClose={close} />
    </>
  );
}
