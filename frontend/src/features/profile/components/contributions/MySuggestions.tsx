import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import type { ModerationStatus, PlaceEditStatus } from '../../../../graphql/schema.generated';
import { t } from '../../../../lib/i18n';
import { pageParam, paths } from '../../../../lib/address';
import { ModerationNote } from '../../../../ui/feedback';
import { PageNumbers } from '../../../../ui/PageNumbers';
import { MySuggestionsDocument, type MySuggestions_EditsFragment } from './MySuggestions.generated';
import { ProfileSection } from '../ProfileSection';
import { SuggestionItem } from './SuggestionItem';

const ANCHOR = 'my-suggestions';
/** Address parameters with the page of each list. */
const PARAMS = { places: 'suggestions', edits: 'edits' } as const;

const DECIDED: Record<PlaceEditStatus, ModerationStatus> = { APPLIED: 'APPROVED', PENDING: 'PENDING', REJECTED: 'REJECTED' };
const EDIT_WORDS = {
  get APPROVED() {
    return t('profile.applied');
  },
  get REJECTED() {
    return t('profile.notApplied');
  },
};

/** Describes an edit, for example "Edit of 2 details". */
const editOf = ({ changes: { length } }: MySuggestions_EditsFragment['items'][number]): string => t('profile.editOfDetails', { count: length });

/** Places and edits that the viewer suggested, newest first, with their moderation state. Renders nothing if there are none. */
export function MySuggestions() {
  const [params] = useSearchParams();
  const variables = { places: pageParam(params.get(PARAMS.places)), edits: pageParam(params.get(PARAMS.edits)) };
  // `cache-and-network`: a moderator can have decided since the last request.
  const { data, previousData, loading } = useQuery(MySuggestionsDocument, { variables, fetchPolicy: 'cache-and-network' });
  const viewer = (data ?? previousData)?.viewer;
  if (!viewer || viewer.suggestedPlaces.total + viewer.placeEdits.total === 0) return null;

  const { suggestedPlaces: places, placeEdits: edits } = viewer;
  const hrefOf = (list: keyof typeof PARAMS) => (page: number) => {
    const next = new URLSearchParams(params);
    next.set(PARAMS[list], String(page));
    return `${paths.profile}?${next.toString()}#${ANCHOR}`;
  };
  const list = { listStyle: 'none', m: 0, p: 0, opacity: loading && !data ? 0.6 : 1, transition: 'opacity .2s', '&:empty': { display: 'none' } };

  return (
    <ProfileSection title={t('profile.mySuggestions')} anchor={ANCHOR}>
      <Box component="ul" aria-label={t('profile.suggestedPlaces')} sx={list}>
        {places.items.map(({ moderation, ...place }) => (
          <SuggestionItem
            key={place.id}
            place={place}
            about={place.city ? t('profile.newPlaceIn', { city: place.city.name }) : t('profile.newPlace')}
            createdAt={place.createdAt}
          >
            {moderation && <ModerationNote moderation={moderation} />}
          </SuggestionItem>
        ))}
      </Box>
      <PageNumbers {...places} hrefOf={hrefOf('places')} label={t('profile.pagesOfSuggestedPlaces')} />
      <Box component="ul" aria-label={t('profile.suggestedEdits')} sx={{ ...list, ...(places.total > 0 && { borderTop: 1, borderColor: 'divider', pt: 2 }) }}>
        {edits.items.map((edit) => (
          <SuggestionItem key={edit.id} place={edit.place} about={editOf(edit)} createdAt={edit.createdAt}>
            <ModerationNote moderation={{ status: DECIDED[edit.status], isHeld: false, reason: edit.reason }} words={EDIT_WORDS} />
          </SuggestionItem>
        ))}
      </Box>
      <PageNumbers {...edits} hrefOf={hrefOf('edits')} label={t('profile.pagesOfSuggestedEdits')} />
    </ProfileSection>
  );
}
