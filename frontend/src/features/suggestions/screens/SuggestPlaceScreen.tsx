import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { addressText } from '../../../lib/places';
import { t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { useHead } from '../../../lib/page';
import { useModeration, useViewer } from '../../../lib/account';
import { PageContainer } from '../../../ui/PageContainer';
import { PageHeading } from '../../../ui/PageHeading';
import { Spinner, useDeferredLoading } from '../../../ui/feedback';
import { Failed } from '../components/Failed';
import { SuggestForm } from '../components/SuggestForm';
import type { SuggestForm_PlaceFragment } from '../components/SuggestForm.generated';
import { ThankYou } from '../components/ThankYou';
import { SuggestPlaceScreenDocument } from './SuggestPlaceScreen.generated';

/** Sentences about the form, by the time at which a suggestion is shown. */
const INTRODUCTIONS = {
  CHECKED: 'suggestions.tellUsAboutAPlace',
  TRUSTED: 'suggestions.tellUsFirstChecked',
  AT_ONCE: 'suggestions.tellUsAtOnce',
} as const;

interface SuggestedProps {
  place: SuggestForm_PlaceFragment;
  onAnother: () => void;
}

function Suggested({ place: { id, name, status }, onAnother }: SuggestedProps) {
  const isActive = status === 'ACTIVE';
  return (
    <ThankYou text={isActive ? t('suggestions.nameIsPartOfThe', { name }) : t('suggestions.nameIsWaitingForApproval', { name })}>
      <Button component={Link} to={paths.place(id)} variant="contained">
        {isActive ? t('suggestions.seeThePlace') : t('suggestions.seeYourSuggestion')}
      </Button>
      <Button variant="outlined" color="inherit" onClick={onAnother}>
        {t('suggestions.suggestAnotherPlace')}
      </Button>
    </ThankYou>
  );
}

/** Form to suggest a missing place: /suggest; `?city=` preselects a city. */
export function SuggestPlaceScreen() {
  useHead({ title: t('suggestions.suggestAPlace'), noIndex: true });
  const { viewer } = useViewer();
  const { suggestions } = useModeration();
  const [address] = useSearchParams();
  const { data, loading, error, refetch } = useQuery(SuggestPlaceScreenDocument);
  const waiting = useDeferredLoading(loading && !data);
  const [suggested, setSuggested] = useState<SuggestForm_PlaceFragment>();

  if (suggested) return <Suggested place={suggested} onAnother={() => setSuggested(undefined)} />;
  if (error && !data) return <Failed title={t('suggestions.suggestAPlace')} error={error} onRetry={() => void refetch()} />;
  return (
    <PageContainer sx={{ pt: { xs: 3, md: 5 }, pb: { xs: 7, md: 12 }, minHeight: '70vh' }}>
      <PageHeading title={t('suggestions.suggestAPlace')} subtitle={t(INTRODUCTIONS[suggestions])} />
      {waiting && <Spinner label={t('suggestions.loadingForm')} />}
      {viewer && data && (
        <SuggestForm authorId={viewer.id} cityId={addressText(address, 'city') ?? ''} kinds={data.placeKinds} base={data.site.map} onSuggested={setSuggested} />
      )}
    </PageContainer>
  );
}
