import { useState } from 'react';
import type { AdminCityFilter } from '../../../graphql/schema.generated';
import { formatCount } from '../../../lib/i18n';
import { ConfirmStep } from '../../../ui/feedback';
import { BulkButton, ExportButton, type Selection, useBulk } from '../../../widgets/console';
import { DeleteCitiesDocument, FeatureCitiesDocument } from './CityTable.generated';

const cities = (n: number) => formatCount(n, 'city', 'cities');

/** Actions on all selected cities. */
export function CityBulk({ selection }: { selection: Selection<AdminCityFilter> }) {
  const { input, count } = selection;
  const change = useBulk(selection);
  const [isAsking, setAsking] = useState(false);
  const feature = (featured: boolean) =>
    change(FeatureCitiesDocument, { selection: input, featured }, (n) => `${cities(n)} ${featured ? 'featured' : 'no longer featured'}.`);
  const remove = async () => {
    await change(DeleteCitiesDocument, { selection: input }, (n) => `${cities(n)} deleted.`);
  };
  return (
    <>
      <BulkButton onClick={() => void feature(true)}>Feature</BulkButton>
      <BulkButton onClick={() => void feature(false)}>Unfeature</BulkButton>
      <ExportButton list="cities" ids={selection.ids} />
      <BulkButton color="error" onClick={() => setAsking(true)}>
        Delete
      </BulkButton>
      <ConfirmStep
        isOpen={isAsking}
        title={`Delete ${cities(count)}?`}
        text={`Are you sure you want to delete ${count === 1 ? 'this city' : 'these cities'}?`}
        labels={{ confirm: `Delete ${cities(count)}`, cancel: 'Keep them' }}
        act={remove}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
