import { string } from 'yup';
import type { SuggestPlaceInput } from '../../graphql/schema.generated';
import { t } from '../../lib/i18n';
import type { PickedPhoto } from '../../widgets/photos';
import { detailsOf, detailsSchema, type DetailValues, isDetails, NO_DETAILS } from '../../widgets/place-form';

/** Values of the form for a new place. */
export interface SuggestionValues extends DetailValues {
  /** Id of the city; empty if none is chosen. */
  cityId: string;
  photos: PickedPhoto[];
}

/** Storage key of the draft. */
export const DRAFT_KEY = 'citypins-suggestion-draft';

/** Maximum number of photos per suggestion. */
export const MAX_PHOTOS = 5;

export const suggestionSchema = detailsSchema('SuggestPlaceInput').shape({ cityId: string().required(() => t('suggestions.pleaseChooseACity')) });

/** Returns the initial values of the form. */
export const freshSuggestion = (cityId: string): SuggestionValues => ({ ...NO_DETAILS, cityId, photos: [] });

/** Type guard for a stored draft. */
export function isSuggestion(found: unknown): found is SuggestionValues {
  const { cityId, photos } = (found ?? {}) as Partial<SuggestionValues>;
  return isDetails(found) && typeof cityId === 'string' && Array.isArray(photos);
}

/**
 * Converts form values into the mutation's input. The values must satisfy the schema.
 * @param sign currency sign of prices
 */
export function suggestionOf(values: SuggestionValues, sign: string): Omit<SuggestPlaceInput, 'clientMutationId'> {
  return { ...detailsOf(values, sign), cityId: values.cityId, photoIds: values.photos.map(({ id }) => id) };
}
