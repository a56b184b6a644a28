import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/address';
import { changedIn, isConflict, messageOf } from '../../../lib/api';
import { t } from '../../../lib/i18n';
import { ConfirmDialog, ConfirmStep } from '../../../ui/feedback';
import { useReport } from '../../../widgets/definitions';
import { AFTER_SAVE } from '../../../widgets/record-form';
import { DeleteCategoryDocument } from './CategoryDialogs.generated';
import { nameHere } from './categoryForm';
import { type CategoryForm_CategoryFragment, SaveCategoryDocument } from './CategoryForm.generated';

interface Props {
  category: CategoryForm_CategoryFragment;
  isOpen: boolean;
  /** Opens the dialog that merges the category. */
  onMerge: () => void;
  onClose: () => void;
}

/** Dialog that deletes a category. While places have it, the dialog offers to merge or to hide it instead. */
export function DeleteDialog({ category, isOpen, onMerge, onClose }: Props) {
  const { slug, version, value, placesCount } = category;
  const name = nameHere(category);
  const navigate = useNavigate();
  const report = useReport();
  const [remove] = useMutation(DeleteCategoryDocument);
  const [save, { loading: isHiding }] = useMutation(SaveCategoryDocument);
  const [refusal, setRefusal] = useState<string>();

  async function act() {
    try {
      const { data } = await remove({ variables: { slug, version } });
      void navigate(paths.adminCategories, { replace: true, state: AFTER_SAVE });
      if (data) report(t('definitions.isDeleted', { name }), data.change);
      return true;
    } catch (error) {
      // Deleted places and suggested edits also need the category.
      if (!isConflict(error) || changedIn(error).length > 0) throw error;
      setRefusal(messageOf(error));
      return false;
    }
  }
  async function hide() {
    try {
      const { data } = await save({ variables: { slug, version, value: { ...value, isHidden: true } } });
      onClose();
      if (data) report(t('adminCategories.isHidden', { name }), data.saved.change);
    } catch (error) {
      setRefusal(messageOf(error));
    }
  }

  if (placesCount === 0 && refusal === undefined) {
    return (
      <ConfirmStep
        isOpen={isOpen}
        title={t('definitions.deleteName', { name })}
        text={t('adminCategories.noPlaceHasIt')}
        labels={{ confirm: t('adminCategories.deleteCategory'), cancel: t('definitions.keepIt') }}
        act={act}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('adminCategories.nameHasPlaces', { name })}
      labels={{ confirm: t('adminCategories.merge'), cancel: t('definitions.cancel') }}
      isDestructive={false}
      busy={isHiding}
      formProps={{
        onSubmit: (event) => {
          event.preventDefault();
          onMerge();
        },
      }}
      onClose={onClose}
      onExited={() => setRefusal(undefined)}
    >
      <Typography>{refusal ?? t('adminCategories.placesHaveIt', { count: placesCount })}</Typography>
      <Typography>{t('adminCategories.mergeOrHide')}</Typography>
      {!value.isHidden && (
        <div>
          <Button variant="outlined" color="inherit" onClick={() => void hide()}>
            {t('adminCategories.hideIt')}
          </Button>
        </div>
      )}
    </ConfirmDialog>
  );
}
