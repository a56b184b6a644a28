import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { addressText } from '../../../lib/addressText';
import { paths } from '../../../lib/paths';
import { useHead } from '../../../lib/useHead';
import { useViewer } from '../../../lib/viewer';
import { PageContainer } from '../../../ui/PageContainer';
import { PageHeading } from '../../../ui/PageHeading';
import { Spinner } from '../../../ui/Spinner';
import { useDeferredLoading } from '../../../ui/useDeferredLoading';
import { Failed } from '../components/Failed';
import { SuggestForm } from '../components/SuggestForm';
import type { SuggestForm_PlaceFragment } from '../components/SuggestForm.generated';
import { ThankYou } from '../components/ThankYou';
import { SuggestPlaceScreenDocument } from './SuggestPlaceScreen.generated';

const TITLE = 'Suggest a place';

interface SuggestedProps {
  place: SuggestForm_PlaceFragment;
  onAnother: () => void;
}

function Suggested({ place: { id, name, status }, onAnother }: SuggestedProps) {
  const isActive = status === 'ACTIVE';
  return (
    <ThankYou text={isActive ? `${name} is part of the guide now.` : `${name} is waiting for approval.`}>
      <Button component={Link} to={paths.place(id)} variant="contained">
        {isActive ? 'See the place' : 'See your suggestion'}
      </Button>
      <Button variant="outlined" color="inherit" onClick={onAnother}>
        Suggest another place
      </Button>
    </ThankYou>
  );
}

/** Adds a place that the guide lacks: /suggest, with `?city=` where the city is known already. */
export function SuggestPlaceScreen() {
  useHead({ title: TITLE, noIndex: true });
  const { viewer } = useViewer();
  const [address] = useSearchParams();
  const { data, loading, error, refetch } = useQuery(SuggestPlaceScreenDocument);
  const waiting = useDeferredLoading(loading && !data);
  const [suggested, setSuggested] = useState<SuggestForm_PlaceFragment>();

  if (suggested) return <Suggested place={suggested} onAnother={() => setSuggested(undefined)} />;
  if (error && !data) return <Failed title={TITLE} error={error} onRetry={() => void refetch()} />;
  return (
    <PageContainer sx={{ pt: { xs: 3, md: 5 }, pb: { xs: 7, md: 12 }, minHeight: '70vh' }}>
      <PageHeading title={TITLE} subtitle="Tell us of a place that the guide lacks. Everyone sees it once a moderator has approved it." />
      {waiting && <Spinner label="Loading form" />}
      {viewer && data && (
        <SuggestForm
          authorId={viewer.id}
          cityId={addressText(address, 'city') ?? ''}
          kinds={data.placeKinds}
          tiles={data.site.mapTiles}
          onSuggested={setSuggested}
        />
      )}
    </PageContainer>
  );
}
