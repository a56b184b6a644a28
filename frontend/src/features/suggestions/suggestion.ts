import { string } from 'yup';
import type { SuggestPlaceInput } from '../../graphql/schema.generated';
import { t } from '../../lib/i18n';
import type { PickedPhoto } from '../../widgets/photos';
import { detailsOf, detailsSchema, type DetailValues, isDetails, NO_DETAILS } from '../../widgets/place-form';

/** What the form for a new place holds. */
export interface SuggestionValues extends DetailValues {
  /** The city it is in; empty as long as none is chosen. */
  cityId: string;
  photos: PickedPhoto[];
}

/** Where the draft of a suggestion is kept. */
export const DRAFT_KEY = 'citypins-suggestion-draft';

/** Photos that one suggestion brings at most. */
export const MAX_PHOTOS = 5;

export const suggestionSchema = detailsSchema('SuggestPlaceInput').shape({ cityId: string().required(() => t('suggestions.pleaseChooseACity')) });

/** What the form begins with. */
export const freshSuggestion = (cityId: string): SuggestionValues => ({ ...NO_DETAILS, cityId, photos: [] });

/** Whether something that was kept is what the form holds. */
export function isSuggestion(found: unknown): found is SuggestionValues {
  const { cityId, photos } = (found ?? {}) as Partial<SuggestionValues>;
  return isDetails(found) && typeof cityId === 'string' && Array.isArray(photos);
}

/**
 * What is sent of it; the values must have passed the schema.
 * @param sign the currency sign of prices
 */
export function suggestionOf(values: SuggestionValues, sign: string): Omit<SuggestPlaceInput, 'clientMutationId'> {
  return { ...detailsOf(values, sign), cityId: values.cityId, photoIds: values.photos.map(({ id }) => id) };
}
