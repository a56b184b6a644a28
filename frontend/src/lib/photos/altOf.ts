import { t } from '../i18n';

interface Described {
  /** Description; a standard text in English if `subject` is set, empty for the photo of a user who has not described it. */
  alt: string;
  /** Name of the place or city, if nobody has described the picture. */
  subject: string | null;
  isIllustration: boolean;
}

/**
 * Returns the description of a picture: the one of its author, or a standard text in the page's language.
 * @param shown name of the place or city as the page shows it; the one on the sign by default
 */
export function altOf({ alt, subject, isIllustration }: Described, shown = subject): string {
  if (subject === null) return alt || t('photos.photo');
  return isIllustration ? t('photos.illustrationOf', { name: shown }) : t('photos.photoOf', { name: shown });
}
