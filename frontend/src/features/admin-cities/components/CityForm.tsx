import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { localizedPath, t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { History, StandingChip } from '../../../widgets/console';
import { type CityValues, cityParts, STATUSES } from './cityForm';
import type { CityForm_ChoicesFragment, CityForm_CityFragment } from './CityForm.generated';
import { CitySections } from './CitySections';
import { FindCity } from './FindCity';
import { RecordPage, RevisionNote } from '../../../widgets/record-form';
import { useCityFill } from './useCityFill';
import { useCityForm } from './useCityForm';

interface Props {
  /** Absent for a new city. */
  city?: CityForm_CityFragment;
  choices: CityForm_ChoicesFragment;
  /** Renders the card that visitors will see. */
  renderPreview: (values: CityValues) => ReactNode;
}

function Actions({ city: { id, name, status } }: { city: CityForm_CityFragment }) {
  return (
    <>
      <Box sx={{ alignSelf: 'center' }}>
        <StandingChip tone={status === 'ACTIVE' ? 'success' : 'error'}>{t(STATUSES[status])}</StandingChip>
      </Box>
      <Button component={Link} to={paths.newPlace(id)} variant="outlined" color="inherit">
        {t('adminPlaces.addPlace')}
      </Button>
      {status === 'ACTIVE' && (
        <Button
          href={localizedPath(paths.city(id))}
          target="_blank"
          variant="outlined"
          color="inherit"
          aria-label={t('adminCities.viewNameInNewTab', { name })}
        >
          {t('adminCities.view')}
        </Button>
      )}
    </>
  );
}

/** Form for a new or an existing city. */
export function CityForm({ city, choices, renderPreview }: Props) {
  const form = useCityForm(city);
  const fill = useCityFill(form);
  return (
    <RecordPage
      title={city ? city.name : t('adminCities.addCity')}
      actions={city && <Actions city={city} />}
      form={form}
      parts={cityParts()}
      preview={renderPreview(form.values)}
      note={city?.revision ? <RevisionNote revision={city.revision} /> : t('adminCities.everyoneSeesIt')}
      history={city && <History kind="CITY" id={city.id} />}
    >
      {!city && <FindCity fill={fill} />}
      <CitySections form={form} center={(city ?? fill.city)?.coordinates} base={choices.site.map} />
    </RecordPage>
  );
}
