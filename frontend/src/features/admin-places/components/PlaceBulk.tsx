import { useState } from 'react';
import type { AdminPlaceFilter } from '../../../graphql/schema.generated';
import { categoryName, t } from '../../../lib/i18n';
import { ConfirmStep } from '../../../ui/feedback';
import { lazyDialog } from '../../../ui/lazy';
import { BulkButton, BulkMenu, DeletionNote, ExportButton, MoreThanCounted, type Selection, useBulk } from '../../../widgets/console';
import * as mutations from './PlaceTable.generated';
import { placeReasons } from './rejectReasons';

const RejectDialog = lazyDialog(async () => (await import('../../../widgets/console/RejectDialog')).RejectDialog);

interface Props {
  selection: Selection<AdminPlaceFilter>;
  /** Names of all place categories. */
  kinds: readonly string[];
}

/** Actions on all selected places. */
export function PlaceBulk({ selection, kinds }: Props) {
  const { input, count, isAll } = selection;
  const change = useBulk(selection);
  const [open, setOpen] = useState<'reject' | 'delete'>();
  const close = () => setOpen(undefined);
  const approve = () => change(mutations.ApprovePlacesDocument, { selection: input }, (n) => t('adminPlaces.placesApproved', { count: n }));
  const reject = (reason: string) =>
    change(mutations.RejectPlacesDocument, { selection: input, input: { reason } }, (n) => t('adminPlaces.placesRejected', { count: n }));
  const feature = (featured: boolean) =>
    change(mutations.FeaturePlacesDocument, { selection: input, featured }, (n) =>
      featured ? t('adminPlaces.placesFeatured', { count: n }) : t('adminPlaces.placesNotFeatured', { count: n }),
    );
  const categorize = (category: string) =>
    change(mutations.CategorizePlacesDocument, { selection: input, category }, (n) =>
      t('adminPlaces.placesPutInto', { count: n, category: categoryName(category) }),
    );
  const remove = async () => {
    await change(mutations.DeletePlacesDocument, { selection: input }, (n) => t('adminPlaces.placesDeleted', { count: n }));
  };

  return (
    <>
      <BulkButton onClick={() => void approve()}>{t('adminPlaces.approve')}</BulkButton>
      <BulkButton onClick={() => setOpen('reject')}>{t('adminPlaces.reject')}</BulkButton>
      <BulkButton onClick={() => void feature(true)}>{t('adminPlaces.feature')}</BulkButton>
      <BulkButton onClick={() => void feature(false)}>{t('adminPlaces.unfeature')}</BulkButton>
      <BulkMenu
        label={t('adminPlaces.setCategory')}
        options={kinds.map((value) => ({ value, text: categoryName(value) }))}
        onChoose={(kind) => void categorize(kind)}
      />
      <ExportButton list="places" ids={selection.ids} />
      <BulkButton color="error" onClick={() => setOpen('delete')}>
        {t('adminPlaces.delete')}
      </BulkButton>
      <RejectDialog
        isOpen={open === 'reject'}
        title={t('adminPlaces.rejectPlacesQuestion', { count })}
        text={isAll ? t('adminPlaces.thisRejectsAllPending') : t('adminPlaces.thisRejectsTheSelected')}
        reasons={placeReasons()}
        onReject={reject}
        onClose={close}
      />
      <ConfirmStep
        isOpen={open === 'delete'}
        title={t('adminPlaces.deletePlacesQuestion', { count })}
        text={t('adminPlaces.sureToDelete', { count })}
        labels={{ confirm: t('adminPlaces.deletePlaces', { count }), cancel: t('adminPlaces.keepThem') }}
        act={remove}
        onClose={close}
      >
        <MoreThanCounted selection={selection} />
        <DeletionNote places={input} />
      </ConfirmStep>
    </>
  );
}
