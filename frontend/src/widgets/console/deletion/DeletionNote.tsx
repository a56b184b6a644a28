import { useQuery } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { t } from '../../../lib/i18n';
import { canBeMore } from '../list/countedTo';
import { alongText } from './alongText';
import { DeletionNoteDocument, type DeletionNoteQuery, type DeletionNoteQueryVariables } from './DeletionNote.generated';

type Impact = DeletionNoteQuery['deletionImpact'];

/** Says what goes along with deleted cities or places. @param isPart whether the API has counted only a part of them */
function sentenceOf({ places, reviews, photos }: Omit<Impact, 'cities' | 'lists' | 'favorites'>, isPart: boolean): string {
  const what = alongText({ places, reviews, photos });
  if (what && isPart) return t('bin.goAlongAtLeast', { what });
  return what ? t('bin.goAlong', { what, count: places + reviews + photos }) : t('bin.canBeRestored');
}

/** Says what is erased with an account, and what stays. */
function sentencesOfUser({ reviews, lists, favorites }: Impact): string {
  const erased = alongText({ lists, favorites });
  const kept = alongText({ reviews });
  return [erased && t('bin.erasedAsWell', { what: erased }), kept && t('bin.staysWithoutName', { what: kept })].filter(Boolean).join(' ');
}

function textOf({ cities, userId }: DeletionNoteQueryVariables, impact: Impact): string {
  if (userId) return sentencesOfUser(impact);
  // Of places, the number to delete is in the question already.
  if (cities) return sentenceOf(impact, canBeMore(impact.cities));
  return sentenceOf({ ...impact, places: 0 }, canBeMore(impact.places));
}

/** Things that a deletion takes along, in the dialog that asks for it. If it cannot be counted, the dialog works without it. */
export function DeletionNote(variables: DeletionNoteQueryVariables) {
  const { data, loading } = useQuery(DeletionNoteDocument, { variables, fetchPolicy: 'network-only' });
  const text = data && textOf(variables, data.deletionImpact);
  return (
    <Typography role="status" sx={{ '&:empty': { display: 'none' }, ...(!data && { color: 'text.secondary' }) }}>
      {loading && !data ? t('bin.counting') : text}
    </Typography>
  );
}
