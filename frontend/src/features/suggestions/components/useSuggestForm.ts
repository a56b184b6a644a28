import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { t } from '../../../lib/i18n';
import { useNotify } from '../../../ui/toast';
import { fieldErrorsOf, isUnauthenticated, messageOf } from '../../../lib/api';
import { useDraft } from '../../../lib/browser';
import { useServerForm } from '../../../ui/form';
import { currencySignOf, isAboutFields, useLikelyPlaces, usePlaceCity } from '../../../widgets/place-form';
import { DRAFT_KEY, freshSuggestion, isSuggestion, suggestionOf, suggestionSchema } from '../suggestion';
import { SuggestPlaceDocument, type SuggestForm_PlaceFragment } from './SuggestForm.generated';

interface Options {
  authorId: string;
  /** City in the address; empty for none. */
  cityId: string;
  /** Called after the suggestion is accepted by the server. */
  onSuggested: (place: SuggestForm_PlaceFragment) => void;
}

/** Form state for a new place: draft, validation, possible duplicates, and the server's error if it rejected the suggestion. */
export function useSuggestForm({ authorId, cityId, onSuggested }: Options) {
  const notify = useNotify();
  const client = useApolloClient();
  const { found, fresh, keep, forget, attempt } = useDraft({ key: DRAFT_KEY, authorId, fresh: freshSuggestion(cityId), isValues: isSuggestion });
  const likely = useLikelyPlaces();
  const [refusal, setRefusal] = useState<{ message: string; photos?: string | undefined }>();
  const [isUploading, setUploading] = useState(false);
  const [isRestored, setRestored] = useState(found !== undefined);

  const form = useServerForm({
    initialValues: found ?? fresh,
    schema: suggestionSchema,
    async submit(values) {
      setRefusal(isUploading ? { message: t('suggestions.yourPhotosAreStillOn') } : undefined);
      if (isUploading || (await likely.find(values))) return;
      try {
        const input = { ...suggestionOf(values, sign), clientMutationId: attempt(values) };
        const { data } = await client.mutate({ mutation: SuggestPlaceDocument, variables: { input } });
        if (!data) return;
        // An admin's place is public at once, so cached lists are stale.
        if (data.suggestPlace.status === 'ACTIVE')
          for (const fieldName of ['places', 'stats', 'placeCities']) client.cache.evict({ id: 'ROOT_QUERY', fieldName });
        forget();
        onSuggested(data.suggestPlace);
      } catch (error) {
        if (isAboutFields(error, values)) throw error;
        if (isUnauthenticated(error)) notify.info(t('suggestions.pleaseSignInAgainYour'));
        setRefusal({ message: messageOf(error), photos: fieldErrorsOf(error).photoIds });
      }
    },
    failure: t('suggestions.yourSuggestionCouldNotBeSent'),
  });

  const { values, resetForm } = form;
  const city = usePlaceCity(values.cityId);
  const sign = currencySignOf(city);
  useEffect(() => keep(values), [keep, values]);
  const discard = () => {
    resetForm({ values: fresh });
    forget();
    setRestored(false);
  };
  return { ...form, city, sign, likely, refusal, isRestored, discard, setUploading };
}
