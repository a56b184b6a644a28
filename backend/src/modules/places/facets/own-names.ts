import type { LanguageCode } from '../../site/index.js';

/** Names of the facets and options that the operator of a site does not define. */
interface OwnNames {
  open: string;
  now: string;
  then: string;
  unknown: string;
  price: string;
  free: string;
  rating: string;
  category: string;
  photos: string;
  withPhotos: string;
  yes: string;
  no: string;
}

export const OWN_NAMES: Readonly<Record<LanguageCode, OwnNames>> = {
  en: {
    open: 'Opening hours',
    now: 'Open now',
    then: 'Open at this time',
    unknown: 'Hours unknown',
    price: 'Price',
    free: 'Free',
    rating: 'Rating',
    category: 'Category',
    photos: 'Photos',
    withPhotos: 'With photos',
    yes: 'Yes',
    no: 'No',
  },
  de: {
    open: 'Öffnungszeiten',
    now: 'Jetzt geöffnet',
    then: 'Zu dieser Zeit geöffnet',
    unknown: 'Öffnungszeiten unbekannt',
    price: 'Preis',
    free: 'Kostenlos',
    rating: 'Bewertung',
    category: 'Kategorie',
    photos: 'Fotos',
    withPhotos: 'Mit Fotos',
    yes: 'Ja',
    no: 'Nein',
  },
  es: {
    open: 'Horario',
    now: 'Abierto ahora',
    then: 'Abierto a esa hora',
    unknown: 'Horario desconocido',
    price: 'Precio',
    free: 'Gratis',
    rating: 'Valoración',
    category: 'Categoría',
    photos: 'Fotos',
    withPhotos: 'Con fotos',
    yes: 'Sí',
    no: 'No',
  },
  hi: {
    open: 'खुलने का समय',
    now: 'अभी खुला',
    then: 'इस समय खुला',
    unknown: 'समय पता नहीं',
    price: 'कीमत',
    free: 'मुफ़्त',
    rating: 'रेटिंग',
    category: 'श्रेणी',
    photos: 'तस्वीरें',
    withPhotos: 'तस्वीरों के साथ',
    yes: 'हाँ',
    no: 'नहीं',
  },
  ar: {
    open: 'مواعيد العمل',
    now: 'مفتوح الآن',
    then: 'مفتوح في هذا الوقت',
    unknown: 'المواعيد غير معروفة',
    price: 'السعر',
    free: 'مجاني',
    rating: 'التقييم',
    category: 'الفئة',
    photos: 'الصور',
    withPhotos: 'مع صور',
    yes: 'نعم',
    no: 'لا',
  },
};
