import { useMutation } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { t } from '../../../lib/i18n';
import { useNotify } from '../../../ui/toast';
import { isUnauthenticated, messageOf } from '../../../lib/api';
import { useDraft } from '../../../lib/browser';
import { useServerForm } from '../../../ui/form';
import { changesBetween, currencySignOf, detailsOf, isAboutFields, useAttributes } from '../../../widgets/place-form';
import { draftKey, editSchema, isEdit, valuesOf } from '../edit';
import { type EditForm_EditFragment, type EditForm_PlaceFragment, SuggestPlaceEditDocument } from './EditForm.generated';

interface Options {
  authorId: string;
  place: EditForm_PlaceFragment;
  /** Called after the edit is accepted by the server. */
  onSuggested: (edit: EditForm_EditFragment) => void;
}

/** Form state for an edit of a place: draft, validation, list of changes, and the server's error if it rejected the edit. */
export function useEditForm({ authorId, place, onSuggested }: Options) {
  const notify = useNotify();
  const { found, fresh, keep, forget } = useDraft({ key: draftKey(place.id), authorId, fresh: valuesOf(place), isValues: isEdit });
  const [suggest] = useMutation(SuggestPlaceEditDocument);
  const [refusal, setRefusal] = useState<string>();
  const [isRestored, setRestored] = useState(found !== undefined);
  const sign = currencySignOf(place.city, place);
  const { attributes } = useAttributes();

  const form = useServerForm({
    initialValues: found ?? fresh,
    schema: editSchema,
    async submit(values) {
      const isSame = changesBetween(fresh, values, sign, attributes).length === 0;
      setRefusal(isSame ? t('suggestions.youHaveNotChangedAnything') : undefined);
      if (isSame) return;
      try {
        const input = { ...detailsOf(values, sign, fresh), note: values.note.trim() || null };
        const { data } = await suggest({ variables: { placeId: place.id, input } });
        if (!data) return;
        forget();
        onSuggested(data.suggestPlaceEdit);
      } catch (error) {
        if (isAboutFields(error, values)) throw error;
        if (isUnauthenticated(error)) notify.info(t('suggestions.pleaseSignInAgainYour'));
        setRefusal(messageOf(error));
      }
    },
    failure: t('suggestions.yourSuggestionCouldNotBeSent'),
  });

  const { values, resetForm } = form;
  const changes = useMemo(() => changesBetween(fresh, values, sign, attributes), [fresh, values, sign, attributes]);
  useEffect(() => keep(values), [keep, values]);
  const discard = () => {
    resetForm({ values: fresh });
    forget();
    setRestored(false);
  };
  return { ...form, sign, changes, refusal, isRestored, discard };
}
