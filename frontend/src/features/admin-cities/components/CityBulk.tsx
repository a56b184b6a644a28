import { useState } from 'react';
import type { AdminCityFilter } from '../../../graphql/schema.generated';
import { t } from '../../../lib/i18n';
import { ConfirmStep } from '../../../ui/feedback';
import { BulkButton, DeletionNote, ExportButton, MoreThanCounted, type Selection, useBulk } from '../../../widgets/console';
import { DeleteCitiesDocument, FeatureCitiesDocument, HideCitiesDocument } from './CityTable.generated';

/** Actions on all selected cities. */
export function CityBulk({ selection }: { selection: Selection<AdminCityFilter> }) {
  const { input, count } = selection;
  const change = useBulk(selection);
  const [isAsking, setAsking] = useState(false);
  const feature = (featured: boolean) =>
    change(FeatureCitiesDocument, { selection: input, featured }, (n) =>
      featured ? t('adminCities.citiesFeatured', { count: n }) : t('adminCities.citiesNotFeatured', { count: n }),
    );
  const remove = async () => {
    await change(DeleteCitiesDocument, { selection: input }, (n) => t('adminCities.citiesDeleted', { count: n }));
  };
  const hide = async () => {
    await change(HideCitiesDocument, { selection: input }, (n) => t('bin.citiesHidden', { count: n }));
  };
  return (
    <>
      <BulkButton onClick={() => void feature(true)}>{t('adminCities.feature')}</BulkButton>
      <BulkButton onClick={() => void feature(false)}>{t('adminCities.unfeature')}</BulkButton>
      <ExportButton list="cities" ids={selection.ids} />
      <BulkButton color="error" onClick={() => setAsking(true)}>
        {t('adminCities.delete')}
      </BulkButton>
      <ConfirmStep
        isOpen={isAsking}
        title={t('adminCities.deleteCitiesQuestion', { count })}
        text={t('adminCities.sureToDelete', { count })}
        labels={{ confirm: t('adminCities.deleteCities', { count }), cancel: t('adminCities.keepThem') }}
        act={remove}
        instead={{ label: t('bin.hideInstead'), act: hide }}
        onClose={() => setAsking(false)}
      >
        <MoreThanCounted selection={selection} />
        <DeletionNote cities={input} />
      </ConfirmStep>
    </>
  );
}
