import { useApolloClient, useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { isNotFound } from '../../../lib/api';
import { useHead } from '../../../lib/page';
import { useModeration, useViewer } from '../../../lib/account';
import { MessagePage, Spinner, useDeferredLoading } from '../../../ui/feedback';
import { PageContainer } from '../../../ui/PageContainer';
import { PageHeading } from '../../../ui/PageHeading';
import { RichText } from '../../../ui/RichText';
import { EditForm } from '../components/EditForm';
import type { EditForm_EditFragment } from '../components/EditForm.generated';
import { Failed } from '../components/Failed';
import { ThankYou } from '../components/ThankYou';
import { SuggestEditScreenDocument, type SuggestEditScreenQuery } from './SuggestEditScreen.generated';

/** Sentences about the form, by the time at which an edit is shown. */
const INTRODUCTIONS = {
  CHECKED: 'suggestions.correctTheInformation',
  TRUSTED: 'suggestions.correctFirstChecked',
  AT_ONCE: 'suggestions.correctAtOnce',
} as const;

type Loaded = SuggestEditScreenQuery & { place: NonNullable<SuggestEditScreenQuery['place']> };

function Editing({ place, placeKinds, site }: Loaded) {
  useHead({ title: t('suggestions.suggestAnEditOf', { name: place.name }), noIndex: true });
  const { viewer } = useViewer();
  const { suggestions } = useModeration();
  const [edit, setEdit] = useState<EditForm_EditFragment>();
  const { cache } = useApolloClient();
  // An applied edit has changed the place, so its screen must read it again. This screen is left, and need not.
  const readAgain = () => cache.evict({ id: 'ROOT_QUERY', fieldName: 'place', broadcast: false });
  const back = (
    <Button component={RouterLink} to={paths.place(place.id)} variant="contained" onClick={edit?.status === 'APPLIED' ? readAgain : undefined}>
      {t('suggestions.backTo', { name: place.name })}
    </Button>
  );

  if (edit) {
    const text = edit.status === 'APPLIED' ? 'suggestions.yourEditOfNameIsApplied' : 'suggestions.yourEditOfNameIs';
    return <ThankYou text={t(text, { name: place.name })}>{back}</ThankYou>;
  }
  if (!place.viewerCan.suggestEdit) {
    return (
      <MessagePage title={t('suggestions.suggestAnEdit')} text={t('suggestions.onlyPlacesThatEveryoneSees')}>
        {back}
      </MessagePage>
    );
  }
  return (
    <PageContainer sx={{ pt: { xs: 3, md: 5 }, pb: { xs: 7, md: 12 } }}>
      <PageHeading
        title={t('suggestions.suggestAnEdit')}
        subtitle={
          <RichText
            text={INTRODUCTIONS[suggestions]}
            values={{ name: place.name }}
            parts={{ place: <Link component={RouterLink} to={paths.place(place.id)} underline="always" /> }}
          />
        }
      />
      {viewer && <EditForm authorId={viewer.id} place={place} kinds={placeKinds} base={site.map} onSuggested={setEdit} />}
    </PageContainer>
  );
}

function NotFound() {
  useHead({ title: t('suggestions.placeNotFound'), noIndex: true });
  return (
    <MessagePage title={t('suggestions.placeNotFound')} text={t('suggestions.thePlaceYoureLookingFor')}>
      <Button component={RouterLink} to={paths.places()} variant="contained">
        {t('suggestions.browsePlaces')}
      </Button>
    </MessagePage>
  );
}

/** Form to suggest an edit to a place: /places/:id/suggest-edit. */
export function SuggestEditScreen() {
  const { id = '' } = useParams();
  // `network-only`: the edit must be compared with the server's current data.
  const { data, loading, error, refetch } = useQuery(SuggestEditScreenDocument, { variables: { id }, fetchPolicy: 'network-only' });
  const waiting = useDeferredLoading(loading && !data);

  if (data?.place) return <Editing key={id} {...data} place={data.place} />;
  if (loading) return waiting ? <Spinner label={t('suggestions.loadingPlace')} /> : null;
  if (error && !isNotFound(error)) return <Failed title={t('suggestions.suggestAnEdit')} error={error} onRetry={() => void refetch()} />;
  return <NotFound />;
}
