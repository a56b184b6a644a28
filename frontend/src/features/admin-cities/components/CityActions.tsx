import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import StarOutlineRounded from '@mui/icons-material/StarOutlineRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { useState } from 'react';
import { paths } from '../../../lib/address';
import { ConfirmStep } from '../../../ui/feedback';
import { ChangedNote, RowButton, RowLink, useChange, useSeen } from '../../../widgets/console';
import { type CityTable_CityFragment, DeleteCitiesDocument, FeatureCitiesDocument } from './CityTable.generated';

/** Action buttons of a city in the table. */
export function CityActions({ city: { id, name, state, country, status, featured, revision } }: { city: CityTable_CityFragment }) {
  const change = useChange();
  const [isAsking, setAsking] = useState(false);
  const version = revision?.version ?? 0;
  const seen = useSeen(version);
  const feature = () =>
    change(
      FeatureCitiesDocument,
      { selection: { seen: [{ id, version }] }, featured: !featured },
      () => `${name} is ${featured ? 'no longer featured' : 'featured'}.`,
    );
  const ask = () => {
    seen.look();
    setAsking(true);
  };
  const remove = () => seen.orLookAgain(change(DeleteCitiesDocument, { selection: { seen: [{ id, version: seen.version }] } }, () => `${name} is deleted.`));
  return (
    <>
      <RowButton
        label={featured ? `Stop featuring ${name}` : `Feature ${name}`}
        icon={featured ? StarRounded : StarOutlineRounded}
        onClick={() => void feature()}
      />
      {status === 'ACTIVE' && <RowLink label={`View ${name}`} icon={VisibilityOutlined} to={paths.city(id)} isNewTab />}
      <RowLink label={`Edit ${name}`} icon={EditOutlined} to={paths.adminCity(id)} />
      <RowButton label={`Delete ${name}`} icon={DeleteOutlined} isDestructive onClick={ask} />
      <ConfirmStep
        isOpen={isAsking}
        title={`Delete ${name}?`}
        text="Are you sure you want to delete this city?"
        labels={{ confirm: `Delete ${name}`, cancel: 'Keep it' }}
        act={remove}
        onClose={() => setAsking(false)}
      >
        <ChangedNote hasChanged={seen.hasChanged}>
          <p>{[name, state, country].filter(Boolean).join(', ')}</p>
        </ChangedNote>
      </ConfirmStep>
    </>
  );
}
