import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import StarOutlineRounded from '@mui/icons-material/StarOutlineRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { useState } from 'react';
import { t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { ConfirmStep } from '../../../ui/feedback';
import { ChangedNote, DeletionNote, RowButton, RowLink, useChange, useSeen } from '../../../widgets/console';
import { type CityTable_CityFragment, DeleteCitiesDocument, FeatureCitiesDocument, HideCitiesDocument } from './CityTable.generated';

/** Action buttons of a city in the table. */
export function CityActions({ city: { id, name, state, country, status, featured, revision } }: { city: CityTable_CityFragment }) {
  const change = useChange();
  const [isAsking, setAsking] = useState(false);
  const version = revision?.version ?? 0;
  const seen = useSeen(version);
  const feature = () =>
    change(FeatureCitiesDocument, { selection: { seen: [{ id, version }] }, featured: !featured }, () =>
      featured ? t('adminCities.nameIsNoLongerFeatured', { name }) : t('adminCities.nameIsFeatured', { name }),
    );
  const ask = () => {
    seen.look();
    setAsking(true);
  };
  const remove = () =>
    seen.orLookAgain(change(DeleteCitiesDocument, { selection: { seen: [{ id, version: seen.version }] } }, () => t('adminCities.nameIsDeleted', { name })));
  const hide = () =>
    seen.orLookAgain(change(HideCitiesDocument, { selection: { seen: [{ id, version: seen.version }] } }, (count) => t('bin.citiesHidden', { count })));
  return (
    <>
      <RowButton
        label={featured ? t('adminCities.stopFeaturingName', { name }) : t('adminCities.featureName', { name })}
        icon={featured ? StarRounded : StarOutlineRounded}
        onClick={() => void feature()}
      />
      {status === 'ACTIVE' && <RowLink label={t('adminCities.viewName', { name })} icon={VisibilityOutlined} to={paths.city(id)} isNewTab />}
      <RowLink label={t('adminCities.editName', { name })} icon={EditOutlined} to={paths.adminCity(id)} />
      <RowButton label={t('adminCities.deleteName', { name })} icon={DeleteOutlined} isDestructive onClick={ask} />
      <ConfirmStep
        isOpen={isAsking}
        title={t('adminCities.deleteNameQuestion', { name })}
        text={t('adminCities.sureToDelete', { count: 1 })}
        labels={{ confirm: t('adminCities.deleteName', { name }), cancel: t('adminCities.keepIt') }}
        act={remove}
        {...(status === 'ACTIVE' && { instead: { label: t('bin.hideInstead'), act: hide } })}
        onClose={() => setAsking(false)}
      >
        <ChangedNote hasChanged={seen.hasChanged}>
          <p>{[name, state, country].filter(Boolean).join(', ')}</p>
        </ChangedNote>
        <DeletionNote cities={{ ids: [id] }} />
      </ConfirmStep>
    </>
  );
}
