import { useState } from 'react';
import type { AdminPlaceFilter } from '../../../graphql/schema.generated';
import { categoryName, formatCount } from '../../../lib/i18n';
import { ConfirmStep } from '../../../ui/feedback';
import { lazyDialog } from '../../../ui/lazy';
import { BulkButton, BulkMenu, ExportButton, type Selection, useBulk } from '../../../widgets/console';
import * as mutations from './PlaceTable.generated';
import { PLACE_REASONS } from './rejectReasons';

const RejectDialog = lazyDialog(async () => (await import('../../../widgets/console/RejectDialog')).RejectDialog);

const places = (n: number) => formatCount(n, 'place', 'places');

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
  const approve = () => change(mutations.ApprovePlacesDocument, { selection: input }, (n) => `${places(n)} approved.`);
  const reject = (reason: string) => change(mutations.RejectPlacesDocument, { selection: input, input: { reason } }, (n) => `${places(n)} rejected.`);
  const feature = (featured: boolean) => {
    const word = featured ? 'featured' : 'no longer featured';
    return change(mutations.FeaturePlacesDocument, { selection: input, featured }, (n) => `${places(n)} ${word}.`);
  };
  const categorize = (category: string) =>
    change(mutations.CategorizePlacesDocument, { selection: input, category }, (n) => `${places(n)} put into ${category}.`);
  const remove = async () => {
    await change(mutations.DeletePlacesDocument, { selection: input }, (n) => `${places(n)} deleted.`);
  };

  return (
    <>
      <BulkButton onClick={() => void approve()}>Approve</BulkButton>
      <BulkButton onClick={() => setOpen('reject')}>Reject</BulkButton>
      <BulkButton onClick={() => void feature(true)}>Feature</BulkButton>
      <BulkButton onClick={() => void feature(false)}>Unfeature</BulkButton>
      <BulkMenu label="Set category" options={kinds.map((value) => ({ value, text: categoryName(value) }))} onChoose={(kind) => void categorize(kind)} />
      <ExportButton list="places" ids={selection.ids} />
      <BulkButton color="error" onClick={() => setOpen('delete')}>
        Delete
      </BulkButton>
      <RejectDialog
        isOpen={open === 'reject'}
        title={`Reject ${places(count)}?`}
        text={isAll ? 'This rejects all pending places that match the filter.' : 'This rejects the selected places that are pending.'}
        reasons={PLACE_REASONS}
        onReject={reject}
        onClose={close}
      />
      <ConfirmStep
        isOpen={open === 'delete'}
        title={`Delete ${places(count)}?`}
        text={`Are you sure you want to delete ${count === 1 ? 'this place' : 'these places'}?`}
        labels={{ confirm: `Delete ${places(count)}`, cancel: 'Keep them' }}
        act={remove}
        onClose={close}
      />
    </>
  );
}
