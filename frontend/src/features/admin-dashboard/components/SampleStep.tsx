import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { t } from '../../../lib/i18n';
import { ConfirmStep } from '../../../ui/feedback';
import { ActionButton, useRefresh } from '../../../widgets/console';
import { AddPackDocument, RemoveSampleDataDocument, type SampleStep_SampleFragment } from './SampleStep.generated';

interface Props {
  sample: SampleStep_SampleFragment;
}

/** Status of a job that adds or removes data. */
function Status({ children }: { children: string }) {
  return (
    <Stack direction="row" role="status" sx={{ gap: 1, alignItems: 'center', minHeight: 44 }}>
      <CircularProgress size={18} aria-hidden />
      <Typography variant="body2">{children}</Typography>
    </Stack>
  );
}

/** Buttons that add the sample data, to a site without cities, and a small guide of OpenStreetMap. */
export function TryOutPacks({ sample: { isBeingAdded }, isEmpty }: Props & { isEmpty: boolean }) {
  const [add] = useMutation(AddPackDocument);
  if (isBeingAdded) return <Status>{t('setup.packIsBeingAdded')}</Status>;
  const button = (id: string, label: string) => <ActionButton act={async () => void (await add({ variables: { id } }))}>{label}</ActionButton>;
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start', mt: 1.5 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '68ch' }}>
        {t('setup.vaduzText')}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {isEmpty && button('sample', t('setup.addSampleData'))}
        {button('vaduz', t('setup.addVaduz'))}
      </Stack>
    </Stack>
  );
}

/** Button that removes the sample data. What users have touched stays at first; a second removal takes it as well. */
export function SampleStep({ sample: { cities, places, people, isBeingRemoved, hasFailed } }: Props) {
  const [remove] = useMutation(RemoveSampleDataDocument);
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  // The first removal takes all sample users.
  const isRest = people === 0;
  const counts = t('setup.citiesAndPlaces', { cities: t('setup.cities', { count: cities }), places: t('setup.places', { count: places }) });

  if (isBeingRemoved) return <Status>{t('setup.sampleIsBeingRemoved')}</Status>;
  const confirm = isRest ? t('setup.removeTheRest') : t('setup.removeSampleData');
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      {hasFailed && (
        <Typography variant="body2" role="alert" sx={{ color: 'error.main' }}>
          {t('setup.removalFailed')}
        </Typography>
      )}
      {isRest && <Typography variant="body2">{t('setup.peopleHaveAddedTo', { what: counts })}</Typography>}
      <Button variant="outlined" color="inherit" onClick={() => setAsking(true)}>
        {confirm}
      </Button>
      <ConfirmStep
        isOpen={isAsking}
        title={isRest ? t('setup.removeTheRestQuestion') : t('setup.removeSampleDataQuestion')}
        text={isRest ? t('setup.theContributionsGoAsWell', { what: counts }) : t('setup.whatPeopleHaveAddedStays', { what: counts })}
        labels={{ confirm, cancel: t('setup.keepSampleData') }}
        act={async () => {
          await remove({ variables: { withContributions: isRest } });
          await refresh();
        }}
        onClose={() => setAsking(false)}
      />
    </Stack>
  );
}
