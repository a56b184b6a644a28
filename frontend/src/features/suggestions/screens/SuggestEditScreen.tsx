import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { isNotFound } from '../../../lib/serverErrors';
import { useHead } from '../../../lib/useHead';
import { useViewer } from '../../../lib/viewer';
import { MessagePage } from '../../../ui/MessagePage';
import { PageContainer } from '../../../ui/PageContainer';
import { PageHeading } from '../../../ui/PageHeading';
import { Spinner } from '../../../ui/Spinner';
import { useDeferredLoading } from '../../../ui/useDeferredLoading';
import { EditForm } from '../components/EditForm';
import type { EditForm_EditFragment } from '../components/EditForm.generated';
import { Failed } from '../components/Failed';
import { ThankYou } from '../components/ThankYou';
import { SuggestEditScreenDocument, type SuggestEditScreenQuery } from './SuggestEditScreen.generated';

const TITLE = 'Suggest an edit';

type Loaded = SuggestEditScreenQuery & { place: NonNullable<SuggestEditScreenQuery['place']> };

function Editing({ place, placeKinds, site }: Loaded) {
  useHead({ title: `${TITLE} of ${place.name}`, noIndex: true });
  const { viewer } = useViewer();
  const [edit, setEdit] = useState<EditForm_EditFragment>();
  const back = (
    <Button component={RouterLink} to={paths.place(place.id)} variant="contained">
      Back to {place.name}
    </Button>
  );

  if (edit) return <ThankYou text={`Your edit of ${place.name} is waiting for approval.`}>{back}</ThankYou>;
  if (!place.viewerCan.suggestEdit) {
    return (
      <MessagePage title={TITLE} text="Only places that everyone sees can be edited.">
        {back}
      </MessagePage>
    );
  }
  return (
    <PageContainer sx={{ pt: { xs: 3, md: 5 }, pb: { xs: 7, md: 12 } }}>
      <PageHeading
        title={TITLE}
        subtitle={
          <>
            Put right what the guide says of{' '}
            <Link component={RouterLink} to={paths.place(place.id)} underline="always">
              {place.name}
            </Link>
            . Everyone sees it once a moderator has approved it.
          </>
        }
      />
      {viewer && <EditForm authorId={viewer.id} place={place} kinds={placeKinds} tiles={site.mapTiles} onSuggested={setEdit} />}
    </PageContainer>
  );
}

function NotFound() {
  useHead({ title: 'Place Not Found', noIndex: true });
  return (
    <MessagePage title="Place Not Found" text="The place you're looking for doesn't exist.">
      <Button component={RouterLink} to={paths.places()} variant="contained">
        Browse Places
      </Button>
    </MessagePage>
  );
}

/** Better details of a place: /places/:id/suggest-edit. */
export function SuggestEditScreen() {
  const { id = '' } = useParams();
  // What the edit is compared with must be what the guide says now.
  const { data, loading, error, refetch } = useQuery(SuggestEditScreenDocument, { variables: { id }, fetchPolicy: 'network-only' });
  const waiting = useDeferredLoading(loading && !data);

  if (data?.place) return <Editing key={id} {...data} place={data.place} />;
  if (loading) return waiting ? <Spinner label="Loading place" /> : null;
  if (error && !isNotFound(error)) return <Failed title={TITLE} error={error} onRetry={() => void refetch()} />;
  return <NotFound />;
}
