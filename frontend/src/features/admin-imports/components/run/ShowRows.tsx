import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../../../lib/address';
import { t } from '../../../../lib/i18n';
import type { ImportResult_ImportFragment } from './ImportResult.generated';

interface Props {
  import: Pick<ImportResult_ImportFragment, 'id' | 'kind' | 'counts'>;
}

const look = { component: Link, variant: 'outlined', color: 'inherit', sx: { minHeight: 44 } } as const;

/** Links to the lists of the places and cities that an import has added or changed. */
export function ShowRows({ import: { id, kind, counts } }: Props) {
  const written = counts.added + counts.updated > 0;
  return (
    <>
      {written && kind !== 'CITIES' && (
        <Button {...look} to={paths.adminPlaces({ importId: id })}>
          {t('importResult.showPlaces')}
        </Button>
      )}
      {((written && kind === 'CITIES') || counts.citiesAdded > 0) && (
        <Button {...look} to={paths.adminCities({ importId: id })}>
          {t('importResult.showCities')}
        </Button>
      )}
    </>
  );
}
